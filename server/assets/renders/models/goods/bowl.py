"""Red-glazed rice bowl, filled with rice."""
import math
import random
import bpy
import numpy as np
import props
import studio as s

SLUG = 'red-glazed-rice-bowl'
VARIANTS = {'red': '#8F1119'}
BACKDROP = 'sage'
HEIGHT = 0.78
WIDTH = 1.2
CENTRE = (0, 0, 0.34)
DISTANCE = 4.7
ELEVATION = 16
LIGHT_SIZE = 0.95
EXPOSURE = 0.05
DETAIL = ((0.12, -0.25, 0.6), 2.6, 20, 28)
SETTING = (5.6, 0, 22)


def rice(count=1900, seed=3):
    """Grains of cooked rice, heaped: one mesh."""
    chance = random.Random(seed)
    ring, rows = 8, 7
    unit, faces = [], []
    for r in range(rows):
        a = math.pi * r / (rows - 1)
        for k in range(ring):
            t = 2 * math.pi * k / ring
            unit.append((math.sin(a) * math.cos(t), math.sin(a) * math.sin(t), math.cos(a)))
    for r in range(rows - 1):
        for k in range(ring):
            faces.append((r * ring + k, r * ring + (k + 1) % ring, (r + 1) * ring + (k + 1) % ring, (r + 1) * ring + k))
    unit, faces = np.array(unit), np.array(faces)
    verts, all_faces = [], []
    for i in range(count):
        d = 0.47 * math.sqrt(chance.random())
        t = chance.uniform(0, 6.283)
        top = 0.46 + 0.25 * (1 - (d / 0.47) ** 2) ** 0.7 + 0.02 * math.sin(9 * d + 3 * t)
        z = top - abs(chance.gauss(0, 0.02)) - (0.02 if d > 0.43 else 0)
        size = chance.uniform(0.85, 1.15)
        grain = unit * np.array([0.019, 0.019, 0.058]) * size
        grain[:, 0] += 4.0 * grain[:, 2] ** 2
        a, b, c = (chance.uniform(0, 6.283) for _ in range(3))
        b = math.pi / 2 + chance.gauss(0, 0.45)
        rz = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
        ry = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
        rx = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
        verts.append(grain @ (rz @ ry @ rx).T + np.array([d * math.cos(t), d * math.sin(t), z]))
        all_faces.append(faces + i * len(unit))
    mesh = bpy.data.meshes.new('rice')
    mesh.from_pydata(np.concatenate(verts).tolist(), [], np.concatenate(all_faces).tolist())
    grains = s.smooth(s.link(bpy.data.objects.new('rice', mesh)), 180)
    return s.paint(
        grains, s.material('rice', '#EFEBDF', rough=0.32, spec=0.45, sss=0.25, sss_radius=(0.03, 0.025, 0.018))
    )


def build(variant):
    """The bowl on its foot ring: the glaze thins to brown at the lip."""
    bowl = s.lathe(
        'bowl',
        s.fillet([(0, 0.05), (0.2, 0.05, 0.02), (0.215, 0.0, 0.01), (0.255, 0.0, 0.015), (0.27, 0.075, 0.03)])
        + s.spline([(0.30, 0.09), (0.42, 0.17), (0.52, 0.32), (0.575, 0.5)], 12)
        + s.fillet([(0.592, 0.575), (0.598, 0.592, 0.008), (0.578, 0.592, 0.008), (0.57, 0.57)])
        + s.spline([(0.55, 0.5), (0.49, 0.33), (0.38, 0.19), (0.2, 0.11), (0, 0.1)], 12),
        192,
        angle=60,
    )
    clay = s.glaze('glaze', VARIANTS[variant], rough=0.06, waves=0.035)
    geometry = s.node(clay, 'SeparateXYZ', {'Vector': s.node(clay, 'TexCoord').outputs['Object']}).outputs['Z']
    lip = s.ramp(clay, geometry, (0.566, 0.0), (0.594, 1.0))
    before = s.shader(clay).inputs['Base Color'].links[0].from_socket
    thin = s.node(clay, 'MixRGB', {'Fac': lip, 'Color1': before}, Color2=s.rgb('#B58A63'))
    s.wire(clay, thin.outputs[0], 'Base Color')
    heap = s.paint(
        s.lathe('heap', [(0.53, 0.43), (0.49, 0.47), (0.4, 0.55), (0.2, 0.645), (0, 0.67)], 64),
        s.material('under', '#DAD3C2', rough=0.8),
    )
    return [s.paint(bowl, clay), heap, rice()]


def company(variant):
    """Chopsticks on a rest, a cloth."""
    lacquer = s.material('lacquer', '#241512', rough=0.16, spec=0.6)
    for x in (0.0, 0.075):
        stick = s.sweep(
            'stick',
            s.spline([(0, -1.1, 0.1), (0, 0, 0.09), (0, 1.1, 0.05)], 8),
            s.oval(0.034, 0.034, 16, 4.0),
            sizes=list(np.linspace(0.55, 1.0, 17)),
        )
        s.group([s.paint(stick, lacquer)], (0.95 + x, 0, 0.02), 10)
    rest = s.box('rest', (0.42, 0.16, 0.075), (1.14, -0.7, 0.0), 0.03)
    s.paint(rest, s.glaze('rest', '#E9E6EC', 0.08))
    props.cloth((0.15, 0.15, 0), -10, '#AEB3A8', (2.9, 2.1), 0.012, 5)


TABLE = {'top': '#7A5A43', 'dark': '#4A3226'}
SETTING_WHERE = (-0.1, 0, 0.02)
