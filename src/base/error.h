#pragma once

#include <exception>
#include <string>

namespace gridstride {

/// What went wrong, by the exception class a Python user expects. The bindings map each kind to one class.
enum class ErrorKind {
  Value,           ///< ValueError
  Type,            ///< TypeError
  Index,           ///< IndexError
  Key,             ///< KeyError
  Name,            ///< NameError
  Attribute,       ///< AttributeError
  ZeroDivision,    ///< ZeroDivisionError
  Overflow,        ///< OverflowError
  Assertion,       ///< AssertionError
  NotImplemented,  ///< NotImplementedError
  Runtime,         ///< RuntimeError
  OutOfMemory,     ///< gridstride.cuda.memory.OutOfMemoryError (a MemoryError)
  Cuda,            ///< gridstride.cuda.CudaError; the text starts with the CUDA name, "CUDA_ERROR_INVALID_VALUE: ..."
  Typing,          ///< gridstride.cuda.TypingError: a kernel whose types do not work out
  Unsupported,     ///< gridstride.cuda.UnsupportedError: a construct that kernels do not accept
  Internal,        ///< RuntimeError that asks for a report: a broken invariant of ours
};

/// A place in a user's program. Lines and columns count from 1; 0 means unknown.
struct SourceLocation {
  std::string file;
  int line = 0;
  int column = 0;
  int end_column = 0;

  [[nodiscard]] bool known() const { return line > 0; }
};

/// The one exception type of the engine. `what()` is the whole text a user reads: what was given, what was expected,
/// what to do.
class Error : public std::exception {
public:
  Error(ErrorKind kind, std::string message, SourceLocation location = {});

  [[nodiscard]] const char *what() const noexcept override { return text_.c_str(); }
  [[nodiscard]] ErrorKind kind() const { return kind_; }
  /// The text without the location.
  [[nodiscard]] const std::string &message() const { return message_; }
  [[nodiscard]] const SourceLocation &location() const { return location_; }

private:
  ErrorKind kind_;
  std::string message_;
  SourceLocation location_;
  std::string text_;
};

}  // namespace gridstride
