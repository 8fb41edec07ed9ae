import { locales, parseLocale, type Locale } from '@tradewind/contract/base/locales';

/** Where in the rows of a product a column is read: in the first one, in that of each variant, in that of each picture. */
type Scope = 'product' | 'variant' | 'picture';

interface Column {
  /** Headers, the one that exports write first, then those of Shopify’s newer and older files and of other tools. */
  readonly headers: readonly string[];
  readonly scope: Scope;
  /** May be repeated with a language: `Title / ja`. */
  readonly localized?: true;
  /** What it is, for docs/csv.md. */
  readonly what: string;
}

/**
 * The columns that imports read and exports write: the importer, the exporter and docs/csv.md follow this table. The first
 * spelling is Shopify’s older one, which most tools write; case does not count.
 */
export const columns = {
  handle: { headers: ['Handle', 'URL handle'], scope: 'product', what: 'which product a row belongs to' },
  title: { headers: ['Title'], scope: 'product', localized: true, what: 'title' },
  body: {
    headers: ['Body (HTML)', 'Description', 'Body HTML'],
    scope: 'product',
    localized: true,
    what: 'description; HTML that the page does not allow is removed',
  },
  summary: { headers: ['Summary', 'SEO Description'], scope: 'product', localized: true, what: 'summary' },
  category: {
    headers: ['Category'],
    scope: 'product',
    what: 'category or subcategory, by its code, its name in any language, or both names as `Category > Subcategory`',
  },
  shop_categories: {
    headers: ['Shop categories'],
    scope: 'product',
    what: 'categories of the shop’s own, by a name in any language or by their ids, separated by a vertical bar; empty: none',
  },
  type: {
    headers: ['Product Category', 'Type'],
    scope: 'product',
    what: 'category of a new product, where it names one of ours; anything else is passed over',
  },
  status: { headers: ['Status'], scope: 'product', what: '`active`: on sale; `draft`; `archived`: taken off sale' },
  published: {
    headers: ['Published', 'Published on online store'],
    scope: 'product',
    what: 'where there is no status: TRUE is `active`, FALSE is `draft`',
  },
  option1_name: { headers: ['Option1 Name'], scope: 'product', localized: true, what: 'name of the first option' },
  option1_value: { headers: ['Option1 Value'], scope: 'variant', localized: true, what: 'its value of a variant' },
  option2_name: { headers: ['Option2 Name'], scope: 'product', localized: true, what: 'name of the second option' },
  option2_value: { headers: ['Option2 Value'], scope: 'variant', localized: true, what: 'its value of a variant' },
  option3_name: { headers: ['Option3 Name'], scope: 'product', localized: true, what: 'name of the third option' },
  option3_value: { headers: ['Option3 Value'], scope: 'variant', localized: true, what: 'its value of a variant' },
  code: { headers: ['Variant SKU', 'SKU'], scope: 'variant', what: 'the shop’s own code of a variant' },
  barcode: { headers: ['Variant Barcode', 'Barcode'], scope: 'variant', what: 'GTIN' },
  price: { headers: ['Variant Price', 'Price'], scope: 'variant', what: 'price in US dollars' },
  list_price: {
    headers: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
    scope: 'variant',
    what: 'price before a reduction; empty, zero or the same as the price: none',
  },
  stock: {
    headers: ['Variant Inventory Qty', 'Inventory quantity'],
    scope: 'variant',
    what: 'pieces in stock; empty: unchanged',
  },
  grams: {
    headers: ['Variant Grams', 'Weight value (grams)', 'Grams'],
    scope: 'variant',
    what: 'weight of one piece in grams',
  },
  weight: {
    headers: ['Variant Weight', 'Weight value', 'Weight'],
    scope: 'variant',
    what: 'weight in the unit of the next column, where there is none in grams',
  },
  weight_unit: {
    headers: ['Variant Weight Unit', 'Weight unit', 'Weight unit for display'],
    scope: 'variant',
    what: 'g, kg, lb or oz',
  },
  variant_image: { headers: ['Variant Image', 'Variant image URL'], scope: 'variant', what: 'picture of a variant' },
  image: {
    headers: ['Image Src', 'Product image URL'],
    scope: 'picture',
    what: 'picture: a web address, or the name of a file in the ZIP',
  },
  image_position: { headers: ['Image Position'], scope: 'picture', what: 'its place, from 1' },
  image_alt: { headers: ['Image Alt Text'], scope: 'picture', localized: true, what: 'what it shows' },
  adult: { headers: ['Adult'], scope: 'product', what: 'TRUE: only for shoppers of 18 and older' },
  no_delivery_to: {
    headers: ['No delivery to'],
    scope: 'product',
    what: 'countries by ISO 3166-1, separated by spaces, where it is not delivered',
  },
  hs_code: {
    headers: ['HS Code', 'Variant HS Code', 'Harmonized system code'],
    scope: 'product',
    what: '6 to 10 digits for customs',
  },
  origin: {
    headers: ['Country of origin', 'COO', 'Country code of origin'],
    scope: 'product',
    what: 'where it was made, by ISO 3166-1',
  },
  customs_name: { headers: ['Customs name'], scope: 'product', what: 'what it is, for customs' },
  no_revocation: {
    headers: ['No withdrawal'],
    scope: 'product',
    what: 'why nobody can withdraw from its purchase: `custom_made`, `sealed_hygiene`, `perishable`; empty: the law decides',
  },
  maker_name: { headers: ['Manufacturer'], scope: 'product', what: 'name of the manufacturer' },
  maker_address: { headers: ['Manufacturer address'], scope: 'product', what: 'postal address of the manufacturer' },
  maker_contact: {
    headers: ['Manufacturer contact'],
    scope: 'product',
    what: 'electronic address of the manufacturer',
  },
  maker_country: {
    headers: ['Manufacturer country'],
    scope: 'product',
    what: 'country of the manufacturer, by ISO 3166-1',
  },
  eu_name: { headers: ['EU responsible person'], scope: 'product', what: 'who answers for it in the EU' },
  eu_address: { headers: ['EU responsible person address'], scope: 'product', what: 'postal address of that person' },
  eu_contact: {
    headers: ['EU responsible person contact'],
    scope: 'product',
    what: 'electronic address of that person',
  },
  warnings: {
    headers: ['Safety warnings'],
    scope: 'product',
    localized: true,
    what: 'warnings and safety information',
  },
} as const satisfies Record<string, Column>;

