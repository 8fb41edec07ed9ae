import { Box, Button, Stack } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShowBase, Title, useResourceContext, useShowContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';

interface DetailProps<Row> {
  title: (row: Row) => string;
  main: (row: Row) => ReactNode;
  aside: (row: Row) => ReactNode;
}

/** Lists cache their rows as records; a query key of its own keeps a row from being taken for the complete record. */
const whole = { meta: { whole: true } };

/** The page of one record: its contents on the left, its actions on the right. */
export function Detail<Row extends RaRecord>(props: DetailProps<Row>) {
  return (
    <ShowBase queryOptions={whole}>
      <DetailBody {...props} />
    </ShowBase>
  );
}

function DetailBody<Row extends RaRecord>({ title, main, aside }: DetailProps<Row>) {
  const { record } = useShowContext<Row>();
  const resource = useResourceContext();
  const t = useTranslation();
  if (!record) return null;
  return (
    <>
      <Title title={title(record)} />
      <Button component={Link} to={`/${resource}`} startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('common.back')}
      </Button>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(320px, 1fr)' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0, order: { xs: 2, lg: 1 } }}>{main(record)}</Stack>
        <Stack sx={{ gap: 2, minWidth: 0, order: { xs: 1, lg: 2 } }}>{aside(record)}</Stack>
      </Box>
    </>
  );
}
