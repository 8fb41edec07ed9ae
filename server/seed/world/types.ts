import type { Texts } from '@tradewind/contract/base/locales';

/** How a demo picture is drawn: an emoji's code point on a backdrop, and what colours it. */
export interface Picture {
  /** Code point as the emoji package names the file, e.g. `1f3a7` or `1f576-fe0f`. */
  cp: string;
  bg: Backdrop;
  scene: Scene;
  hue?: number;
  sat?: number;
  bri?: number;
  tint?: string;
  rot?: number;
  size?: number;
  props?: readonly PictureProp[];
}
export interface PictureProp {
  cp: string;
  x: number;
  y: number;
  size: number;
  front?: boolean;
}
export type Backdrop =
  | 'sand'
  | 'shell'
  | 'apricot'
  | 'butter'
  | 'sage'
  | 'mint'
  | 'mist'
  | 'sky'
  | 'lilac'
  | 'rose'
  | 'stone'
  | 'night'
  | 'pine'
  | 'wine';
export type Scene = 'studio' | 'disc' | 'arch' | 'podium' | 'window' | 'lay' | 'macro';

/** Colours an emoji for one variant, e.g. sage headphones. */
export type PictureEffect = Pick<Picture, 'hue' | 'sat' | 'bri' | 'tint'>;

export type CategoryCode =
  | 'computer'
  | 'electrical'
  | 'outdoors'
  | 'family'
  | 'health'
  | 'mens'
  | 'womens'
  | 'food'
  | 'phone'
  | 'toys'
  | 'adult'
  | 'lingerie'
  | 'jewelry'
  | 'watches';

export interface DemoShop {
  /** Stable handle, kebab case; ids are derived from it. */
  slug: string;
  /** The brand name; the same in every language. */
  name: string;
  slogan: Texts;
  /** Two or three sentences about the shop, its products and its shipping. */
  about: Texts;
  /** City and country as the shop would write them. */
  city: Texts;
  country: 'JP' | 'KR' | 'CN' | 'TH' | 'US' | 'GB' | 'FR' | 'IT' | 'DE' | 'TW' | 'SG' | 'VN';
  since: number;
  avatar: Picture;
  /** The shop's own dark tone for its header. */
  tone: 'night' | 'pine' | 'wine' | 'sea';
  freight: DemoFreight;
}

/** What a parcel costs: per zone a first price and a price per further item, in US cents. */
export interface DemoFreight {
  /** Amount of products from which freight is free, in US cents; null = never. */
  freeOver: number | null;
  first: number;
  next: number;
}

export interface DemoOption {
  name: Texts;
  values: readonly { code: string; text: Texts; swatch?: string; effect?: PictureEffect; priceDelta?: number }[];
}

export interface DemoProduct {
  slug: string;
  shop: string;
  category: CategoryCode;
  /** The code of a subcategory, where the table of subcategories does not name the product. */
  subcategory?: string;
  title: Texts;
  /** One sentence that says what is special; shown under the title in search engines. */
  summary: Texts;
  /** Two to four sentences in plain text, paragraphs separated by a blank line. */
  description: Texts;
  facts: readonly { name: Texts; value: Texts }[];
  /** None to two; values never contain `|` or `,`. The first one with swatches/effects decides the picture. */
  options: readonly DemoOption[];
  /** US cents of the cheapest combination. */
  price: number;
  /** US cents before a reduction, if that price was really charged; else absent. */
  listPrice?: number;
  /** Per combination; combinations named in soldOut have none. */
  stock: number;
  /** Value codes joined with `|`. */
  soldOut?: readonly string[];
  weightGrams: number;
  picture: Picture;
  /** Two emojis beside the product in the gallery's window scene. */
  company?: readonly PictureProp[];
}
