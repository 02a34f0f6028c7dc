"""Pictures as SVG text, without a library: charts of lines, boxes joined by arrows; code on a page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

COLOURS = ("#1f77b4", "#d95f02", "#1b9e77", "#7570b3", "#e7298a", "#666666")
_FONT = 'font-family="sans-serif" font-size="12"'


def escaped(text: str) -> str:
    """The text with XML's own characters written out."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def preformatted(text: str) -> str:
    """The text as HTML that keeps its columns whatever a notebook's own style says of tables and code."""
    box = "white-space:pre;margin:0;padding:0;background:transparent;text-align:left"
    style = f"{box};font-family:monospace;line-height:1.35"
    return f'<pre style="{style}">{escaped(text)}</pre>'


def opening(width: int, height: int) -> str:
    """The start of a picture of that size."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {_FONT}>'


def _ticks(low: float, high: float) -> list[float]:
    """Powers of ten within a range, and 2 and 5 times them where there are few."""
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    found = [10.0**p for p in powers if low <= 10.0**p <= high]
    if len(found) < 3:
        found = [f * 10.0**p for p in powers for f in (1, 2, 5) if low <= f * 10.0**p <= high]
    return found


def line_chart(
    x: Sequence[float],
    series: Mapping[str, Sequence[float]],
    x_label: str,
    y_label: str,
    title: str = "",
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """Lines over logarithmic axes; `marks` are places on the x axis with a text. Only positive numbers are drawn."""
    width, height, left, right, top, bottom = 640, 400, 70, 150, 40, 50
    values = [v for row in series.values() for v in row if v == v and v > 0]
    x_low, x_high = min(x), max(x)
    y_low, y_high = (min(values), max(values)) if values else (1.0, 10.0)
    if x_low == x_high:
        x_low, x_high = x_low / 2, x_high * 2
    y_low, y_high = y_low / 1.5, y_high * 1.5

    def at_x(v: float) -> float:
        return left + (width - left - right) * math.log(v / x_low) / math.log(x_high / x_low)

    def at_y(v: float) -> float:
        return height - bottom - (height - top - bottom) * math.log(v / y_low) / math.log(y_high / y_low)

    parts = [
        opening(width, height),
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{width / 2}" y="22" text-anchor="middle" font-size="14">{escaped(title)}</text>',
    ]
    for v in _ticks(x_low, x_high):
        parts.append(f'<line x1="{at_x(v):.1f}" x2="{at_x(v):.1f}" y1="{top}" y2="{height - bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{at_x(v):.1f}" y="{height - bottom + 16}" text-anchor="middle">{v:g}</text>')
    for v in _ticks(y_low, y_high):
        parts.append(f'<line x1="{left}" x2="{width - right}" y1="{at_y(v):.1f}" y2="{at_y(v):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{at_y(v) + 4:.1f}" text-anchor="end">{v:g}</text>')
    parts.append(
        f'<rect x="{left}" y="{top}" width="{width - left - right}" height="{height - top - bottom}" '
        'fill="none" stroke="#888"/>'
    )
    for place, text in marks:
        if x_low <= place <= x_high:
            parts.append(
                f'<line x1="{at_x(place):.1f}" x2="{at_x(place):.1f}" y1="{top}" y2="{height - bottom}" stroke="#444" '
                'stroke-dasharray="3 3"/>'
            )
            parts.append(f'<text x="{at_x(place) + 4:.1f}" y="{top + 14}">{escaped(text)}</text>')
    for k, (name, row) in enumerate(series.items()):
        colour = COLOURS[k % len(COLOURS)]
        points = [(at_x(a), at_y(b)) for a, b in zip(x, row, strict=True) if b == b and b > 0]
        line = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3" fill="{colour}"/>' for a, b in points]
        y = top + 16 + 20 * k
        parts.append(f'<rect x="{width - right + 12}" y="{y - 9}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{width - right + 30}" y="{y + 2}">{escaped(name)}</text>')
    parts.append(
        f'<text x="{(left + width - right) / 2}" y="{height - 12}" text-anchor="middle">{escaped(x_label)}</text>'
    )
    parts.append(
        f'<text x="16" y="{(top + height - bottom) / 2}" text-anchor="middle" '
        f'transform="rotate(-90 16 {(top + height - bottom) / 2})">{escaped(y_label)}</text>'
    )
    return "\n".join([*parts, "</svg>"])


def boxes(
    rows: Sequence[Sequence[tuple[str, str]]], arrows: Sequence[tuple[tuple[int, int], tuple[int, int]]] = ()
) -> str:
    """Rows of boxes, each a text and a colour, and arrows from box (row, column) to box."""
    cell_width, cell_height, gap = 190, 44, 34
    columns = max(len(row) for row in rows)
    width = columns * (cell_width + 20) + 20
    height = len(rows) * (cell_height + gap) + 10

    def corner(row: int, column: int) -> tuple[float, float]:
        indent = (width - len(rows[row]) * (cell_width + 20) + 20) / 2
        return indent + column * (cell_width + 20), 10 + row * (cell_height + gap)

    parts = [
        opening(width, height),
        '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">'
        '<path d="M0,0 L8,4 L0,8 z" fill="#555"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for (r0, c0), (r1, c1) in arrows:
        (xa, ya), (xb, yb) = corner(r0, c0), corner(r1, c1)
        parts.append(
            f'<line x1="{xa + cell_width / 2}" y1="{ya + cell_height}" x2="{xb + cell_width / 2}" y2="{yb - 2}" '
            'stroke="#555" marker-end="url(#tip)"/>'
        )
    for r, row in enumerate(rows):
        for c, (text, colour) in enumerate(row):
            x, y = corner(r, c)
            parts.append(
                f'<rect x="{x}" y="{y}" width="{cell_width}" height="{cell_height}" rx="6" '
                f'fill="{colour}" stroke="#555"/>'
            )
            lines = text.split("\n")
            for k, line in enumerate(lines):
                down = y + cell_height / 2 + 4 + (k - (len(lines) - 1) / 2) * 14
                parts.append(f'<text x="{x + cell_width / 2}" y="{down}" text-anchor="middle">{escaped(line)}</text>')
    return "\n".join([*parts, "</svg>"])
