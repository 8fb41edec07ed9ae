import { saveShopPage, showOwnShopPage, type OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { ShopPageContent } from '@tradewind/contract/goods/shop-page-form';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDraftEditor } from '../editing/use-draft-editor.ts';
import { mergePages } from './page-draft.ts';

/** The page of a shop as it is typed, and saving it as a draft. */
export function usePageEditor(stored: OwnShopPage) {
  const t = useTranslation();
  const editor = useDraftEditor({
    key: `shop-page.${stored.shop_id}`,
    stored,
    draftOf: (page) => page!.content,
    formOf: (draft) => draft,
    save: (page: ShopPageContent, base) => call(saveShopPage, { revision: base!.revision, page }),
    changed: 'shop_page_changed',
    reload: () => call(showOwnShopPage, {}),
    merge: (base, mine, theirs) => mergePages(base.content, mine, theirs.content),
    part: 'page',
    saved: t('page.draft_saved'),
  });
  return { ...editor, base: editor.base! };
}

export type PageEditor = ReturnType<typeof usePageEditor>;
