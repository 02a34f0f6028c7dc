#include "gridstride/kernel.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <limits>

#include "api/state.h"
#include "jit/ahead.h"
#include "jit/kernel.h"
#include "kernels/archive.h"
#include "runtime/device.h"

namespace gs {

namespace in = gridstride::kernels;
using detail::guarded;
using detail::internal;
using detail::unwrap;

namespace {

const in::Archive &archive_of(const std::shared_ptr<void> &state) {
  return *static_cast<const in::Archive *>(state.get());
}

const in::Dispatcher &dispatcher_of(const std::shared_ptr<void> &state) {
  return *static_cast<const in::Dispatcher *>(state.get());
}

/// The number as another dtype; false where that changes it.
bool convert(const gridstride::Scalar &from, gridstride::DType to, gridstride::Scalar &into) {
  if (gridstride::is_complex(to)) return false;
  into = from.cast(to);
  const bool from_float = gridstride::is_floating(from.dtype);
  // A float that a shorter one holds less exactly is what C++ programs pass all the time; integers must be exact.
  if (gridstride::is_floating(to)) return from_float || into.as_double() == from.as_double();
  return !from_float && into.cast(from.dtype) == from && (into.as_double() < 0) == (from.as_double() < 0);
}

}  // namespace

std::vector<std::string> Kernel::signatures() const {
  return guarded([&] {
    std::vector<std::string> texts;
    for (const in::Specialisation *made : dispatcher_of(state_).specialisations()) {
      texts.push_back(in::to_string(std::span<const in::TypeCode>(made->codes())));
    }
    return texts;
  });
}

void Kernel::launch_with(const LaunchOptions &options, Dim3 grid, Dim3 block,
                         const std::vector<Argument> &arguments) const {
  guarded([&] {
    std::vector<in::Argument> given;
    for (const Argument &argument : arguments) {
      if (argument.array_ != nullptr) {
        given.emplace_back(unwrap(*argument.array_));
        continue;
      }
      const gridstride::DType dtype = internal(argument.dtype_);
      const gridstride::DTypeKind kind = gridstride::kind_of(dtype);
      given.emplace_back(kind == gridstride::DTypeKind::Float ? gridstride::Scalar::of_float(dtype, argument.number_)
                         : kind == gridstride::DTypeKind::Unsigned
                             ? gridstride::Scalar::of_uint(dtype, argument.integer_)
                         : kind == gridstride::DTypeKind::Bool
                             ? gridstride::Scalar::of_bool(argument.integer_ != 0)
                             : gridstride::Scalar::of_int(dtype, static_cast<std::int64_t>(argument.integer_)));
    }
    const in::Dispatcher &dispatcher = dispatcher_of(state_);
    const in::Specialisation *chosen = dispatcher.find(given);
    std::vector<in::Argument> converted;
    for (const in::Specialisation *made : dispatcher.specialisations()) {
      if (chosen != nullptr) break;
      if (made->codes().size() != given.size()) continue;
      converted = given;
      bool fits = true;
      for (std::size_t i = 0; fits && i < given.size(); ++i) {
        if (given[i].code() == made->codes()[i]) continue;
        const gridstride::ir::Type wanted = made->codes()[i].type();
        if (given[i].is_array()) {
          // Code for any strides takes contiguous arrays as well.
          const gridstride::ir::Type type = given[i].code().type();
          fits = wanted.is_array() && wanted.layout == gridstride::ir::LayoutClass::General &&
                 wanted.dtype == type.dtype && wanted.rank == type.rank;
          continue;
        }
        gridstride::Scalar number;
        fits = wanted.is_scalar() && convert(given[i].scalar(), wanted.dtype, number);
        if (fits) converted[i] = in::Argument(number);
      }
      if (!fits) continue;
      chosen = made;
      given = converted;
    }
    if (chosen == nullptr) {
      std::vector<in::TypeCode> codes;
      for (const in::Argument &argument : given) codes.push_back(argument.code());
      std::string text = "kernel '" + name_ + "' was not compiled for (" +
                         in::to_string(std::span<const in::TypeCode>(codes)) + "); it was for";
      for (const std::string &signature : signatures()) text += " (" + signature + ")";
      throw Error("TypeError", text + ". Add a --signature to `gridstride compile`, or cast or copy the arguments");
    }
    in::Configuration configuration;
    const std::uint32_t extents[2][3] = {{grid.x, grid.y, grid.z}, {block.x, block.y, block.z}};
    std::copy(extents[0], extents[0] + 3, configuration.dims.grid);
    std::copy(extents[1], extents[1] + 3, configuration.dims.block);
    if (options.stream != nullptr) {
      configuration.stream = std::static_pointer_cast<gridstride::Stream>(options.stream->state_);
    }
    configuration.shared_bytes = options.shared_bytes;
    in::launch(*chosen, configuration, given);
  });
}

Module Module::load(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error("FileNotFoundError", "cannot read '" + path + "'");
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  Module module;
  module.state_ = guarded([&] { return std::make_shared<in::Archive>(in::read_archive(bytes, path)); });
  return module;
}

std::vector<std::string> Module::names() const {
  std::vector<std::string> names;
  for (const auto &[name, dispatcher] : archive_of(state_).kernels) names.push_back(name);
  return names;
}

Kernel Module::kernel(std::string_view name) const {
  const auto &kernels = archive_of(state_).kernels;
  const auto found = kernels.find(std::string(name));
  if (found == kernels.end()) {
    std::string text = "the file has no kernel '" + std::string(name) + "'; it has";
    for (const auto &[known, dispatcher] : kernels) text += " '" + known + "'";
    throw Error("KeyError", text);
  }
  Kernel kernel;
  kernel.name_ = found->first;
  kernel.state_ = found->second;
  return kernel;
}

bool Module::has_code() const {
  return archive_of(state_).same_build;
}

CompilerCounts compiler_counts() {
  return {gridstride::jit::preloaded_used(), gridstride::jit::cache_statistics().compilations};
}

}  // namespace gs
