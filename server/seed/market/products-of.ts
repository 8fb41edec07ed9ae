import { locales, type Texts } from '@tradewind/contract/base/locales';
import type { DemoProduct } from '../world/types.ts';
import type { MarketShop } from './types.ts';

/** The products of a shop: every line in every style. */
export const productsOf = ({ shop, lines }: MarketShop): DemoProduct[] =>
  lines.flatMap(({ styles, title, description, slug, price, picture, ...line }) =>
    styles.map((style) => ({
      ...line,
      slug: `${slug}-${style.code}`,
      shop: shop.slug,
      title: naming(style.name, title),
      summary: style.note,
      description: naming(style.name, description),
      price: style.price ?? price,
      ...(style.listPrice !== undefined && { listPrice: style.listPrice }),
      picture: { ...picture, ...style.look },
    })),
  );

/** A text of a line with the name of a style in its place; a sentence begins with a capital letter. */
const naming = (style: Texts, text: Texts): Texts =>
  Object.fromEntries(
    locales.map((locale) => {
      const said = text[locale].replace('{style}', style[locale]);
      return [locale, said.charAt(0).toUpperCase() + said.slice(1)];
    }),
  ) as Texts;
