// Heat in a plate, with arrays alone: slices, expressions that fuse, a reduction, and a linear system to compare with.
#include <cmath>
#include <cstdio>

#include <gridstride/gridstride.h>

int main() {
  using gs::Slice;
  constexpr std::int64_t n = 24;
  const Slice inner{1, -1}, above{{}, -2}, below{2, {}};

  // The upper edge is hot, the others are cold: heat flows until nothing changes any more.
  gs::Array plate = gs::zeros({n, n});
  plate.set({0}, 100.0);
  int steps = 0;
  for (double change = 1; change > 1e-9; ++steps) {
    // Four neighbours, one pass over memory.
    const gs::Array next =
        0.25 * (plate(above, inner) + plate(below, inner) + plate(inner, above) + plate(inner, below));
    if (steps % 50 == 0) change = gs::max(gs::absolute(next - plate(inner, inner))).item<double>();
    plate.set({inner, inner}, next);
  }

  // The same as a linear system: each inner point is the mean of its neighbours.
  const std::int64_t m = n - 2;
  const gs::Array identity = gs::eye(m);
  gs::Array line = 2.0 * identity;
  line.set({Slice{1, {}}}, line(Slice{1, {}}) - identity(Slice{{}, -1}));
  line.set({Slice{{}, -1}}, line(Slice{{}, -1}) - identity(Slice{1, {}}));
  const auto kronecker = [&](const gs::Array &a, const gs::Array &b) {
    return (a(gs::all, gs::newaxis, gs::all, gs::newaxis) * b(gs::newaxis, gs::all, gs::newaxis, gs::all))
        .reshape({m * m, m * m});
  };
  gs::Array right = gs::zeros({m, m});
  right.set({0}, 100.0);
  const gs::Array system = kronecker(identity, line) + kronecker(line, identity);
  const gs::Array exact = gs::linalg::solve(system, right.reshape({m * m, 1})).reshape({m, m});
  const double error = gs::max(gs::absolute(plate(inner, inner) - exact)).item<double>();

  std::printf("device: %s\n", gs::Device::current().name().c_str());
  std::printf("%d steps, middle %.4f, furthest from the exact solution %.1e\n", steps,
              plate(n / 2, n / 2).item<double>(), error);
  return error < 1e-6 ? 0 : 1;
}
