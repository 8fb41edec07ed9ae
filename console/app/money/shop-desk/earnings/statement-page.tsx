import { GlobalStyles, Typography } from '@mui/material';
import { shopMonthlyStatement } from '@tradewind/contract/money/shop-desk/monthly-statement';
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
    <PrintedPage
      title={t('fulfilment.statement.title')}
      about={data && `${data.shop} · ${data.month} · ${data.currency}`}
      print={t('fulfilment.statement.print')}
      error={error}
    >
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '15mm' } }} />
      {data && <StatementTable statement={data} />}
      <Typography variant="caption">{t('fulfilment.statement.text')}</Typography>
    </PrintedPage>
  );
};
