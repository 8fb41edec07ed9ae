import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@tradewind/client/errors';
import { saveShopPage, showOwnShopPage, type OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { ShopPageContent } from '@tradewind/contract/goods/shop-page-form';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isSame, mergePages, type Merge } from './page-draft.ts';
import { readUnsaved, storeUnsaved } from './unsaved.ts';

export interface Conflict {
  theirs: OwnShopPage;
  merge: Merge;
}

/**
 * The page as it is typed, and saving it as a draft. When somebody else changed it meanwhile, what was typed is kept beside
 * that as a conflict to be settled.
 */
export function usePageEditor(stored: OwnShopPage) {
  const t = useTranslation();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const [kept] = useState(() => readUnsaved(stored.shop_id));
  const [base, setBase] = useState(kept?.base ?? stored);
  const [draft, setDraft] = useState(kept?.draft ?? stored.content);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const unsaved = !isSame(draft, base.content);

  const adopt = (page: OwnShopPage) => {
    setBase(page);
    setDraft(page.content);
  };
  const save = useMutation({
    mutationFn: () => call(saveShopPage, { revision: base.revision, page: draft }),
    onSuccess: async (page) => {
      adopt(page);
      notify(t('page.draft_saved'), { type: 'success', messageArgs: { _: t('page.draft_saved') } });
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      if (error instanceof ApiRefusal && error.refusal === 'shop_page_changed') {
        const theirs = await call(showOwnShopPage, {});
        setConflict({ theirs, merge: mergePages(base.content, draft, theirs.content) });
      } else await leave(error);
    },
  });
  // Kept in the tab, so that nothing is lost by leaving the screen or signing in again.
  useEffect(
    () => storeUnsaved(stored.shop_id, unsaved ? { base, draft } : null),
    [stored.shop_id, unsaved, base, draft],
  );
  // What was changed elsewhere is shown as long as nothing was typed here.
  useEffect(() => {
    if (!unsaved && stored.revision !== base.revision) adopt(stored);
  }, [stored, unsaved, base.revision]);

  const fields = save.error instanceof ApiRefusal ? save.error.fields.map(pathOf) : [];
  return {
    base,
    draft,
    unsaved,
    conflict,
    save,
    adopt,
    change: (parts: Partial<ShopPageContent>) => setDraft((current) => ({ ...current, ...parts })),
    discard: () => {
      adopt(stored);
      save.reset();
    },
    settle: (joined: ShopPageContent) => {
      setBase(conflict!.theirs);
      setDraft(joined);
      setConflict(null);
      save.reset();
    },
    /** Whether the server refused the field of this path, such as `categories[2].names`. */
    isInvalid: (path: string) => fields.some((field) => field === path || field.startsWith(`${path}.`)),
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;

/** `page.categories.3.names` and `page.categories[3].names` name the same field. */
const pathOf = (field: string): string => field.replace(/^page\./, '').replace(/\.(\d+)/g, '[$1]');
