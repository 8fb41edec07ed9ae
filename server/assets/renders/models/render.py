"""Renders goods into the folders beside `models`: `blender -b --factory-startup -P render.py -- GOOD [views=front,detail] [variants=a,b] [draft]`."""
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'goods')]
import studio  # noqa: E402
import views as default_views  # noqa: E402


def main(name, *options):
    """Renders the wanted views and variants of one good; prints seconds and bytes."""
    wanted = dict(o.split('=') for o in options if '=' in o)
    draft = 'draft' in options
    good = importlib.import_module(name)
    views = wanted.get('views', 'front').split(',')
    variants = wanted.get('variants', next(iter(good.VARIANTS))).split(',')
    for view in views:
        for variant in variants:
            studio.new_scene()
            own = getattr(good, view, None)
            began = time.time()
            settings = (own(variant) if own else getattr(default_views, view)(good, variant)) or {}
            suffix = '' if variant == next(iter(good.VARIANTS)) else '-' + variant
            path = os.path.join(HERE, '..', good.SLUG, f'{view}{suffix}.webp')
            if draft:
                path = os.path.join(HERE, 'drafts', f'{name}-{view}-{variant}.png')
                settings = {
                    **settings,
                    'share': 1.0,
                    'size': int(wanted.get('size', 320)),
                    'samples': int(wanted.get('samples', 20)),
                }
            seconds = studio.render(path, **settings)
            line = f'{good.SLUG} {view} {variant}: {seconds:.0f} s, {os.path.getsize(path) / 1024:.0f} KB'
            print('DONE', line, flush=True)


main(*sys.argv[sys.argv.index('--') + 1 :])
