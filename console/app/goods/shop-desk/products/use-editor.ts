import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal, isUnreachable } from '@tradewind/client/errors';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import {
  createDraft,
  saveProduct,
  showOwnProduct,
  type OwnProduct,
} from '@tradewind/contract/goods/shop-desk/products';
import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { draftOf, emptyDraft, formOf, isSame, type ProductDraft } from './draft.ts';
import type { EditorProps } from './editor-props.ts';
import { mergeDrafts, type Merge } from './merge.ts';
import { readUnsaved, storeUnsaved } from './unsaved.ts';

export interface Conflict {
  theirs: OwnProduct;
  merge: Merge;
}

/**
 * The draft of a product that is stored, or of a new one, and saving it. When somebody else saved meanwhile, what was typed
 * is kept beside what they saved, as a conflict to be settled.
 *
 * @param stored undefined for a new product
 */
export function useEditor(stored: OwnProduct | undefined, onCreated: (product: OwnProduct) => void) {
  const t = useTranslation();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const id = stored?.id ?? 'new';
  const [kept] = useState(() => readUnsaved(id));
  const [base, setBase] = useState(kept?.base ?? stored);
  const [draft, setDraft] = useState(kept?.draft ?? startOf(stored));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const key = useRef<string>(null);
  const unsaved = !isSame(formOf(draft), formOf(startOf(base)));

  const adopt = (product: OwnProduct) => {
    setBase(product);
    setDraft(draftOf(product.content));
  };
  const save = useMutation({
    mutationFn: async () =>
      base
        ? call(saveProduct, { id: base.id, revision: base.revision, product: formOf(draft) })
        : call(createDraft, formOf(draft), { idempotencyKey: (key.current ??= newIdempotencyKey()) }),
    onSuccess: async (product) => {
      adopt(product);
      storeUnsaved(id, null);
      notify(t('products.saved'), { type: 'success', messageArgs: { _: t('products.saved') } });
      if (!base) onCreated(product);
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      if (!isUnreachable(error)) key.current = null;
      if (base && error instanceof ApiRefusal && error.refusal === 'product_changed') {
        const theirs = await call(showOwnProduct, { id: base.id });
        setConflict({ theirs, merge: mergeDrafts(base.content, draft, theirs.content) });
      } else await leave(error);
    },
  });
  // Kept in the tab, so that nothing is lost by leaving the screen or signing in again.
  useEffect(() => storeUnsaved(id, unsaved ? { base, draft } : null), [id, unsaved, base, draft]);
  // What was changed elsewhere is shown as long as nothing was typed here.
  useEffect(() => {
    if (stored && !unsaved && stored.revision !== base?.revision) adopt(stored);
  }, [stored, unsaved, base?.revision]);

  return {
    base,
    draft,
    unsaved,
    conflict,
    save,
    adopt,
    discard: () => {
      setBase(stored);
      setDraft(startOf(stored));
      save.reset();
    },
    change: ((parts) =>
      setDraft((current) => ({
        ...current,
        ...(typeof parts === 'function' ? parts(current) : parts),
      }))) satisfies EditorProps['change'],
    settle: (joined: ProductDraft) => {
      setBase(conflict?.theirs);
      setDraft(joined);
      setConflict(null);
      save.reset();
    },
    isInvalid: invalidFields(save.error),
  };
}

const startOf = (product: OwnProduct | undefined): ProductDraft => (product ? draftOf(product.content) : emptyDraft());

/** Which fields the server refused, by their paths in the form. */
function invalidFields(error: Error | null): (path: string) => boolean {
  const fields = error instanceof ApiRefusal ? error.fields.map(pathOf) : [];
  return (path) => fields.some((field) => field === path || field.startsWith(`${path}.`));
}

/** `product.skus.3.price` and `skus[3].price` name the same field. */
const pathOf = (field: string): string => field.replace(/^product\./, '').replace(/\.(\d+)/g, '[$1]');
