import { Alert, Box, Button, Card, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { locales, parseLocale, pickText, type Locale } from '@tradewind/contract/base/locales';
import { ArrowLeft, Eye, Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConflictDialog } from '../../../design/conflict-dialog.tsx';
import { PreviewDialog, productPreviewPath } from '../preview/preview-frame.tsx';
import { copyTexts, draftOf, textsOf, type ProductDraft } from './draft.ts';
import type { EditorProps } from './editor-props.ts';
import { FactsPanel } from './facts-panel.tsx';
import { LanguageBar } from '../../../design/language-bar.tsx';
import { CustomsPanel, MarksPanel } from './marks-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { Preview } from './preview.tsx';
import { SkuMatrix } from './sku-matrix.tsx';
import { StatePanel } from './state-panel.tsx';
import { StockPanel } from './stock-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { takeParts } from './merge.ts';
import { useEditor, type Conflict } from './use-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';

/** Edits a product of the shop, or a new one. */
export const ProductEditor = ({ stored }: { stored?: OwnProduct }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const open = ({ id }: OwnProduct) => void navigate(`/shop_products/${id}/show`);
  const editor = useEditor(stored, open);
  const { base, draft, unsaved, conflict, change, isInvalid, save } = editor;
  const { locale: shown, list } = useFormat();
  const language = parseLocale(shown) ?? 'en';
  const [locale, setLocale] = useState<Locale>(language);
  const [reference, setReference] = useState<Locale>(locales.find((other) => other !== language)!);
  const [previewed, setPreviewed] = useState(false);
  const parts: EditorProps = { draft, change, locale, reference, isInvalid };
  useEffect(() => {
    if (save.error) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const own = base && { product: base, locale, unsaved, onProduct: editor.adopt };
  const state = own && <StatePanel {...own} onCopy={open} />;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        // The forms of dialogs are elsewhere on the page, but their events arrive here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
      sx={{ gap: 2 }}
    >
      <Title title={pickText(draft.titles, language) || t('products.new')} />
      <Box>
        <Button component={Link} to="/shop_products" startIcon={<ArrowLeft size={16} />} color="inherit">
          {t('common.back')}
        </Button>
      </Box>
      <LanguageBar
        texts={textsOf(draft)}
        locale={locale}
        reference={reference}
        onLocale={setLocale}
        onReference={setReference}
        onCopy={() => change(copyTexts(draft, reference, locale))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {!wide && state}
          <TextsPanel {...parts} />
          <PicturesPanel {...parts} />
          <OptionsPanel {...parts} />
          <SkuMatrix {...parts} />
          <FactsPanel {...parts} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {wide && state}
          <MarksPanel {...parts} />
          <CustomsPanel {...parts} />
          {own && <StockPanel {...own} />}
          {own && <VersionsPanel {...own} />}
        </Stack>
      </Box>
      <SaveBar editor={editor} onPreview={() => setPreviewed(true)} />
      {previewed &&
        (base && !unsaved ? (
          <PreviewDialog path={productPreviewPath(base.id)} first={locale} onClose={() => setPreviewed(false)} />
        ) : (
          <Preview draft={draft} first={locale} onClose={() => setPreviewed(false)} unsaved />
        ))}
      {conflict && (
        <ConflictDialog
          by={conflict.theirs.updated_by}
          at={conflict.theirs.updated_at}
          conflicts={conflict.merge.conflicts.map((unit) => list(unit.map((part) => t(`products.parts.${part}`))))}
          onJoined={(taken) => editor.settle(settled(conflict, taken))}
        />
      )}
    </Stack>
  );
};

/** The joined draft, with the other version of what was chosen. */
function settled({ theirs, merge }: Conflict, taken: readonly number[]): ProductDraft {
  const other = draftOf(theirs.content);
  return taken.reduce((joined, at) => takeParts(joined, other, merge.conflicts[at]!), merge.draft);
}

/** Stays at the lower edge of the window. */
const SaveBar = ({ editor, onPreview }: { editor: ReturnType<typeof useEditor>; onPreview: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const { save, unsaved, conflict } = editor;
  return (
    <Card
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 4px 20px rgb(0 0 0 / 12%)',
      }}
    >
      {save.error && !conflict && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate(save.error.message, { _: save.error.message })}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: 1 }}>
          {t(unsaved ? 'products.unsaved' : 'products.all_saved')}
        </Typography>
        {unsaved && (
          <Button color="inherit" onClick={editor.discard} disabled={save.isPending}>
            {t('products.discard')}
          </Button>
        )}
        <Button startIcon={<Eye size={18} />} color="inherit" onClick={onPreview}>
          {t('products.preview')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          startIcon={<Save size={18} />}
          loading={save.isPending}
          disabled={!unsaved}
        >
          {t('products.save')}
        </Button>
      </Stack>
    </Card>
  );
};
