import type { Texts } from '@tradewind/contract/base/locales';
import type { DemoTrader } from '../world/traders.ts';
import type { DemoOption, DemoProduct, DemoShop, Picture } from '../world/types.ts';

/** A shop of the wider demo market: what it says of itself, who trades in it, and the lines of goods that it sells. */
export interface MarketShop {
  shop: DemoShop;
  trader: DemoTrader;
  lines: readonly ProductLine[];
}

/** One good in several styles, each of which is a product of its own: a bowl in celadon, in oxblood, in ink. */
export interface ProductLine {
  /** Kebab case; with the style's code it is the slug of a product. */
  slug: string;
  category: DemoProduct['category'];
  /** The code of a subcategory of that category, where one fits. */
  subcategory?: string;
  /** With `{style}` once, where the style is named. */
  title: Texts;
  /** Two or three sentences, with `{style}` once. */
  description: Texts;
  facts: DemoProduct['facts'];
  /** None to two, as of any product. */
  options: readonly DemoOption[];
  /** US cents of the cheapest SKU, where a style has no price of its own. */
  price: number;
  stock: number;
  weightGrams: number;
  picture: Picture;
  styles: readonly ProductStyle[];
}

export interface ProductStyle {
  /** Kebab case, short. */
  code: string;
  /** As it stands in the title. */
  name: Texts;
  /** One sentence that says what is special about this style; the product's summary. */
  note: Texts;
  /** What differs from the line's picture. */
  look?: Partial<Picture>;
  /** US cents of the cheapest SKU. */
  price?: number;
  /** US cents before a reduction. */
  listPrice?: number;
}
