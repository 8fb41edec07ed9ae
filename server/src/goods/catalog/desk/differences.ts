import { isDeepStrictEqual } from 'node:util';
import { locales } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { safetyParties } from '@tradewind/contract/goods/product-safety';
import type { LocalTexts } from '../../../base/db/tables.ts';
import type { ProductContent, SkuContent } from './content.ts';

/** A difference between what a product is and what it is to be; `of` is a language or a variant. */
export interface Difference {
  field: string;
  of: string;
  before: string;
  after: string;
}

const shown = 200;

/** The differences between two contents of a product, field by field and language by language. */
export function contentDifferences(before: ProductContent, after: ProductContent): Difference[] {
  const list: Difference[] = [];
  const add = (field: string, of: string, was: string, is: string) => {
    if (was !== is) list.push({ field, of, ...aroundChange(was, is) });
  };
  const texts = (field: string, was: LocalTexts, is: LocalTexts) => {
    for (const locale of locales) add(field, locale, was[locale] ?? '', is[locale] ?? '');
  };
  texts('titles', before.titles, after.titles);
  texts('summaries', before.summaries, after.summaries);
  texts('descriptions', before.descriptions, after.descriptions);
  add('category', '', before.category, after.category);
  add('facts', '', factsText(before), factsText(after));
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
  if (!isDeepStrictEqual(before.pictures, after.pictures))
    list.push({ field: 'pictures', of: '', before: picturesText(before), after: picturesText(after) });
  skuDifferences(before, after, add);
  return list;
}

function skuDifferences(
  before: ProductContent,
  after: ProductContent,
  add: (field: string, of: string, was: string, is: string) => void,
): void {
  for (const sku of after.skus) {
    const was = before.skus.find(({ id }) => id === sku.id);
    const of = variantName(after, sku);
    if (!was) add('variant', of, '', priceText(sku.price));
    else {
      add('choice', of, variantName(before, was), of);
      add('price', of, priceText(was.price), priceText(sku.price));
      add('list_price', of, priceText(was.list_price), priceText(sku.list_price));
      add('code', of, was.code, sku.code);
      add('barcode', of, was.barcode, sku.barcode);
      add('sku_weight', of, String(was.weight_grams), String(sku.weight_grams));
      add('sku_image', of, was.image, sku.image);
    }
  }
  for (const sku of before.skus)
    if (!after.skus.some(({ id }) => id === sku.id)) add('variant', variantName(before, sku), priceText(sku.price), '');
}

/** Long texts are cut to the part where they begin to differ. */
function aroundChange(was: string, is: string): { before: string; after: string } {
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  const from = Math.max(was.length, is.length) <= shown ? 0 : Math.max(0, same - shown / 4);
  const cut = (text: string) => `${from > 0 && text ? '…' : ''}${text.slice(from, from + shown)}`;
  return { before: cut(was), after: cut(is) };
}

/** What a variant is called: its values, or its code. */
export const variantName = ({ options }: ProductContent, { choice, code }: SkuContent): string =>
  choice
    .map((value, at) => firstText(options[at]?.values.find((one) => one.code === value)?.texts ?? {}) || value)
    .join(' / ') || code;

const priceText = (cents: string | null): string => (cents === null || cents === '' ? '' : toWire(usd(BigInt(cents))));

const factsText = ({ facts }: ProductContent): string =>
  facts.map(({ names, values }) => `${firstText(names)}: ${firstText(values)}`).join('; ');

const optionsText = ({ options }: ProductContent): string =>
  options
    .map(({ names, values }) => `${firstText(names)}: ${values.map(({ texts }) => firstText(texts)).join(', ')}`)
    .join('; ');

const picturesText = ({ pictures }: ProductContent): string =>
  pictures.map(({ image, alts }) => [image.split('/').at(-1), firstText(alts)].filter(Boolean).join(' ')).join(', ');

const firstText = (texts: LocalTexts): string => locales.map((locale) => texts[locale]).find(Boolean) ?? '';
