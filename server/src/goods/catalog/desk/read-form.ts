import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ProductForm } from '@tradewind/contract/goods/product-form';
import type { Tx } from '../../../base/db/database.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { newId } from '../../../base/ids/ids.ts';
import { safeHtml } from '../../../base/html/safe-html.ts';
import { livingCategory } from '../categories.ts';
import type { ProductContent, SkuContent } from './content.ts';
import { resolvePictures } from './pictures.ts';
import type { LockedProduct } from './products-store.ts';

/** A form as read: the content, and what its stocks are to be. */
export interface ReadForm {
  content: ProductContent;
  /** By SKU id; SKUs whose stock the form leaves alone are missing. */
  stocks: Map<string, { stock: number; was: number | null }>;
}

/**
 * Reads a form of a product: amounts, safe HTML, uploaded pictures and which SKU each row is.
 *
 * @param product the stored one; null for a new one.
 * @throws Refusal with the path of the field: `product_price_invalid`, `product_list_price_low`, `product_invalid`,
 * `category_not_found` or `picture_invalid`. The rules of products are checked elsewhere, by `checkProduct`.
 */
export async function readForm(
  tx: Tx,
  call: MerchantCall,
  form: ProductForm,
  product: LockedProduct | null,
): Promise<ReadForm> {
  const pathOf = await resolvePictures(tx, call, form, product);
  const category = await livingCategory(tx, form.category);
  const ids = skuIds(form, product);
  const stocks: ReadForm['stocks'] = new Map();
  form.skus.forEach(({ stock, stock_was: was = null }, at) => {
    if (stock !== undefined) stocks.set(ids[at]!, { stock, was });
  });
  return {
    stocks,
    content: {
      category,
      titles: written(form.titles),
      summaries: written(form.summaries),
      descriptions: written(
        Object.fromEntries(Object.entries(form.descriptions).map(([locale, html]) => [locale, safeHtml(html)])),
      ),
      facts: form.facts
        .map(({ names, values }) => ({ names: written(names), values: written(values) }))
        .filter(({ names, values }) => Object.keys(names).length > 0 || Object.keys(values).length > 0),
      options: form.options.map(({ names, values }) => ({
        names: written(names),
        values: values.map(({ code, texts, swatch, image }) => ({
          code,
          texts: written(texts),
          swatch: swatch || null,
          image: pathOf(image ?? '') || null,
        })),
      })),
      skus: form.skus.map((sku, at): SkuContent => ({
        id: ids[at]!,
        choice: sku.choice,
        price: centsOf(sku.price) ?? refuse('product_price_invalid', {}, [`skus[${at}].price`]),
        list_price: sku.list_price
          ? (centsOf(sku.list_price) ?? refuse('product_price_invalid', {}, [`skus[${at}].list_price`]))
          : null,
        weight_grams: sku.weight_grams,
        image: pathOf(sku.image),
        code: sku.code,
        barcode: sku.barcode,
      })),
      pictures: form.pictures.map(({ image, alts }) => ({ image: pathOf(image), alts: written(alts) })),
      weight_grams: form.weight_grams,
      adult: form.adult,
      no_delivery_to: [...new Set(form.no_delivery_to)].toSorted(),
      hs_code: form.hs_code.replaceAll(/[\s.]/g, ''),
      origin: form.origin,
      customs_name: form.customs_name,
      no_revocation: form.no_revocation,
      safety: { ...form.safety, warnings: written(form.safety.warnings) },
    },
  };
}

/**
 * Which SKU each row of the form is: the one that it names, else the one with the same choice, also a retired one, else a
 * new one.
 */
function skuIds({ skus }: ProductForm, product: LockedProduct | null): string[] {
  const known = product?.skus ?? [];
  const taken = new Set<string>();
  skus.forEach(({ id }, at) => {
    if (id === undefined) return;
    if (taken.has(id) || !known.some((sku) => sku.id === id)) refuse('product_invalid', {}, [`skus[${at}].id`]);
    taken.add(id);
  });
  return skus.map(({ id, choice }) => {
    const same = known.filter((sku) => !taken.has(sku.id) && sku.choice.join('|') === choice.join('|'));
    const found = id ?? (same.find(({ retired }) => !retired) ?? same[0])?.id ?? newId();
    taken.add(found);
    return found;
  });
}

const centsOf = (text: string): string | null => fromWire(text)?.minor.toString() ?? null;

const written = (texts: LocalTexts): LocalTexts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
