"""The shapes that goods are made of: turned, swept, bevelled, welded. One unit is 10 cm."""
import math

import bpy
import bmesh
import numpy as np
from mathutils import Vector


def link(thing):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def paint(thing, *materials):
    """Gives an object its materials."""
    thing.data.materials.clear()
    for m in materials:
        thing.data.materials.append(m)
    return thing


def smooth(thing, angle=35):
    """Smooth shading with creases above the angle."""
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def apply(thing):
    """Applies all modifiers (and turns curves and texts into meshes)."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    done = link(bpy.data.objects.new(thing.name, mesh))
    done.matrix_world = thing.matrix_world.copy()
    bpy.data.objects.remove(thing)
    return done


def spline(points, steps=10):
    """A smooth line (centripetal Catmull-Rom) through points of any dimension."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    line = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1 : i + 3]
        t1 = max(np.linalg.norm(b - a), 1e-6) ** 0.5
        t2 = t1 + max(np.linalg.norm(c - b), 1e-6) ** 0.5
        t3 = t2 + max(np.linalg.norm(d - c), 1e-6) ** 0.5
        for t in np.linspace(t1, t2, steps, endpoint=False):
            a1, a2 = a + (b - a) * t / t1, b + (c - b) * (t - t1) / (t2 - t1)
            a3 = c + (d - c) * (t - t2) / (t3 - t2)
            b1 = a1 + (a2 - a1) * t / t2
            b2 = a2 + (a3 - a2) * (t - t1) / (t3 - t1)
            line.append(tuple(b1 + (b2 - b1) * (t - t1) / (t2 - t1)))
    return line + [tuple(p[-2])]


def fillet(points, steps=6):
    """A polyline of (r, z) or (r, z, radius) with its corners rounded by that radius."""
    line = []
    for i, p in enumerate(points):
        here, radius = np.array(p[:2], float), p[2] if len(p) > 2 else 0
        if not radius or i in (0, len(points) - 1):
            line.append(tuple(here))
            continue
        before, after = (np.array(points[j][:2], float) - here for j in (i - 1, i + 1))
        reach = min(radius, np.linalg.norm(before) * 0.49, np.linalg.norm(after) * 0.49)
        start, end = (here + reach * v / np.linalg.norm(v) for v in (before, after))
        for t in np.linspace(0, 1, steps):
            line.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t * t * end))
    return line


def lathe(name, profile, segments=128, ripple=None, angle=35):
    """Turns a profile of (r, z) around Z. `ripple(angle, r, z)` may return another radius. UV: u round, v along."""
    verts, faces, uvs = [], [], []
    lengths = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(profile, profile[1:])])])
    lengths = lengths / lengths[-1]
    for r, z in profile:
        for k in range(segments):
            t = 2 * math.pi * k / segments
            radius = ripple(t, r, z) if ripple else r
            verts.append((radius * math.sin(t), -radius * math.cos(t), z))
    for i in range(len(profile) - 1):
        for k in range(segments):
            j = (k + 1) % segments
            faces.append((i * segments + k, i * segments + j, (i + 1) * segments + j, (i + 1) * segments + k))
            u0, u1, v0, v1 = k / segments, (k + 1) / segments, lengths[i], lengths[i + 1]
            uvs += [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.uv_layers.new().data.foreach_set('uv', np.array(uvs, np.float32).ravel())
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return smooth(link(bpy.data.objects.new(name, mesh)), angle)


def sweep(name, line, section, closed=False, sizes=None, up=(0, 0, 1)):
    """Moves a section of (x, y) along a line of points; `sizes` scales it at each point. Closed at both ends."""
    line = [Vector(p) for p in line]
    n, m = len(line), len(section)
    verts, side = [], None
    for i, p in enumerate(line):
        ahead = line[(i + 1) % n] if closed or i < n - 1 else p
        behind = line[i - 1] if closed or i > 0 else p
        tangent = (ahead - behind).normalized()
        if side is None:
            side = tangent.cross(Vector(up))
            side = side if side.length > 1e-3 else tangent.cross(Vector((0, 1, 0)))
        side = (side - tangent * side.dot(tangent)).normalized()
        normal = side.cross(tangent)
        size = sizes[i] if sizes is not None else 1.0
        sx, sy = size if isinstance(size, (tuple, list)) else (size, size)
        verts += [p + side * x * sx + normal * y * sy for x, y in section]
    faces = [
        (i * m + k, i * m + (k + 1) % m, ((i + 1) % n) * m + (k + 1) % m, ((i + 1) % n) * m + k)
        for i in range(n if closed else n - 1)
        for k in range(m)
    ]
    if not closed:
        faces += [tuple(reversed(range(m))), tuple((n - 1) * m + k for k in range(m))]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return smooth(link(bpy.data.objects.new(name, mesh)), 50)


def oval(width, height, count=24, power=2.0):
    """A section: an ellipse (power 2) or a superellipse."""
    points = []
    for k in range(count):
        c, s = math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)
        points.append(
            (width * math.copysign(abs(c) ** (2 / power), c), height * math.copysign(abs(s) ** (2 / power), s))
        )
    return points


