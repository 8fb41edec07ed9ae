import { Box, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { parseLocale, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormat } from '../../../design/format.ts';
import { LanguageBar } from '../../../design/language-bar.tsx';
import { PreviewDialog, PreviewFrame, type Previewed } from '../preview/preview-frame.tsx';
import { SaveBar } from './save-bar.tsx';

/** What each part of an editor gets of the frame. */
export interface EditedLanguages {
  /** The language whose texts are edited. */
  locale: Locale;
  /** The language that is shown beside it; the same one: none. At first it is the reader's own, so that translations stand beside it. */
  reference: Locale;
}

interface EditorFrameProps {
  editor: {
    unsaved: boolean;
    save: { isPending: boolean; error: Error | null; mutate(): void };
    problem: string | null;
    conflict: unknown;
    discard(): void;
  };
  /** Every text of the draft that shoppers read. */
  texts: Texts[];
  /** Fills what is empty in one language from another one. */
  onCopy: (from: Locale, to: Locale) => void;
  /** Above everything: the title of the page, the way back. */
  head?: ReactNode;
  /** The parts of the form. @param wide the side is beside them */
  parts: (languages: EditedLanguages, wide: boolean) => ReactNode;
  /** What stands beside the parts, or below them on a narrow screen; absent: the preview, which is a dialog there. */
  side?: (languages: EditedLanguages, wide: boolean) => ReactNode;
  previewed: Previewed;
  bar: { status: string; label: string; acts?: ReactNode };
  /** What asks how a conflict is to be settled. */
  children: ReactNode;
}

/**
 * The frame of an editor of something that shoppers read in five languages: which one is edited, the parts of the form, a
 * preview that the storefront draws, and what is not saved yet.
 */
export const EditorFrame = ({
  editor,
  texts,
  onCopy,
  head,
  parts,
  side,
  previewed,
  bar,
  children,
}: EditorFrameProps) => {
  const { save } = editor;
  const language = parseLocale(useFormat().locale) ?? 'en';
  const [locale, setLocale] = useState<Locale>(language);
  const [reference, setReference] = useState<Locale>(language);
  const [isPreviewed, setPreviewed] = useState(false);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const languages = { locale, reference };
  const isBeside = wide && !side;
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
      {head}
      <LanguageBar
        texts={texts}
        {...languages}
        onLocale={setLocale}
        onReference={setReference}
        onCopy={() => onCopy(reference, locale)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${side ? 340 : 400}px` },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>{parts(languages, wide)}</Stack>
        {side && <Stack sx={{ gap: 2, minWidth: 0 }}>{side(languages, wide)}</Stack>}
        {isBeside && (
          <Box sx={{ position: 'sticky', top: 12, height: 'calc(100vh - 110px)' }}>
            <PreviewFrame {...previewed} locale={locale} />
          </Box>
        )}
      </Box>
      <SaveBar editor={editor} {...bar} onPreview={isBeside ? null : () => setPreviewed(true)} />
      {isPreviewed && <PreviewDialog {...previewed} first={locale} onClose={() => setPreviewed(false)} />}
      {children}
    </Stack>
  );
};
