import { productParts, type ProductContent, type ProductPart } from '@tradewind/contract/goods/product-form';
import { draftOf, isSame, type DraftSku, type ProductDraft } from './draft.ts';

/** The parts of a product that are taken together: SKUs belong to their options. */
const units: readonly (readonly ProductPart[])[] = [
  ['options', 'skus'],
  ...productParts.filter((part) => part !== 'options' && part !== 'skus').map((part) => [part]),
];

export interface Merge {
  /** My draft with what only the other person changed. */
  draft: ProductDraft;
  /** What both changed, where my draft was kept. */
  conflicts: (readonly ProductPart[])[];
}

/** Joins what two people changed of the same version. Stock is left out: the server applies differences of it. */
export function mergeDrafts(base: ProductContent, mine: ProductDraft, theirs: ProductContent): Merge {
  const [before, other] = [draftOf(base), draftOf(theirs)];
  const changed = (unit: readonly ProductPart[], one: ProductDraft) =>
    unit.some((part) => !isSame(comparable(part, before), comparable(part, one)));
  let draft = withStockOf(mine, theirs);
  const conflicts = [];
  for (const unit of units) {
    if (!changed(unit, other)) continue;
    if (changed(unit, mine) && unit.some((part) => !isSame(comparable(part, mine), comparable(part, other))))
      conflicts.push(unit);
    else draft = takeParts(draft, other, unit);
  }
  return { draft, conflicts };
}

/** A draft with some parts of another one. */
export const takeParts = (draft: ProductDraft, from: ProductDraft, parts: readonly ProductPart[]): ProductDraft => ({
  ...draft,
  ...Object.fromEntries(parts.map((part) => [part, from[part]])),
});

const comparable = (part: ProductPart, draft: ProductDraft): unknown =>
  part === 'skus' ? draft.skus.map(({ stock: _stock, stock_was: _was, ...sku }) => sku) : draft[part];

/** Where I did not change a stock, what it is now. */
function withStockOf(mine: ProductDraft, { skus }: ProductContent): ProductDraft {
  const now = new Map(skus.map(({ id, stock }) => [id, stock]));
  const current = (sku: DraftSku): DraftSku => {
    const stock = sku.id === undefined ? undefined : now.get(sku.id);
    return stock === undefined || Number(sku.stock) !== sku.stock_was
      ? sku
      : { ...sku, stock: String(stock), stock_was: stock };
  };
  return { ...mine, skus: mine.skus.map(current) };
}
