import { Alert, Box, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { locales, parseLocale, type Locale } from '@tradewind/contract/base/locales';
import { showOwnShopPage, type OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import { useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ConflictDialog } from '../../../design/conflict-dialog.tsx';
import { useFormat } from '../../../design/format.ts';
import { LanguageBar } from '../../../design/language-bar.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PreviewDialog, PreviewFrame, shopPreviewPath } from '../preview/preview-frame.tsx';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { FacePanel } from './face-panel.tsx';
import { FeaturedPanel } from './featured-panel.tsx';
import { copyTexts, takeParts, textsOf } from './page-draft.ts';
import { PageTextsPanel } from './page-texts-panel.tsx';
import { PageVersionsPanel } from './page-versions-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { usePageEditor } from './use-page-editor.ts';

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
  const translate = useTranslate();
  const editor = usePageEditor(stored);
  const { base, draft, change, conflict, save } = editor;
  const language = parseLocale(useFormat().locale) ?? 'en';
  const [locale, setLocale] = useState<Locale>(language);
  const [reference, setReference] = useState<Locale>(locales.find((other) => other !== language)!);
  const [previewed, setPreviewed] = useState(false);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const parts = { editor, locale, reference };
  useEffect(() => {
    if (save.error) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);
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
      <LanguageBar
        texts={textsOf(draft)}
        {...parts}
        onLocale={setLocale}
        onReference={setReference}
        onCopy={() => change(copyTexts(draft, reference, locale))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <FacePanel {...parts} />
          <PageTextsPanel {...parts} />
          <AnnouncementPanel {...parts} />
          <FeaturedPanel {...parts} />
          <CategoriesPanel {...parts} />
          <PageVersionsPanel {...parts} />
        </Stack>
        {wide && (
          <Box sx={{ position: 'sticky', top: 12, height: 'calc(100vh - 110px)' }}>
            <PreviewFrame path={shopPreviewPath()} locale={locale} version={String(base.revision)} />
          </Box>
        )}
      </Box>
      {save.error && !conflict && (
        <Alert severity="error">{translate(save.error.message, { _: save.error.message })}</Alert>
      )}
      <SaveBar editor={editor} onPreview={wide ? null : () => setPreviewed(true)} />
      {previewed && <PreviewDialog path={shopPreviewPath()} first={locale} onClose={() => setPreviewed(false)} />}
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
    </Stack>
  );
};
