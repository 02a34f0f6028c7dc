// Kernels written in Python, launched without it: saxpy kernels.gsk
#include <cmath>
#include <cstdio>
#include <vector>

#include <gridstride/gridstride.h>

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: saxpy kernels.gsk\n");
    return 2;
  }
  try {
    const gs::Module module = gs::Module::load(argv[1]);
    const gs::Kernel saxpy = module.kernel("saxpy"), block_sums = module.kernel("block_sums");

    constexpr std::int64_t n = 1'000'003;
    constexpr std::uint32_t threads = 256, blocks = (n + threads - 1) / threads;
    gs::Generator generator(1);
    const gs::Array x = generator.random({n}, gs::DType::Float32);
    const gs::Array y = generator.random({n}, gs::DType::Float32);
    const gs::Array out = gs::empty_like(x);
    saxpy.launch({blocks}, {threads}, 2.5F, x, y, out);

    const gs::Array sums = gs::zeros({blocks}, gs::DType::Float32);
    block_sums.launch({blocks}, {threads}, out, sums, n);

    const double total = gs::sum(sums.astype(gs::DType::Float64)).item<double>();
    const double expected = gs::sum((2.5F * x + y).astype(gs::DType::Float64)).item<double>();
    const std::vector<float> host = out.to_vector<float>();
    const gs::CompilerCounts counts = gs::compiler_counts();
    std::printf("device: %s\n", gs::Device::current().name().c_str());
    std::printf("out[0] = %.6f, sum = %.3f, expected %.3f\n", static_cast<double>(host[0]), total, expected);
    std::printf("code from the file: %s, taken %d times\n", module.has_code() ? "this engine's" : "another engine's",
                static_cast<int>(counts.taken_from_files));
    return std::fabs(total - expected) < 1e-5 * expected ? 0 : 1;
  } catch (const gs::Error &error) {
    std::fprintf(stderr, "%s: %s\n", error.kind().c_str(), error.what());
    return 1;
  }
}
