import { Alert, Box, Button, Stack, TextField, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { fillText } from '@tradewind/contract/base/fill-text';
import { locales, parseLocale, type Locale } from '@tradewind/contract/base/locales';
import { publishText, textLimits, type DeskText } from '@tradewind/contract/platform/desk/texts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { cleanHtml } from '../../design/clean-html.ts';
import { useFormat } from '../../design/format.ts';
import { LanguageBar } from '../../design/language-bar.tsx';
import { isoOfInput } from '../../design/local-input.ts';
import { Panel } from '../../design/panel.tsx';
import { proseLooks, RichText } from '../../design/rich-text.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { copyText } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextPlacesPanel } from './text-places-panel.tsx';
import { TextVersionsPanel } from './text-versions-panel.tsx';
import { useTextDraft } from './use-text-draft.ts';

/** The editor of a text in five languages, with its preview, and publishing. */
export const TextEditor = ({ stored }: { stored: DeskText }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const language = parseLocale(useFormat().locale) ?? 'en';
  const [locale, setLocale] = useState<Locale>(language);
  const [reference, setReference] = useState<Locale>(locales.find((other) => other !== language)!);
  const editor = useTextDraft(stored);
  const { draft, change, unsaved } = editor;
  const { titles, bodies } = draft;
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const shown = wide && reference !== locale ? [reference, locale] : [locale];
  const hasBody = stored.kind !== 'help_topic';
  return (
    <Stack sx={{ gap: 2 }}>
      <LanguageBar
        texts={hasBody ? [titles, bodies] : [titles]}
        locale={locale}
        reference={reference}
        onLocale={setLocale}
        onReference={setReference}
        onCopy={() =>
          change({ titles: copyText(titles, reference, locale), bodies: copyText(bodies, reference, locale) })
        }
      />
      {editor.stale && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => change({ base: editor.latest.base })}>
              {t('texts.rebase', { version: editor.latest.base })}
            </Button>
          }
        >
          {t('texts.stale', { version: editor.latest.base })}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Panel>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}>
              {shown.map((one) => (
                <Stack key={one} sx={{ gap: 2 }} lang={one}>
                  <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
                    {nameOf(one)}
                  </Typography>
                  <TextField
                    label={t('texts.title')}
                    value={titles[one]}
                    onChange={({ target }) => change({ titles: { ...titles, [one]: target.value } })}
                    slotProps={{ htmlInput: { maxLength: textLimits.title } }}
                  />
                  {hasBody && (
                    <RichText
                      label={t('texts.body')}
                      lang={one}
                      value={bodies[one]}
                      onChange={(html) => change({ bodies: { ...bodies, [one]: html } })}
                    />
                  )}
                </Stack>
              ))}
            </Box>
          </Panel>
          {canCall(publishText) && (
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <ActionButton
                endpoint={publishText}
                label={t('texts.publish')}
                kind="main"
                icon={<Send size={18} />}
                fields={[
                  {
                    name: 'effective_at',
                    label: t('texts.effective_at'),
                    kind: 'moment',
                    help: t('texts.effective_help'),
                  },
                ]}
                input={({ effective_at: at = '' }) => ({
                  id: stored.id,
                  version: draft.base,
                  titles,
                  bodies,
                  effective_at: isoOfInput(at) ?? '',
                })}
                done={t('texts.published_done')}
                onDone={editor.adopt}
              >
                {t('texts.publish_text')} {stored.id === 'law:terms' && t('texts.publish_terms')}
              </ActionButton>
              {unsaved && (
                <>
                  <Button color="inherit" onClick={() => change(editor.latest)}>
                    {t('texts.discard')}
                  </Button>
                  <Typography variant="body2" color="textSecondary" role="status">
                    {t('texts.unsaved')}
                  </Typography>
                </>
              )}
            </Stack>
          )}
          <TextVersionsPanel text={stored} locale={locale} onTake={change} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Panel title={t('texts.preview')}>
            <Box lang={locale}>
              <Typography variant="h6" component="h3">
                {filled(stored, titles[locale])}
              </Typography>
              <Box
                sx={{ ...proseLooks, maxHeight: 520, overflowY: 'auto' }}
                tabIndex={0}
                role="region"
                aria-label={t('texts.preview')}
                dangerouslySetInnerHTML={{ __html: filled(stored, cleanHtml(bodies[locale])) }}
              />
            </Box>
          </Panel>
          {hasBody && <TextPlacesPanel text={stored} />}
        </Stack>
      </Box>
    </Stack>
  );
};

/** A text with today's figures, as shoppers read it. */
const filled = ({ places }: DeskText, text: string): string =>
  fillText(text, Object.fromEntries(places.map(({ name, value }) => [name, value])));
