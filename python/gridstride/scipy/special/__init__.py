"""Special functions over arrays, with SciPy's names: compiled, on all cores or the GPU.

Functions of numbers compute in float64 and give float32 for float32 and float16, else float64. Kernels may call them.
Complex numbers are taken by `lambertw` and by what NumPy has too (`log1p`, `expm1`, `exp2`, `sinc`).
"""

from gridstride import cbrt, exp2, expm1, log1p, sinc
from gridstride import rint as round
from gridstride.scipy.special._bessel import i0, i0e, i1, i1e, j0, j1, k0, k0e, k1, k1e, spherical_yn, y0, y1, yn
from gridstride.scipy.special._elementary import (
    boxcox,
    boxcox1p,
    cosdg,
    cosm1,
    cotdg,
    entr,
    exp10,
    exprel,
    huber,
    inv_boxcox,
    inv_boxcox1p,
    kl_div,
    log_softmax,
    logsumexp,
    pseudo_huber,
    radian,
    rel_entr,
    sindg,
    softmax,
    tandg,
    xlog1py,
    xlogy,
)
from gridstride.scipy.special._error import (
    erf,
    erfc,
    erfcinv,
    erfcx,
    erfinv,
    expit,
    log_expit,
    log_ndtr,
    logit,
    ndtr,
    ndtri,
)
from gridstride.scipy.special._gamma import (
    beta,
    betaln,
    binom,
    digamma,
    gamma,
    gammaln,
    gammasgn,
    loggamma,
    multigammaln,
    poch,
    polygamma,
    rgamma,
    zeta,
    zetac,
)
from gridstride.scipy.special._incomplete import (
    bdtr,
    bdtrc,
    bdtri,
    betainc,
    betaincc,
    betaincinv,
    btdtr,
    btdtri,
    chdtr,
    chdtrc,
    chdtri,
    fdtr,
    fdtrc,
    fdtri,
    gammainc,
    gammaincc,
    gammainccinv,
    gammaincinv,
    gdtr,
    gdtrc,
    nbdtr,
    nbdtrc,
    nbdtri,
    pdtr,
    pdtrc,
    pdtri,
)
from gridstride.scipy.special._integrals import (
    ellipe,
    ellipeinc,
    ellipj,
    ellipk,
    ellipkinc,
    ellipkm1,
    exp1,
    expi,
    expn,
    lambertw,
    lpmv,
    shichi,
    sici,
    sph_harm_y,
)

psi = digamma

__all__ = [name for name in dir() if not name.startswith("_")]
