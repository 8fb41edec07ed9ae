"""Draws label pictures (black ink on white) with Pillow; run once with the system's Python: `python3 labels.py`."""
import os

from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
LATO = '/usr/share/fonts/truetype/lato/Lato-{}.ttf'
SERIF = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-{}.otf'
CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'


def sheet(name, size, lines, marks=()):
    """Writes labels/<name>.png; a line is (words, font, pixels, x, y, spacing), a mark is a function of the drawing."""
    picture = Image.new('RGB', size, 'white')
    draw = ImageDraw.Draw(picture)
    for words, font, pixels, x, y, spacing in lines:
        face = ImageFont.truetype(font, pixels)
        widths = [draw.textlength(c, font=face) + spacing for c in words]
        left = x - (sum(widths) - spacing) / 2
        for c, w in zip(words, widths):
            draw.text((left, y), c, font=face, fill='black', anchor='lm')
            left += w
    for mark in marks:
        mark(draw)
    os.makedirs(os.path.join(HERE, 'labels'), exist_ok=True)
    picture.save(os.path.join(HERE, 'labels', name + '.png'))


def blossom(cx, cy, size, width=5):
    """A five-petalled blossom in outline."""
    import math

    def draw_it(draw):
        for k in range(5):
            a = math.radians(90 + 72 * k)
            x, y = cx + size * 0.55 * math.cos(a), cy - size * 0.55 * math.sin(a)
            r = size * 0.42
            draw.ellipse((x - r, y - r, x + r, y + r), outline='black', width=width)
        draw.ellipse((cx - size * 0.14, cy - size * 0.14, cx + size * 0.14, cy + size * 0.14), fill='black')

    return draw_it


def rule(x0, x1, y, width=3):
    """A horizontal line."""
    return lambda draw: draw.line((x0, y, x1, y), fill='black', width=width)


# The sheet is wrapped once around a body: the middle of the width is the front.
for code, title, cjk in (
    ('sakura', 'CHERRY BLOSSOM', '桜'),
    ('yuzu', 'YUZU', '柚子'),
    ('matcha', 'MATCHA', '抹茶'),
    ('plain', 'UNSCENTED', '無香'),
):
    sheet(
        f'lotion-{code}',
        (2400, 760),
        [
            ('BLOOM APOTHECARY', LATO.format('Bold'), 46, 1200, 222, 10),
            (cjk, CJK, 132, 1200, 350, 12),
            (title, LATO.format('Semibold'), 42, 1200, 474, 12),
            ('body lotion', SERIF.format('Italic'), 72, 1200, 545, 1),
            ('300 ml  ·  10.1 fl oz', LATO.format('Medium'), 36, 1200, 690, 4),
        ],
        [rule(1140, 1260, 618, 4), blossom(1200, 110, 62, 7)],
    )
sheet(
    'candle',
    (4800, 700),
    [
        ('HEARTH & LOOM', LATO.format('Semibold'), 58, 2400, 150, 16),
        ('Monsoon', SERIF.format('Regular'), 190, 2400, 300, 2),
        ('vetiver  ·  wet stone  ·  lemongrass', SERIF.format('Italic'), 74, 2400, 445, 2),
        ('220 g  ·  soy wax', LATO.format('Medium'), 50, 2400, 560, 6),
    ],
    [lambda d: d.rectangle((1720, 55, 3080, 645), outline='black', width=7)],
)
sheet(
    'honey',
    (4800, 909),
    [
        ('SUNDAY PANTRY', LATO.format('Semibold'), 62, 2400, 180, 16),
        ('Longan', SERIF.format('Regular'), 215, 2400, 345, 2),
        ('blossom honey', SERIF.format('Italic'), 125, 2400, 510, 1),
        ('RAW  ·  UNFILTERED', LATO.format('Medium'), 54, 2400, 680, 14),
        ('350 g', LATO.format('Medium'), 58, 2400, 775, 6),
    ],
    [rule(2200, 2600, 605, 6), lambda d: d.rectangle((1640, 60, 3160, 850), outline='black', width=7)],
)
