import type { DemoOption, DemoProduct, Picture } from '../world/types.ts';
import { sizes } from './product-image.ts';
import { nameOf, type Recipe } from './recipe.ts';
import { rendersOf, renderOfChoice } from './renders.ts';

type OptionValue = DemoOption['values'][number];

const shown = (picture: Picture): Recipe => ({ kind: 'product', picture });

/** The main picture of a product: rendered where there are renders of it, else painted. */
export function firstPicture({ slug, picture }: DemoProduct): Recipe {
  const [render] = rendersOf(slug);
  return render ? { kind: 'render', render } : shown(picture);
}

/**
 * The renders where there are some, else five painted views: the main picture, a podium at night, a close-up, a window scene
 * with other things, and a table.
 */
export function gallery(product: DemoProduct): Recipe[] {
  const renders = rendersOf(product.slug);
  if (renders.length > 0) return renders.map((render) => ({ kind: 'render', render }));
  const { picture, company } = product;
  const { props: _own, rot: _tilt, size, ...thing } = picture;
  const dark = picture.bg === 'night' ? 'stone' : 'night';
  const views: Picture[] = [
    picture,
    { ...thing, ...sized(size, picture, 'podium'), scene: 'podium', bg: dark },
    { ...thing, scene: 'macro', rot: -14 },
    { ...thing, ...sized(size, picture, 'window'), scene: 'window', ...(company && { props: company }) },
    { ...thing, ...sized(size, picture, 'lay'), scene: 'lay' },
  ];
  return [...new Map(views.map(shown).map((recipe) => [nameOf(recipe), recipe])).values()];
}

/** A custom scale of the main picture applies to the other scenes too. */
const sized = (size: number | undefined, own: Picture, room: 'podium' | 'window' | 'lay'): { size?: number } =>
  size === undefined ? {} : { size: Math.round((size / sizes[own.scene]) * sizes[room]) };

/** The product in the colours of one option value; without own colours it looks like the product. */
export function variantPicture(product: DemoProduct, value: OptionValue | undefined): Recipe {
  const { slug, picture } = product;
  const render = value && renderOfChoice(slug, value.code);
  if (render) return { kind: 'render', render };
  if (!value?.effect || (isOwnLook(product, value) && rendersOf(slug).length > 0)) return firstPicture(product);
  const { effect } = value;
  const { hue: _hue, sat: _sat, bri: _bri, tint: _tint, ...plain } = picture;
  return shown({ ...plain, ...effect });
}

/** A product is shown in the first value of its options. */
const isOwnLook = ({ options }: DemoProduct, { code }: OptionValue): boolean =>
  options.some(({ values }) => values[0]?.code === code);