def box(name, size, where=(0, 0, 0), bevel=0.02, segments=4):
    """A box that stands on `where`, with round edges."""
    mesh = bpy.data.meshes.new(name)
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1.0)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    bmesh.ops.translate(work, vec=(0, 0, size[2] / 2), verts=work.verts)
    if bevel:
        bmesh.ops.bevel(work, geom=work.edges, offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    work.to_mesh(mesh)
    work.free()
    thing = smooth(link(bpy.data.objects.new(name, mesh)), 30)
    thing.location = where
    return thing


def slab(name, outline, height, bevel=0.02, segments=4, z=0.0):
    """A plate with an outline of (x, y) and round edges at the top and the bottom."""
    mesh = bpy.data.meshes.new(name)
    work = bmesh.new()
    bottom = [work.verts.new((x, y, z)) for x, y in outline]
    face = work.faces.new(bottom)
    top = bmesh.ops.extrude_face_region(work, geom=[face])
    bmesh.ops.translate(work, vec=(0, 0, height), verts=[v for v in top['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    if bevel:
        flat = [e for e in work.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(work, geom=flat, offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    work.to_mesh(mesh)
    work.free()
    return smooth(link(bpy.data.objects.new(name, mesh)), 30)


def cut_to_front(thing, degrees):
    """Keeps the faces of a turned shape whose direction is within some degrees of the front."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    sides = [(face, face.calc_center_median()) for face in work.faces]
    away = [face for face, at in sides if abs(math.degrees(math.atan2(at.x, -at.y))) > degrees]
    bmesh.ops.delete(work, geom=away, context='FACES')
    work.to_mesh(thing.data)
    work.free()


def rounded(width, height, radius, steps=10):
    """The outline of a rectangle with round corners, about the origin."""
    radius = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            t = math.radians(start + 90 * k / steps)
            points.append(
                (cx * (width / 2 - radius) + radius * math.cos(t), cy * (height / 2 - radius) + radius * math.sin(t))
            )
    return points


def weld(things, voxel=0.012, rounds=8):
    """Melts things into one body with soft joints, as clay is."""
    for thing in things[1:]:
        for_join = thing
        for_join.data.transform(for_join.matrix_world)
        for_join.matrix_world.identity()
    work = bmesh.new()
    things[0].data.transform(things[0].matrix_world)
    things[0].matrix_world.identity()
    for thing in things:
        work.from_mesh(thing.data)
    mesh = bpy.data.meshes.new('body')
    work.to_mesh(mesh)
    work.free()
    body = link(bpy.data.objects.new(things[0].name, mesh))
    for thing in things:
        bpy.data.objects.remove(thing)
    remesh = body.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    relax = body.modifiers.new('relax', 'SMOOTH')
    relax.iterations, relax.factor = rounds, 0.5
    return smooth(apply(body), 80)


def group(things, where=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0)):
    """Moves things together: an empty at the origin is their parent."""
    root = link(bpy.data.objects.new('group', None))
    for thing in things:
        if thing.parent is None:
            thing.parent = root
    root.location = where
    root.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    return root


def text(words, size, where, turn=(90, 0, 0), depth=0.002, font=None, align='CENTER', spacing=1.0):
    """Raised letters."""
    data = bpy.data.curves.new('text', 'FONT')
    data.body, data.size, data.extrude = words, size, depth
    data.align_x, data.align_y, data.space_character = align, 'CENTER', spacing
    data.font = bpy.data.fonts.load(font or '/usr/share/fonts/truetype/lato/Lato-Medium.ttf', check_existing=True)
    thing = link(bpy.data.objects.new('text', data))
    thing.location = where
    thing.rotation_euler = [math.radians(t) for t in turn]
    return thing
