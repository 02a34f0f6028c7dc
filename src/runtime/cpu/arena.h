#pragma once

namespace gridstride::cpu {

/// Calls run(argument) on a worker of the pool, in the order of the calls. The pool has `threads` workers, made on the
/// first call and never ended: they may be at work until the process ends.
///
/// The file behind this is the one that sees oneTBB. It is compiled without the thread sanitizer, which cannot see the
/// synchronisation inside the library and would report each task that is handed over; callers synchronise on their own.
void enqueue_in_arena(int threads, void (*run)(void *), void *argument);

}  // namespace gridstride::cpu
