import { isUnreachable } from '@tradewind/client/errors';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import {
  createDraft,
  saveProduct,
  showOwnProduct,
  type OwnProduct,
} from '@tradewind/contract/goods/shop-desk/products';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDraftEditor } from '../editing/use-draft-editor.ts';
import { draftOf, emptyDraft, formOf, type ProductDraft } from './draft.ts';
import { mergeDrafts } from './merge.ts';
import { skuFields } from './sku-fields.ts';

/** The draft of a product that is stored, or of a new one. @param stored undefined for a new product */
export function useEditor(stored: OwnProduct | undefined, onCreated: (product: OwnProduct) => void) {
  const t = useTranslation();
  const key = useRef<string>(null);
  return useDraftEditor({
    key: `product.${stored?.id ?? 'new'}`,
    stored,
    draftOf: startOf,
    formOf,
    save: async (draft: ProductDraft, base) =>
      base
        ? call(saveProduct, { id: base.id, revision: base.revision, product: formOf(draft) })
        : call(createDraft, formOf(draft), { idempotencyKey: (key.current ??= newIdempotencyKey()) }),
    changed: 'product_changed',
    reload: ({ id }) => call(showOwnProduct, { id }),
    merge: (base, mine, theirs) => mergeDrafts(base.content, mine, theirs.content),
    part: 'product',
    labelOf: useFieldLabel(),
    saved: t('products.saved'),
    onSaved: (product, base) => {
      if (!base) onCreated(product);
    },
    onFailed: (error) => {
      if (!isUnreachable(error)) key.current = null;
    },
  });
}

export type ProductConflict = NonNullable<ReturnType<typeof useEditor>['conflict']>;

/** What the form calls a field. */
function useFieldLabel() {
  const t = useTranslation();
  return (path: string): string | undefined => {
    const [part = '', ...deeper] = path.split(/[.[\]]+/).filter(Boolean);
    const sku = skuFields.find(({ name }) => name === deeper.at(-1));
    if (part === 'skus' && sku) return t(`products.sku.${sku.name}`);
    if (part === 'skus' && deeper.includes('stock_was')) return t('products.stock');
    return Object.hasOwn(emptyDraft(), part) ? t(`products.parts.${part as keyof ProductDraft}`) : undefined;
  };
}

const startOf = (product: OwnProduct | undefined): ProductDraft => (product ? draftOf(product.content) : emptyDraft());
