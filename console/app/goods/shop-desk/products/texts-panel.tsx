import { Box, Stack, TextField, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Panel } from '../../../design/panel.tsx';
import { nameOf } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EditorProps } from './editor-props.ts';
import { RichText } from '../../../design/rich-text.tsx';

/** Title, summary and description; on wide screens in two languages side by side. */
export const TextsPanel = (props: EditorProps) => {
  const t = useTranslation();
  const { locale, reference } = props;
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const shown = wide && reference !== locale ? [reference, locale] : [locale];
  return (
    <Panel title={t('products.texts')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}>
        {shown.map((language) => (
          <Language key={language} {...props} locale={language} />
        ))}
      </Box>
    </Panel>
  );
};

const Language = ({ draft, change, locale, isInvalid }: EditorProps) => {
  const t = useTranslation();
  const { titles, summaries, descriptions } = draft;
  return (
    <Stack sx={{ gap: 2 }} lang={locale}>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {nameOf(locale)}
      </Typography>
      <TextField
        label={t('products.title')}
        value={titles[locale]}
        error={isInvalid('titles')}
        onChange={({ target }) => change({ titles: { ...titles, [locale]: target.value } })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={t('products.summary')}
        value={summaries[locale]}
        multiline
        minRows={2}
        onChange={({ target }) => change({ summaries: { ...summaries, [locale]: target.value } })}
        slotProps={{ htmlInput: { maxLength: 400 } }}
      />
      <RichText
        label={t('products.description')}
        lang={locale}
        value={descriptions[locale]}
        onChange={(html) => change({ descriptions: { ...descriptions, [locale]: html } })}
      />
    </Stack>
  );
};
