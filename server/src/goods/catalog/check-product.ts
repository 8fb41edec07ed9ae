import { countryCodes } from '@tradewind/contract/people/countries';
import { locales, pickText } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { productLimits } from '@tradewind/contract/goods/product-form';
import type { LocalTexts, StoredOption } from '../../base/db/tables.ts';
import { isSlug } from '../../base/ids/slug.ts';
import { isBarcode } from './barcode.ts';
import { requireComplete, type NewProduct, type NewSku } from './new-product.ts';

/**
 * Checks a product against the rules for all of them, whoever writes it: a shop, an import, the demo data.
 *
 * @throws Refusal `product_invalid` or a more precise one, with the path of the field as the contract names it, such as
 * `skus[3].price`; `product_incomplete` for one that is not a draft and lacks what a shopper has to see.
 */
export function checkProduct(product: NewProduct): void {
  const {
    slug,
    titles,
    options = [],
    skus,
    images,
    weightGrams,
    hsCode = '',
    origin = '',
    noDeliveryTo = [],
    safety = {},
  } = product;
  requireValid(slug === undefined || isSlug(slug), 'slug');
  requireValid(hasText(titles), 'titles');
  requireValid(options.length <= productLimits.options, 'options');
  options.forEach(checkOption);
  requireValid(isWeight(weightGrams), 'weight_grams');
  images.forEach((path, at) => requireValid(path !== '' && !path.includes(','), `pictures[${at}].image`));
  if (!/^(\d{6,10})?$/.test(hsCode)) refuse('product_hs_code_invalid', {}, ['hs_code']);
  requireValid(origin === '' || countryCodes.includes(origin), 'origin');
  noDeliveryTo.forEach((country, at) => requireValid(countryCodes.includes(country), `no_delivery_to[${at}]`));
  const { maker_country: maker = '' } = safety;
  requireValid(maker === '' || countryCodes.includes(maker), 'safety.maker_country');
  requireValid(skus.length > 0 && skus.length <= productLimits.skus, 'skus');
  skus.forEach((sku, at) => checkSku(sku, `skus[${at}]`, options));
  requireDistinct(skus, ({ choice }) => choice.join('|'), 'product_invalid', 'choice');
  requireDistinct(skus, ({ code = '' }) => code.toLowerCase(), 'product_code_repeated', 'code');
  if (product.status !== 'draft') requireComplete(product);
}

/** Codes are joined with `|` in texts of a choice, and so are texts on the wire: neither may contain it. */
function checkOption({ names, values }: StoredOption, at: number): void {
  const path = `options[${at}]`;
  requireValid(hasText(names), `${path}.names`);
  requireValid(values.length > 0 && values.length <= productLimits.values, `${path}.values`);
  values.forEach(({ code, texts, swatch }, value) => {
    const own = `${path}.values[${value}]`;
    requireValid(code !== '' && !/[|,]/.test(code), `${own}.code`);
    requireValid(!values.slice(0, value).some((other) => other.code === code), `${own}.code`);
    requireValid(hasText(texts) && !Object.values(texts).some((text) => text.includes('|')), `${own}.texts`);
    requireValid(!values.slice(0, value).some((other) => readsAlike(other.texts, texts)), `${own}.texts`);
    requireValid(swatch === null || /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(swatch), `${own}.swatch`);
  });
}

function checkSku(sku: NewSku, path: string, options: readonly StoredOption[]): void {
  const { choice, price, listPrice = null, stock, weightGrams = 0, barcode = '' } = sku;
  const isOffered =
    choice.length === options.length &&
    options.every(({ values }, at) => values.some(({ code }) => code === choice[at]));
  requireValid(isOffered, `${path}.choice`);
  if (price <= 0n || price > maxPrice) refuse('product_price_invalid', {}, [`${path}.price`]);
  if (listPrice !== null && listPrice <= price) refuse('product_list_price_low', {}, [`${path}.list_price`]);
  requireValid(listPrice === null || listPrice <= maxPrice, `${path}.list_price`);
  requireValid(Number.isSafeInteger(stock) && stock >= 0 && stock <= productLimits.stock, `${path}.stock`);
  requireValid(isWeight(weightGrams), `${path}.weight_grams`);
  if (barcode !== '' && !isBarcode(barcode)) refuse('product_barcode_invalid', {}, [`${path}.barcode`]);
}

/** US cents. */
const maxPrice = 100_000_000n;

const isWeight = (grams: number): boolean => Number.isSafeInteger(grams) && grams >= 0 && grams <= productLimits.grams;

const hasText = (texts: LocalTexts): boolean => Object.values(texts).some(Boolean);

/** Whether two values read the same in one language, so that a shopper could not tell them apart. */
const readsAlike = (one: LocalTexts, other: LocalTexts): boolean =>
  locales.some((locale) => pickText(one, locale) === pickText(other, locale));

function requireValid(isValid: boolean, path: string): void {
  if (!isValid) refuse('product_invalid', {}, [path]);
}

/** Refuses the first SKU whose text another one has before it; an empty code counts as none. */
function requireDistinct(
  skus: readonly NewSku[],
  textOf: (sku: NewSku) => string,
  refusal: 'product_invalid' | 'product_code_repeated',
  field: 'choice' | 'code',
): void {
  const seen = new Set<string>();
  skus.forEach((sku, at) => {
    const text = textOf(sku);
    if (seen.has(text)) refuse(refusal, {}, [`skus[${at}].${field}`]);
    if (text !== '' || field === 'choice') seen.add(text);
  });
}
