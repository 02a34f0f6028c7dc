#pragma once

#include "linalg/decompose.h"

namespace gridstride {
class Stream;
}

namespace gridstride::linalg {

// The decompositions of decompose.h on CUDA devices by cuSOLVER, which is loaded when the first is asked for: the same
// results for matrices at device addresses, each matrix after the other. All wait for their end. What decompose.h says
// of results that do not exist holds here too.

/// Whether there is cuSOLVER, and matrices of this stack are so large and few that it beats copies to the host and
/// LAPACK there. (eig, least_squares and qr_raw are LAPACK's always.)
[[nodiscard]] bool device_decomposes(const Stack &stack);

/// `out` holds identity matrices before.
[[nodiscard]] bool device_invert(Stream &stream, const Stack &stack, const std::byte *a, std::byte *out);
[[nodiscard]] bool device_solve(Stream &stream, const Stack &stack, std::int64_t columns, const std::byte *a,
                                const std::byte *b, std::byte *out);
void device_sign_and_log(Stream &stream, const Stack &stack, const std::byte *a, std::byte *sign, std::byte *log);
/// The other triangle of `out` is not zeroed.
[[nodiscard]] bool device_cholesky(Stream &stream, const Stack &stack, bool upper, const std::byte *a, std::byte *out);
/// What lies below the diagonal of `r` is not zeroed.
void device_qr(Stream &stream, const Stack &stack, std::int64_t columns, const std::byte *a, std::byte *q,
               std::byte *r);
/// By the polar decomposition and the eigenvalues of its Hermitian factor (gesvdp), which is backward stable; where it
/// had to perturb a matrix that is close to singular, by gesvd.
[[nodiscard]] bool device_svd(Stream &stream, const Stack &stack, bool full, const std::byte *a, std::byte *u,
                              std::byte *s, std::byte *vh);
[[nodiscard]] bool device_eigh(Stream &stream, const Stack &stack, bool upper, const std::byte *a, std::byte *values,
                               std::byte *vectors);

}  // namespace gridstride::linalg
