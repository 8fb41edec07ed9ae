import { Box, Stack, TextField, Typography } from '@mui/material';
import { localInput, isoOfInput } from '../../../design/local-input.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { PageEditorProps } from './page-editor-props.ts';

/** The announcement in the language that is edited, and when it is shown. */
export const AnnouncementPanel = ({ editor: { draft, change, isInvalid }, locale, reference }: PageEditorProps) => {
  const t = useTranslation();
  const { announcement } = draft;
  const { texts } = announcement;
  return (
    <Panel title={t('page.announcement')}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('page.announcement_help')}
        </Typography>
        <TextField
          label={t('page.announcement_text')}
          lang={locale}
          value={texts[locale]}
          placeholder={texts[reference]}
          multiline
          minRows={2}
          onChange={({ target }) =>
            change({ announcement: { ...announcement, texts: { ...texts, [locale]: target.value } } })
          }
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              type="datetime-local"
              label={t(`page.announcement_${end}`)}
              value={localInput(announcement[end])}
              error={isInvalid(`announcement.${end}`)}
              onChange={({ target }) => change({ announcement: { ...announcement, [end]: isoOfInput(target.value) } })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
      </Stack>
    </Panel>
  );
};
