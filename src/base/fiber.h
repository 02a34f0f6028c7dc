#pragma once

#include <cstddef>
#include <memory>

namespace gridstride {

/// A function that runs on a stack of its own and can be left and resumed. Whoever resumes it waits until it suspends
/// itself or ends. A fiber stays with the thread that resumed it first; exceptions must not leave its function.
///
/// The file behind this is the one that switches stacks; it tells the sanitizers of each switch.
class Fiber {
public:
  using Run = void (*)(void *argument);

  explicit Fiber(std::size_t stack_bytes);
  ~Fiber();
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;

  /// The next `resume` calls run(argument). Only before the first start, and after the function has ended.
  void start(Run run, void *argument);
  /// Goes on with the fiber until it suspends or ends. Not from a fiber.
  void resume();
  /// Back to whoever resumed this fiber: called by the function that it runs.
  void suspend();
  [[nodiscard]] bool ended() const;
  /// Forgets a suspended function: what stands on its stack is not destroyed.
  void abandon();

private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace gridstride
