import { Box, Button, GlobalStyles, Stack, Typography } from '@mui/material';
import { shopMonthlyStatement } from '@tradewind/contract/money/shop-desk/monthly-statement';
import { Printer } from 'lucide-react';
import { Authenticated } from 'react-admin';
import { useParams } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { PrintedPage } from '../../../design/printed-page.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatementTable } from './statement-lines.tsx';

/** The monthly statement for printing: dark on white in both themes. */
export const StatementPage = () => {
  const { month = '' } = useParams();
  return (
    <Authenticated>
      <Sheet month={month} />
    </Authenticated>
  );
};

const Sheet = ({ month }: { month: string }) => {
  const t = useTranslation();
  const { data, error } = useEndpointQuery(shopMonthlyStatement, { month });
  return (
    <PrintedPage>
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '15mm' } }} />
      {error && <Typography>{error.message}</Typography>}
      {data && (
        <Stack sx={{ maxWidth: 760, mx: 'auto', gap: 3 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
            <Box>
              <Typography variant="h5" component="h1">
                {t('fulfilment.statement.title')}
              </Typography>
              <Typography variant="body2">{`${data.shop} · ${data.month} · ${data.currency}`}</Typography>
            </Box>
            <Button
              variant="contained"
              startIcon={<Printer size={18} />}
              onClick={() => window.print()}
              sx={{ flexShrink: 0, backgroundColor: '#0b6171', color: '#fff', '@media print': { display: 'none' } }}
            >
              {t('fulfilment.statement.print')}
            </Button>
          </Stack>
          <StatementTable statement={data} />
          <Typography variant="caption">{t('fulfilment.statement.text')}</Typography>
        </Stack>
      )}
    </PrintedPage>
  );
};
