"""Distances between points."""

from gridstride.scipy.spatial import distance
from gridstride.scipy.spatial.distance import distance_matrix

__all__ = ["distance", "distance_matrix"]
