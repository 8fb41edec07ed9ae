import { isDeepStrictEqual } from 'node:util';
import { locales } from '@tradewind/contract/base/locales';
import { safetyParties } from '@tradewind/contract/goods/product-safety';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { LockedProduct, ProductContent, SkuContent } from '../catalog/index.ts';
import type { ProductPlan } from './plan-product.ts';
import type { FileStatus } from './read-cells.ts';
import { nameInFile, type ShopCategories } from './shop-categories.ts';

/** A difference between what a product is and what it is to be; `of` is a language or a variant. */
export interface Difference {
  field: string;
  of: string;
  before: string;
  after: string;
}

const shown = 200;
const most = 60;

/** What an import changes of a product, field by field; empty for one that stays as it is. */
export function differencesOf(
  product: LockedProduct,
  plan: ProductPlan,
  categories: Pick<ShopCategories, 'known'>,
): Difference[] {
  const [before, after] = [product.content, plan.content];
  const list: Difference[] = [];
  const add = (field: string, of: string, was: string, is: string) => {
    if (was !== is) list.push({ field, of, before: was.slice(0, shown), after: is.slice(0, shown) });
  };
  const texts = (field: string, was: LocalTexts, is: LocalTexts) => {
    for (const locale of locales) add(field, locale, was[locale] ?? '', is[locale] ?? '');
  };
  texts('titles', before.titles, after.titles);
  texts('summaries', before.summaries, after.summaries);
  texts('descriptions', before.descriptions, after.descriptions);
  add('category', '', before.category, after.category);
  if (plan.shopCategories) {
    const text = (ids: readonly string[]) => ids.map((id) => nameInFile(categories, id)).join(' | ');
    add('shop_categories', '', text(plan.shopCategories.before), text(plan.shopCategories.after));
  }
  add('options', '', optionsText(before), optionsText(after));
  if (list.every(({ field }) => field !== 'options') && !isDeepStrictEqual(before.options, after.options))
    list.push({ field: 'options', of: '', before: '', after: '' });
  add('weight_grams', '', String(before.weight_grams), String(after.weight_grams));
  add('adult', '', String(before.adult), String(after.adult));
  add('no_delivery_to', '', before.no_delivery_to.join(' '), after.no_delivery_to.join(' '));
  add('hs_code', '', before.hs_code, after.hs_code);
  add('origin', '', before.origin, after.origin);
  add('customs_name', '', before.customs_name, after.customs_name);
  add('no_revocation', '', before.no_revocation, after.no_revocation);
  for (const field of [...safetyParties, 'maker_country'] as const)
    add(field, '', before.safety[field], after.safety[field]);
  texts('warnings', before.safety.warnings, after.safety.warnings);
  if (plan.waiting.size > 0) add('pictures', '', String(before.pictures.length), `+${plan.waiting.size}`);
  else if (!isDeepStrictEqual(before.pictures, after.pictures))
    list.push({ field: 'pictures', of: '', before: picturesText(before), after: picturesText(after) });
  skuDifferences(product, plan, add);
  if (plan.status && plan.status !== fileStatusOf(product.status))
    add('status', '', fileStatusOf(product.status), plan.status);
  return list.slice(0, most);
}

function skuDifferences(
  { content: before, skus: stored }: LockedProduct,
  { content: after, stocks }: ProductPlan,
  add: (field: string, of: string, was: string, is: string) => void,
): void {
  for (const sku of after.skus) {
    const was = before.skus.find(({ id }) => id === sku.id);
    const of = nameOf(after, sku);
    const stock = stored.find(({ id }) => id === sku.id)?.stock ?? 0;
    if (!was) add('variant', of, '', priceText(sku.price));
    else {
      add('choice', of, nameOf(before, was), of);
      add('price', of, priceText(was.price), priceText(sku.price));
      add('list_price', of, priceText(was.list_price), priceText(sku.list_price));
      add('code', of, was.code, sku.code);
      add('barcode', of, was.barcode, sku.barcode);
      add('sku_weight', of, String(was.weight_grams), String(sku.weight_grams));
      add('sku_image', of, was.image, sku.image);
    }
    add('stock', of, String(stock), String(stocks.get(sku.id) ?? stock));
  }
  for (const sku of before.skus)
    if (!after.skus.some(({ id }) => id === sku.id)) add('variant', nameOf(before, sku), priceText(sku.price), '');
}

const priceText = (cents: string | null): string => (cents === null || cents === '' ? '' : toWire(usd(BigInt(cents))));

const nameOf = ({ options }: ProductContent, { choice, code }: SkuContent): string =>
  choice
    .map((value, at) => firstText(options[at]?.values.find((one) => one.code === value)?.texts ?? {}) || value)
    .join(' / ') || code;

const optionsText = ({ options }: ProductContent): string =>
  options
    .map(({ names, values }) => `${firstText(names)}: ${values.map(({ texts }) => firstText(texts)).join(', ')}`)
    .join('; ');

const picturesText = ({ pictures }: ProductContent): string =>
  pictures.map(({ image, alts }) => [image.split('/').at(-1), firstText(alts)].filter(Boolean).join(' ')).join(', ');

const firstText = (texts: LocalTexts): string => locales.map((locale) => texts[locale]).find(Boolean) ?? '';

/** The state of a product as files name it. */
export const fileStatusOf = (status: LockedProduct['status']): FileStatus => {
  if (status === 'on_sale') return 'active';
  return status === 'off_sale' || status === 'taken_down' ? 'archived' : 'draft';
};
