import { Alert, Box, Button, Stack } from '@mui/material';
import type { DeskText } from '@tradewind/contract/platform/desk/texts';
import { ArrowLeft } from 'lucide-react';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextEditor } from './text-editor.tsx';

/** Lists cache their rows as records; a query key of its own keeps a row from being taken for the whole text. */
const whole = { meta: { whole: true } };

/** One text: its editor, its versions and the figures that it may name. */
export const TextPage = () => (
  <ShowBase queryOptions={whole}>
    <Body />
  </ShowBase>
);

const Body = () => {
  const t = useTranslation();
  const { record } = useShowContext<DeskText>();
  if (!record) return null;
  return (
    <>
      <Title title={record.title} />
      <Button component={Link} to="/texts" startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('common.back')}
      </Button>
      <Stack sx={{ gap: 2 }}>
        {record.kind === 'law' && record.published_by === '' && (
          <Alert severity="warning">{t('texts.draft_note')}</Alert>
        )}
        <Box>
          <TextEditor key={record.id} stored={record} />
        </Box>
      </Stack>
    </>
  );
};
