import { productLimits } from '@tradewind/contract/goods/product-form';
import { newId } from '../../base/ids/ids.ts';
import { isBarcode, type LockedProduct, type SkuContent } from '../catalog/index.ts';
import type { Field } from './columns.ts';
import type { ProductRows } from './group-rows.ts';
import { centsOf, gramsOf, piecesOf } from './read-cells.ts';
import type { ReadOptions } from './read-options.ts';
import type { Reading } from './read-texts.ts';
import type { FileRow } from './read-rows.ts';

/** US cents. */
const maxPrice = 100_000_000n;

export interface ReadSkus {
  skus: SkuContent[];
  /** What the stock is to be, by SKU id; others are left alone. */
  stocks: Map<string, number>;
  /** Of a new product: the weight of its first variant. */
  weight: number;
  /** Sources of the SKUs’ own pictures, by SKU id; empty: the picture of the product. */
  images: Map<string, { source: string; row: FileRow }>;
}

/**
 * Reads the variants of a product. A row is one that the product has when it has the same code or chooses the same values;
 * variants that no row names stay, unless the product now has another number of options.
 */
export function readSkus(
  reading: Reading,
  { rows }: ProductRows,
  { choiceOf, fits, options }: ReadOptions,
  product: LockedProduct | null,
): ReadSkus {
  const { cells, issues } = reading;
  const read: ReadSkus = { skus: [], stocks: new Map(), weight: product?.content.weight_grams ?? 0, images: new Map() };
  const live = product?.content.skus ?? [];
  const given = new Map<string, SkuContent>();
  for (const row of rows) {
    if (!isVariant(reading, row, choiceOf(row))) continue;
    const code = cells.text(row, 'code');
    const choice = choiceOf(row);
    const byChoice = choice && live.find((sku) => sku.choice.join('|') === choice.join('|'));
    const byCode = code === '' ? undefined : live.find((sku) => sku.code === code && !given.has(sku.id));
    const known = byChoice ?? byCode;
    if (!known && !choice) {
      issues.add(row, cells.has('option1_value') ? 'option1_value' : 'code', 'option_missing');
      continue;
    }
    const retired = product?.skus.find((sku) => sku.retired && choice && sku.choice.join('|') === choice.join('|'));
    const before = known ?? { ...newSku, id: retired?.id ?? newId() };
    const sku = readSku(reading, row, { ...before, choice: choice ?? before.choice }, known !== undefined, product);
    if (given.has(sku.id) || [...given.values()].some((other) => other.choice.join('|') === sku.choice.join('|')))
      issues.add(row, null, 'variant_repeated');
    if (sku.code && [...given.values()].some((other) => other.code.toLowerCase() === sku.code.toLowerCase()))
      issues.add(row, 'code', 'code_repeated');
    given.set(sku.id, sku);
    const stock = readNumber(reading, row, 'stock', productLimits.stock);
    if (stock !== null) read.stocks.set(sku.id, stock);
    if (cells.has('variant_image')) read.images.set(sku.id, { source: cells.text(row, 'variant_image'), row });
  }
  const kept = live.map((sku) => given.get(sku.id) ?? sku).filter((sku) => given.has(sku.id) || fits);
  read.skus = [...kept, ...[...given.values()].filter((sku) => !live.some(({ id }) => id === sku.id))];
  if (read.skus.length === 0) issues.add(rows[0]!, cells.has('price') ? 'price' : null, 'no_variant');
  if (read.skus.length > productLimits.skus) issues.add(rows[0]!, null, 'too_many_variants', productLimits.skus);
  if (options.length === 0 && read.skus.length > 1 && product === null)
    issues.add(rows[1] ?? rows[0]!, null, 'variant_repeated');
  if (!product) {
    read.weight = read.skus[0]?.weight_grams ?? 0;
    read.skus = read.skus.map((sku) => (sku.weight_grams === read.weight ? { ...sku, weight_grams: 0 } : sku));
  }
  return read;
}

const newSku = { choice: [], price: '', list_price: null, weight_grams: 0, image: '', code: '', barcode: '' };

/** Rows that only add a picture are no variants. */
function isVariant({ cells }: Reading, row: FileRow, choice: string[] | null): boolean {
  if (choice !== null && choice.length > 0) return true;
  const fields: Field[] = ['code', 'price', 'stock', 'barcode', 'option1_value', 'option2_value', 'option3_value'];
  return fields.some((field) => cells.text(row, field) !== '');
}

function readSku(
  reading: Reading,
  row: FileRow,
  before: SkuContent,
  isKnown: boolean,
  product: LockedProduct | null,
): SkuContent {
  const { cells, issues } = reading;
  const sku = { ...before };
  const price = cells.text(row, 'price');
  if (price !== '') {
    const cents = centsOf(price);
    if (cents === null || cents <= 0n || cents > maxPrice) issues.add(row, 'price', 'price_invalid');
    else sku.price = String(cents);
  } else if (!isKnown) issues.add(row, cells.has('price') ? 'price' : null, 'price_missing');
  if (cells.has('list_price')) sku.list_price = readListPrice(reading, row, sku.price);
  else if (sku.list_price !== null && sku.price !== '' && BigInt(sku.list_price) <= BigInt(sku.price))
    sku.list_price = null;
  if (cells.has('code')) {
    sku.code = cells.text(row, 'code');
    if (sku.code.length > 60) issues.add(row, 'code', 'cell_too_long', 60);
  }
  if (cells.has('barcode')) {
    // Spreadsheets keep long numbers as text by an apostrophe.
    sku.barcode = cells.text(row, 'barcode').replace(/^'/, '').replaceAll(/[\s-]/g, '');
    if (sku.barcode !== '' && !isBarcode(sku.barcode)) issues.add(row, 'barcode', 'barcode_invalid');
  }
  const grams = readGrams(reading, row);
  const weightNow = before.weight_grams || (product?.content.weight_grams ?? 0);
  if (grams !== null && grams !== weightNow) sku.weight_grams = grams;
  return sku;
}

function readListPrice({ cells, issues }: Reading, row: FileRow, price: string): string | null {
  const cell = cells.text(row, 'list_price');
  if (cell === '') return null;
  const cents = centsOf(cell);
  if (cents === null || cents > maxPrice) issues.add(row, 'list_price', 'price_invalid');
  else if (cents > 0n && price !== '' && cents < BigInt(price)) issues.add(row, 'list_price', 'compare_at_low');
  else return cents === 0n || String(cents) === price ? null : String(cents);
  return null;
}

function readNumber({ cells, issues }: Reading, row: FileRow, field: Field, limit: number): number | null {
  const cell = cells.text(row, field);
  if (cell === '') return null;
  const number = piecesOf(cell);
  if (number !== null && number >= 0 && number <= limit) return number;
  issues.add(row, field, 'stock_invalid', limit);
  return null;
}

/** In grams; null where the row says nothing. */
function readGrams({ cells, issues }: Reading, row: FileRow): number | null {
  const field = cells.has('grams') ? 'grams' : 'weight';
  const cell = cells.text(row, field);
  if (cell === '') return null;
  const grams = gramsOf(cell, field === 'grams' ? 'g' : cells.text(row, 'weight_unit'));
  if (grams !== null && grams <= productLimits.grams) return grams;
  issues.add(row, field, 'weight_invalid');
  return null;
}
