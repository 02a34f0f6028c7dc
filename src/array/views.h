#pragma once

#include "array/array.h"
#include "array/window.h"

namespace gridstride::array {

/// The elements of `array`, a view of the pending `storage`, broadcast to `space`, as a new node, and nothing runs:
/// where that costs no more than to read the values from memory, the expression itself with the view's indices put into
/// its leaves; where the expression is a reduction or stands on one, a View, which lets rows go through several kernels
/// while they are in the caches, or through one on a GPU (row_blocks.h). Null where the storage had better run now.
/// Under the window's lock.
[[nodiscard]] Node *view_of_pending(Window &window, const Storage &storage, const Array &array, const Shape &space);

/// Whether a View stands in an expression.
[[nodiscard]] bool stands_on_views(Node *node);

/// Runs what the views in an expression stand on; they are leaves then. `cause` as in Window::run.
void resolve_views(Window &window, Node *node, const char *cause);

/// Makes a View whose source is a leaf by now a leaf, too. Work on the stream where the source lies otherwise than the
/// view was told.
void settle_view(Window &window, Node *view);

}  // namespace gridstride::array
