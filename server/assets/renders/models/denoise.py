"""A denoiser for Blender builds without OpenImageDenoise: dual-buffer non-local means with feature buffers.

Two renders of the same picture with different seeds give the variance of each pixel. Pixels are averaged with similar
ones near them, where "similar" is measured against that variance and against noise-free features (normal, albedo).
"""
import numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter


def _compress(image):
    """Brings radiance to a perceptual scale, so that highlights do not rule the distances."""
    return np.log1p(6.0 * np.maximum(image, 0.0)).astype(np.float32)


def _despeckle(image, other):
    """Limits fireflies: a pixel much brighter than its neighbourhood in both buffers' mean is clipped."""
    mean = 0.5 * (image + other)
    around = uniform_filter(np.minimum(mean, 4.0), (5, 5, 1))
    limit = 3.0 * around + 0.15
    odd = (image > limit) & (other < limit)
    return np.where(odd, np.minimum(image, np.maximum(other, around)), image)


def denoise(a, b, features, radius=6, patch=2, strength=0.75):
    """Returns the denoised mean of `a` and `b` (height × width × 3, linear); `features` is a list of (image, sigma)."""
    a, b = _despeckle(a, b), _despeckle(b, a)
    mean = (0.5 * (a + b)).astype(np.float32)
    log_a, log_b = _compress(a), _compress(b)
    guide = 0.5 * (log_a + log_b)
    variance = np.maximum(gaussian_filter(0.25 * ((log_a - log_b) ** 2).mean(axis=2), 2.0), 2e-7)
    features = [(f.astype(np.float32), 1.0 / (s * s)) for f, s in features]

    total, weights = mean.copy(), np.ones(mean.shape[:2], np.float32)
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx <= 0 or dx * dx + dy * dy > radius * radius + 1:
                continue
            here, there = _pair(mean.shape, dy, dx)
            v = variance[here] + variance[there]
            distance = ((guide[here] - guide[there]) ** 2).mean(axis=2) - v
            distance = uniform_filter(distance / (strength * v + 1e-7), 2 * patch + 1)
            weight = np.exp(-np.maximum(distance, 0.0))
            for feature, inverse in features:
                gap = ((feature[here] - feature[there]) ** 2).sum(axis=2)
                weight = np.minimum(weight, np.exp(-gap * inverse))
            total[here] += weight[..., None] * mean[there]
            total[there] += weight[..., None] * mean[here]
            weights[here] += weight
            weights[there] += weight
    return total / weights[..., None]


def _pair(shape, dy, dx):
    """Slices of the pixels that have a neighbour at (dy, dx), and of those neighbours."""
    h, w = shape[:2]
    x0, x1 = max(0, -dx), min(w, w - dx)
    return (slice(0, h - dy), slice(x0, x1)), (slice(dy, h), slice(x0 + dx, x1 + dx))
