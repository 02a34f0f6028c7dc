#include "gridstride/device.h"

#include "api/state.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/stream.h"

namespace gs {

using detail::guarded;

namespace {

gridstride::Stream &stream_of(const std::shared_ptr<void> &state) {
  return *static_cast<gridstride::Stream *>(state.get());
}

gridstride::Event &event_of(const std::shared_ptr<void> &state) {
  return *static_cast<gridstride::Event *>(state.get());
}

}  // namespace

int Device::count() {
  return guarded([] { return gridstride::Device::count(); });
}

Device Device::current() {
  return guarded([] { return Device(gridstride::Device::current().ordinal()); });
}

void Device::set_current(int ordinal) {
  guarded([&] { gridstride::Device::set_current(ordinal); });
}

std::string Device::name() const {
  return guarded([&] { return gridstride::Device::get(ordinal_).name(); });
}

bool Device::is_gpu() const {
  return guarded([&] { return gridstride::Device::get(ordinal_).kind() == gridstride::DeviceKind::Cuda; });
}

Device::Memory Device::memory() const {
  return guarded([&] {
    const gridstride::MemoryInfo info = gridstride::Device::get(ordinal_).memory_info();
    return Memory{info.free, info.total};
  });
}

void Device::synchronize() const {
  guarded([&] { gridstride::Device::get(ordinal_).synchronize(); });
}

void synchronize() {
  Device::current().synchronize();
}

// --- streams

Stream::Stream() : state_(guarded([] { return gridstride::Stream::create(gridstride::Device::current()); })) {}

Stream Stream::current() {
  return guarded([] { return Stream(gridstride::Device::current().current_stream()); });
}

void Stream::synchronize() const {
  guarded([&] { stream_of(state_).synchronize(); });
}

bool Stream::query() const {
  return guarded([&] { return stream_of(state_).query(); });
}

void Stream::wait(const Event &event) const {
  guarded([&] { stream_of(state_).wait(event_of(event.state_)); });
}

Stream::Scope::Scope(const Stream &stream) : stream_(stream.state_) {
  guarded([&] {
    gridstride::Device &device = stream_of(stream_).device();
    outer_ = device.current_stream();
    device.set_current_stream(std::static_pointer_cast<gridstride::Stream>(stream_));
  });
}

Stream::Scope::~Scope() {
  stream_of(stream_).device().set_current_stream(std::static_pointer_cast<gridstride::Stream>(outer_));
}

// --- events

Event::Event() : state_(guarded([] { return std::make_shared<gridstride::Event>(gridstride::Device::current()); })) {}

void Event::record(const Stream &stream) const {
  guarded([&] { event_of(state_).record(stream_of(stream.state_)); });
}

void Event::synchronize() const {
  guarded([&] { event_of(state_).synchronize(); });
}

double Event::elapsed_ms(const Event &start, const Event &stop) {
  return guarded([&] { return gridstride::Event::elapsed_ms(event_of(start.state_), event_of(stop.state_)); });
}

}  // namespace gs
