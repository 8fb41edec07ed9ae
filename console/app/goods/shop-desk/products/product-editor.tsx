import { Box, Button } from '@mui/material';
import { parseLocale, pickText } from '@tradewind/contract/base/locales';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { ArrowLeft } from 'lucide-react';
import { Title } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { ConflictDialog } from '../../../design/conflict-dialog.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EditorFrame, type EditedLanguages } from '../editing/editor-frame.tsx';
import { productPreviewPath } from '../preview/preview-frame.tsx';
import { copyTexts, draftOf, formOf, textsOf, type ProductDraft } from './draft.ts';
import type { EditorProps } from './editor-props.ts';
import { FactsPanel } from './facts-panel.tsx';
import { CustomsPanel, MarksPanel } from './marks-panel.tsx';
import { takeParts } from './merge.ts';
import { OptionsPanel } from './options-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { ShopCategoriesPanel } from './shop-categories-panel.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { SkuMatrix } from './sku-matrix.tsx';
import { StatePanel } from './state-panel.tsx';
import { StockPanel } from './stock-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { useEditor, type ProductConflict } from './use-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';

/** Edits a product of the shop, or a new one. */
export const ProductEditor = ({ stored }: { stored?: OwnProduct }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const open = ({ id }: OwnProduct) => void navigate(`/shop_products/${id}/show`);
  const editor = useEditor(stored, open);
  const { base, draft, unsaved, conflict, change, isInvalid } = editor;
  const { locale: shown, list } = useFormat();
  const partsIn = (languages: EditedLanguages): EditorProps => ({ draft, change, isInvalid, ...languages });
  const ownIn = ({ locale }: EditedLanguages) => base && { product: base, locale, unsaved, onProduct: editor.adopt };
  const stateIn = (languages: EditedLanguages) => {
    const own = ownIn(languages);
    return own && <StatePanel {...own} onCopy={open} />;
  };
  return (
    <EditorFrame
      editor={editor}
      texts={textsOf(draft)}
      onCopy={(from, to) => change(copyTexts(draft, from, to))}
      head={
        <>
          <Title title={pickText(draft.titles, parseLocale(shown) ?? 'en') || t('products.new')} />
          <Box>
            <Button component={Link} to="/shop_products" startIcon={<ArrowLeft size={16} />} color="inherit">
              {t('common.back')}
            </Button>
          </Box>
        </>
      }
      parts={(languages, wide) => {
        const parts = partsIn(languages);
        return (
          <>
            {!wide && stateIn(languages)}
            <TextsPanel {...parts} />
            <PicturesPanel {...parts} />
            <OptionsPanel {...parts} />
            <SkuMatrix {...parts} />
            <FactsPanel {...parts} />
          </>
        );
      }}
      side={(languages, wide) => {
        const own = ownIn(languages);
        return (
          <>
            {wide && stateIn(languages)}
            <MarksPanel {...partsIn(languages)} />
            {own && <ShopCategoriesPanel {...own} />}
            <CustomsPanel {...partsIn(languages)} />
            <SafetyPanel {...partsIn(languages)} />
            {own && <StockPanel {...own} />}
            {own && <VersionsPanel {...own} />}
          </>
        );
      }}
      previewed={{
        path: productPreviewPath(base?.id ?? 'new'),
        typed: { ...(base && { id: base.id }), product: formOf(draft) },
        isStored: base !== undefined && !unsaved,
      }}
      bar={{
        status: t(unsaved ? 'products.unsaved' : base ? 'products.all_saved' : 'empty.new_product'),
        label: t('products.save'),
      }}
    >
      {conflict && (
        <ConflictDialog
          by={conflict.theirs.updated_by}
          at={conflict.theirs.updated_at}
          conflicts={conflict.merge.conflicts.map((unit) => list(unit.map((part) => t(`products.parts.${part}`))))}
          onJoined={(taken) => editor.settle(settled(conflict, taken))}
        />
      )}
    </EditorFrame>
  );
};

/** The joined draft, with the other version of what was chosen. */
function settled({ theirs, merge }: ProductConflict, taken: readonly number[]): ProductDraft {
  const other = draftOf(theirs.content);
  return taken.reduce((joined, at) => takeParts(joined, other, merge.conflicts[at]!), merge.draft);
}