export type Field = keyof typeof columns;
/** A field, with the language for columns that name one. */
export type CellKey = Field | `${Field} ${Locale}`;

const all = Object.entries(columns) as [Field, Column][];
const spelled = (header: string): string => header.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
const byHeader = new Map(all.flatMap(([field, { headers }]) => headers.map((header) => [spelled(header), field])));

/** A column of a file that is read. */
export interface ReadColumn {
  header: string;
  /** Its place in the file. */
  at: number;
  key: CellKey;
}

/**
 * Which columns of a file are read, by its first row. Of two columns for the same thing the first spelling in the table
 * counts; the others, and those that no field of ours holds, are ignored.
 */
export function readHeader(headers: readonly string[]): { read: ReadColumn[]; ignored: string[] } {
  const found = new Map<CellKey, ReadColumn & { rank: number }>();
  headers.forEach((header, at) => {
    const key = keyOf(header);
    if (!key) return;
    const { headers: known } = columns[key.split(' ')[0] as Field] as Column;
    const rank = known.findIndex((one) => spelled(header).startsWith(spelled(one)));
    const before = found.get(key);
    if (!before || rank < before.rank) found.set(key, { header: header.trim(), at, key, rank });
  });
  const read = [...found.values()].toSorted((a, b) => a.at - b.at).map(({ header, at, key }) => ({ header, at, key }));
  const taken = new Set(read.map(({ at }) => at));
  return {
    read,
    ignored: headers.filter((header, at) => header.trim() && !taken.has(at)).map((header) => header.trim()),
  };
}

function keyOf(header: string): CellKey | null {
  const plain = byHeader.get(spelled(header));
  if (plain) return plain;
  const [, name = '', tag = ''] = /^(.*\S)\s*\/\s*(\S+)\s*$/.exec(header) ?? [];
  const field = byHeader.get(spelled(name));
  const locale = parseLocale(tag);
  return field && locale && (columns[field] as Column).localized ? `${field} ${locale}` : null;
}

/** The columns of an export, in their order: each localized one in general, which other tools read, and in each language. */
export const exportColumns: { key: CellKey; header: string }[] = all
  .filter(([field]) => !(['type', 'published', 'weight', 'weight_unit'] as Field[]).includes(field))
  .flatMap(([field, { headers, localized }]): { key: CellKey; header: string }[] => [
    { key: field, header: headers[0]! },
    ...(localized
      ? locales.map((locale) => ({ key: `${field} ${locale}` as CellKey, header: `${headers[0]} / ${locale}` }))
      : []),
  ]);
