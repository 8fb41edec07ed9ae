import { Box, Stack, TextField, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Panel } from '../../../design/panel.tsx';
import { nameOf } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PageEditorProps } from './page-editor-props.ts';

/** The line under the name and the introduction; on wide screens in two languages side by side. */
export const PageTextsPanel = ({ editor: { draft, change }, locale, reference }: PageEditorProps) => {
  const t = useTranslation();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const shown = wide && reference !== locale ? [reference, locale] : [locale];
  const { slogans, abouts } = draft;
  return (
    <Panel title={t('page.texts')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}>
        {shown.map((language) => (
          <Stack key={language} sx={{ gap: 2 }} lang={language}>
            <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
              {nameOf(language)}
            </Typography>
            <TextField
              label={t('page.slogan')}
              value={slogans[language]}
              onChange={({ target }) => change({ slogans: { ...slogans, [language]: target.value } })}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
            <TextField
              label={t('page.about')}
              value={abouts[language]}
              multiline
              minRows={4}
              onChange={({ target }) => change({ abouts: { ...abouts, [language]: target.value } })}
              slotProps={{ htmlInput: { maxLength: 2_000 } }}
            />
          </Stack>
        ))}
      </Box>
    </Panel>
  );
};
