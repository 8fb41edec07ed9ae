"""What goods share: a paper label; and the plain things beside them: a table at a window, a book, a coin, linen, a sprig."""
import math
import os
import random

import bpy
import bmesh
import numpy as np
from mathutils import Matrix

import studio as s


def label(profile, file, ink, paper, grain, degrees):
    """A paper label around a turned body, printed from `labels/`; it reaches so many degrees to each side of the front."""
    turned = s.lathe('label', profile, 160)
    material = s.material('paper', paper, rough=0.75, spec=0.2)
    s.noise_bump(material, 90, grain, 0.004)
    s.print_on(material, os.path.join(s.HERE, 'labels', file), ink)
    turned.data.transform(Matrix.Rotation(3.14159265, 4, 'Z'))
    s.cut_to_front(turned, degrees)
    return s.paint(turned, material)


def table(top='#A98563', dark='#6E4E36', wall='#F0E6D6', power=5.6, fill=0.46, leaves=True, height=1.0, plain=False):
    """A table top near a wall, in sunlight that falls through a window from the left."""
    board = s.box('table', (16, 16.0, 0.4), (0, -4.0, -0.4), 0.03)
    if plain:
        m = s.material('top', top, rough=0.5, spec=0.3)
        s.noise_bump(m, 30, 0.05, 0.01)
    else:
        m = s.wood('table', dark, top, 0.55, 'X', rough=0.4)
    s.paint(board, m)
    back = s.box('wall', (24, 0.3, 14), (0, 6.4, -3), 0)
    plaster = s.material('plaster', wall, rough=0.95, spec=0.1)
    s.noise_bump(plaster, 5.0, 0.12, 0.06, 6)
    s.paint(back, plaster)
    window(leaves)
    s.sun((1.0, 0.42, -0.74), power, 1.4)
    s.world(top=1.0, bottom=0.55, strength=fill, tint=(1.0, 0.985, 0.96))
    s.softbox((-4.5, -2.0, 3.6), (0, 0, 0.4 * height), (2.6, 3.2), 260, (0.96, 0.98, 1.0))


def window(leaves=True):
    """Bars (and a plant outside) that cut the sunlight; they stand out of the picture."""
    black = s.material('bars', '#222222', rough=1.0)
    for z0, z1, y0, y1 in (
        (-1, 8, -2.55, -2.42),
        (-1, 8, -0.9, -0.78),
        (-1, 8, 0.75, 0.87),
        (3.15, 3.27, -9, 9),
        (5.1, 12, -9, 9),
        (-1, 12, -9, -4.0),
        (-1, 12, 2.3, 9),
    ):
        bar = s.box('bar', (0.05, y1 - y0, z1 - z0), (-4.6, (y0 + y1) / 2, z0), 0)
        s.paint(bar, black)
        bar.visible_camera = bar.visible_glossy = bar.visible_transmission = False
    if not leaves:
        return
    chance = random.Random(4)
    work = bmesh.new()
    for _ in range(34):
        c = (-5.2 + chance.uniform(-0.4, 0.4), chance.uniform(-3.6, 1.8), chance.uniform(3.6, 5.2))
        long, wide, turn = chance.uniform(0.22, 0.42), chance.uniform(0.06, 0.1), chance.uniform(0, math.pi)
        ring = []
        for k in range(14):
            t = 2 * math.pi * k / 14
            y, z = long * math.cos(t), wide * math.sin(t)
            ring.append(
                work.verts.new(
                    (
                        c[0],
                        c[1] + y * math.cos(turn) - z * math.sin(turn),
                        c[2] + y * math.sin(turn) + z * math.cos(turn),
                    )
                )
            )
        work.faces.new(ring)
    mesh = bpy.data.meshes.new('leaves')
    work.to_mesh(mesh)
    work.free()
    plant = s.paint(s.link(bpy.data.objects.new('leaves', mesh)), black)
    plant.visible_camera = plant.visible_glossy = False


def book(where=(0, 0, 0), turn=0.0, cover='#56696B', size=(1.35, 2.0, 0.2), words=None):
    """A cloth-bound book that lies on the table."""
    w, d, h = size
    board = s.material('cloth', cover, rough=0.85, spec=0.15)
    s.noise_bump(board, 120, 0.25, 0.006)
    paper = s.material('pages', '#EFE6D2', rough=0.9, spec=0.1)
    s.noise_bump(paper, 40, 0.5, 0.02, 3, (0.02, 0.02, 6))
    things = [
        s.paint(s.box('cover', (w, d, 0.025), (0, 0, 0), 0.008), board),
        s.paint(s.box('cover', (w, d, 0.025), (0, 0, h - 0.025), 0.008), board),
        s.paint(s.box('spine', (0.03, d, h), (-w / 2, 0, 0), 0.013), board),
        s.paint(s.box('pages', (w - 0.06, d - 0.07, h - 0.05), (-0.015, 0, 0.025), 0.002), paper),
    ]
    if words:
        gilt = s.metal('gilt', '#C9A24F', 0.35)
        letters = s.text(
            words, 0.14, (0, 0.2, h), (0, 0, 0), 0.001, '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'
        )
        things.append(s.paint(letters, gilt))
    return s.group(things, where, turn)


