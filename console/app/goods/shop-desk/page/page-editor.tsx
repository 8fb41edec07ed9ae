import {
  discardShopPage,
  publishShopPage,
  showOwnShopPage,
  type OwnShopPage,
} from '@tradewind/contract/goods/shop-desk/page';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { ConflictDialog } from '../../../design/conflict-dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EditorFrame } from '../editing/editor-frame.tsx';
import { shopPreviewPath } from '../preview/preview-frame.tsx';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { FacePanel } from './face-panel.tsx';
import { FeaturedPanel } from './featured-panel.tsx';
import { copyTexts, takeParts, textsOf } from './page-draft.ts';
import { PageTextsPanel } from './page-texts-panel.tsx';
import { PageVersionsPanel } from './page-versions-panel.tsx';
import { usePageEditor, type PageEditor } from './use-page-editor.ts';

/** The page of the shop. */
export const ShopPageScreen = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(showOwnShopPage, {});
  return (
    <>
      <Title title={t('menu.shop_page')} />
      {data && <Editor key={data.shop_id} stored={data} />}
    </>
  );
};

const Editor = ({ stored }: { stored: OwnShopPage }) => {
  const t = useTranslation();
  const editor = usePageEditor(stored);
  const { base, draft, unsaved, change, conflict } = editor;
  const saved = base.has_draft ? 'draft_waits' : 'all_published';
  return (
    <EditorFrame
      editor={editor}
      texts={textsOf(draft)}
      onCopy={(from, to) => change(copyTexts(draft, from, to))}
      parts={(languages) => {
        const parts = { editor, ...languages };
        return (
          <>
            <FacePanel {...parts} />
            <PageTextsPanel {...parts} />
            <AnnouncementPanel {...parts} />
            <FeaturedPanel {...parts} />
            <CategoriesPanel {...parts} />
            <PageVersionsPanel {...parts} />
          </>
        );
      }}
      previewed={{ path: shopPreviewPath(), typed: { page: draft }, isStored: !unsaved }}
      bar={{
        status: t(`page.${unsaved ? 'unsaved' : saved}`),
        label: t('page.save_draft'),
        acts: <DraftActs editor={editor} />,
      }}
    >
      {conflict && (
        <ConflictDialog
          by={conflict.theirs.changed_by}
          at={conflict.theirs.changed_at ?? ''}
          conflicts={conflict.merge.conflicts.map((part) => t(`page.parts.${part}`))}
          onJoined={(taken) =>
            editor.settle(
              takeParts(
                conflict.merge.draft,
                conflict.theirs.content,
                taken.map((at) => conflict.merge.conflicts[at]!),
              ),
            )
          }
        />
      )}
    </EditorFrame>
  );
};

/** What can be done with a draft that is saved and not published. */
const DraftActs = ({ editor: { base, adopt } }: { editor: PageEditor }) => {
  const t = useTranslation();
  const input = () => ({ revision: base.revision });
  if (base.has_draft === 0) return null;
  return (
    <>
      <ActionButton
        endpoint={discardShopPage}
        label={t('page.discard_draft')}
        input={input}
        done={t('page.draft_discarded')}
        onDone={adopt}
      >
        {t('page.discard_text')}
      </ActionButton>
      <ActionButton
        endpoint={publishShopPage}
        label={t('page.publish')}
        kind="main"
        input={input}
        done={t('page.published')}
        onDone={adopt}
      >
        {t('page.publish_text')}
      </ActionButton>
    </>
  );
};
