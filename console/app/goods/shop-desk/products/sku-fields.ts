import type { DraftSku } from './draft.ts';

interface SkuField {
  name: 'price' | 'list_price' | 'stock' | 'weight_grams' | 'code' | 'barcode';
  /** What of the typed text is kept: signs and points too, so that `1.5` pieces are refused and don't become 15. */
  keep: RegExp;
  mode: 'decimal' | 'numeric' | 'text';
  /** Whether one value can be set for all SKUs at once. */
  common: boolean;
  width: number;
}

/** The typed columns of the SKUs. */
export const skuFields: readonly SkuField[] = [
  { name: 'price', keep: /[-\d.]/g, mode: 'decimal', common: true, width: 72 },
  { name: 'list_price', keep: /[-\d.]/g, mode: 'decimal', common: true, width: 72 },
  { name: 'stock', keep: /[-\d.,]/g, mode: 'numeric', common: true, width: 60 },
  { name: 'weight_grams', keep: /[-\d.,]/g, mode: 'numeric', common: true, width: 60 },
  { name: 'code', keep: /./g, mode: 'text', common: false, width: 84 },
  { name: 'barcode', keep: /\d/g, mode: 'numeric', common: false, width: 112 },
];

/** What is kept of what somebody typed; a comma counts as the decimal point. */
export const typedInto = ({ keep, mode }: SkuField, text: string): string =>
  ((mode === 'decimal' ? text.replace(',', '.') : text).match(keep) ?? []).join('');

/** The SKUs with one field set alike. */
export const withEvery = (skus: readonly DraftSku[], { name }: SkuField, value: string): DraftSku[] =>
  skus.map((sku) => ({ ...sku, [name]: value }));