def coin(where=(0, 0, 0), turn=0.0, tilt=(0, 0), value='1'):
    """A coin of 23 mm."""
    brass = s.metal('coin', '#C8A15A', 0.28)
    disc = s.paint(
        s.lathe(
            'coin',
            s.fillet(
                [(0, 0), (0.116, 0, 0.004), (0.116, 0.022, 0.004), (0.106, 0.022, 0.003), (0.104, 0.018), (0, 0.018)]
            ),
            96,
        ),
        brass,
    )
    figure = s.paint(s.text(value, 0.12, (0, 0, 0.018), (0, 0, 0), 0.003), brass)
    ring = [
        s.paint(
            s.text(c, 0.028, (0.086 * math.sin(a), 0.086 * math.cos(a), 0.018), (0, 0, -math.degrees(a)), 0.002), brass
        )
        for c, a in zip('TRADEWIND', np.linspace(-1.1, 1.1, 9))
    ]
    return s.group([disc, figure, *ring], where, turn, tilt)


def cloth(where=(0, 0, 0), turn=0.0, colour='#D9D2C4', size=(2.6, 2.0), folds=0.03, seed=1):
    """A linen cloth with soft folds, lying."""
    chance = np.random.default_rng(seed)
    n = 120
    x, y = np.meshgrid(np.linspace(-size[0] / 2, size[0] / 2, n), np.linspace(-size[1] / 2, size[1] / 2, n))
    z = np.zeros_like(x)
    for _ in range(7):
        a, f, p = chance.uniform(0, math.pi), chance.uniform(1.2, 4.2), chance.uniform(0, 6.3)
        z += (
            folds
            / f
            * 1.6
            * np.maximum(0, np.sin(f * (x * math.cos(a) + y * math.sin(a)) + p + 0.5 * np.sin(1.7 * x - y))) ** 3
        )
    x = x + 0.03 * np.sin(3 * y) + 0.02 * np.sin(7 * y + 1)
    y = y + 0.03 * np.sin(2.6 * x + 2)
    mesh = bpy.data.meshes.new('cloth')
    mesh.from_pydata(
        np.dstack([x, y, z]).reshape(-1, 3).tolist(),
        [],
        [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(n - 1) for k in range(n - 1)],
    )
    thing = s.smooth(s.link(bpy.data.objects.new('cloth', mesh)), 180)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.007, 1
    s.paint(thing, s.fabric('linen', colour, 1.6))
    return s.group([thing], where, turn)


def board(where=(0, 0, 0), radius=0.9, thick=0.09):
    """A round board of dark wood."""
    disc = s.lathe('board', s.fillet([(0, 0), (radius - 0.02, 0, 0.02), (radius, thick, 0.03), (0, thick)]), 128)
    s.paint(disc, s.wood('walnut', '#33211A', '#6B4A35', 1.0, 'Y', 0.45))
    return s.group([disc], where, 20)


def spoon(where=(0, 0, 0), turn=0.0, colour='#CFCFCE'):
    """A tea spoon of 14 cm."""
    line = s.spline(
        [(0, -0.22, 0.03), (0, -0.1, 0.012), (0, 0.02, 0.025), (0, 0.2, 0.07), (0, 0.55, 0.06), (0, 1.1, 0.025)], 10
    )
    sizes = [
        (w, 1.0)
        for w in np.interp(
            np.linspace(0, 1, len(line)),
            [0, 0.03, 0.1, 0.22, 0.34, 0.45, 0.8, 0.97, 1],
            [0.2, 0.9, 2.4, 3.0, 1.6, 0.62, 0.75, 1.2, 0.5],
        )
    ]
    thing = s.sweep('spoon', line, s.oval(0.05, 0.012, 20), sizes=sizes)
    return s.group([s.paint(thing, s.metal('steel', colour, 0.16))], where, turn)


def sprig(where=(0, 0, 0), turn=0.0, tilt=(0, 0), colour='#6F8B74', leaves=11, length=1.3, seed=2):
    """A eucalyptus sprig that lies or leans."""
    chance = random.Random(seed)
    line = s.spline([(0, 0, 0.03), (0.05, length * 0.35, 0.06), (-0.04, length * 0.7, 0.07), (0.02, length, 0.1)], 8)
    stem = s.sweep('stem', line, s.oval(0.013, 0.013, 10), sizes=list(np.linspace(1.0, 0.5, len(line))))
    s.paint(stem, s.material('stem', '#7A6248', rough=0.7))
    green = s.material('leaf', colour, rough=0.55, spec=0.35, sss=0.1)
    s.noise_bump(green, 9, 0.15, 0.02)
    things = [stem]
    for i in range(leaves):
        t = 0.12 + 0.88 * i / (leaves - 1)
        p = line[min(int(t * len(line)), len(line) - 1)]
        size = 0.2 * (1.15 - 0.55 * t) * chance.uniform(0.85, 1.1)
        verts, faces = [], []
        for r in range(7):
            for k in range(9):
                u, v = r / 6, (k / 8 - 0.5) * 2
                half = 0.62 * math.sin(math.pi * min(1, 0.06 + 0.94 * u) ** 0.8)
                verts.append((v * half * size, u * 1.5 * size, size * (0.18 * v * v * half + 0.25 * u * u)))
        for r in range(6):
            for k in range(8):
                faces.append((r * 9 + k, r * 9 + k + 1, (r + 1) * 9 + k + 1, (r + 1) * 9 + k))
        mesh = bpy.data.meshes.new('leaf')
        mesh.from_pydata(verts, [], faces)
        leaf = s.paint(s.smooth(s.link(bpy.data.objects.new('leaf', mesh)), 180), green)
        leaf.location = p
        side = -1 if i % 2 else 1
        leaf.rotation_euler = (
            chance.uniform(0.0, 0.35),
            side * chance.uniform(0.1, 0.5),
            side * chance.uniform(0.7, 1.2) * (1 - 0.5 * t),
        )
        things.append(leaf)
    return s.group(things, where, turn, tilt)
