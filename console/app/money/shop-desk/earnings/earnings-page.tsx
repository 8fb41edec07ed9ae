import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { shopBalance, shopStatementCsv } from '@tradewind/contract/money/shop-desk/earnings';
import { Download } from 'lucide-react';
import { Title } from 'react-admin';
import { serverNow } from '@tradewind/client/server-clock';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Kpi } from '../../../design/kpi.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { download } from '../../../design/download.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { CalendarList } from './calendar-list.tsx';
import { EarningList } from './earning-list.tsx';
import { MonthlyStatementPanel } from './monthly-statement-panel.tsx';

/** The shop's balance, its coming releases, and the earning of each order. */
export const EarningsPage = () => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { data } = useEndpointQuery(shopBalance, {});
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_earnings')} />
      {data && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
            }}
          >
            <Kpi
              label={t('money.available')}
              figure={money(data.payable)}
              tone="sea"
              note={data.next_payout_at ? t('money.next', { moment: moment(data.next_payout_at) }) : undefined}
            />
            <Kpi
              label={t('money.pending')}
              figure={money(data.pending)}
              note={t('money.orders', { smart_count: data.pending_orders })}
            />
            <Kpi label={t('money.held')} figure={money(data.held)} />
            <Kpi label={t('money.earned')} figure={money(data.earned)} />
          </Box>
          {Number(data.debt) > 0 && (
            <Alert severity="warning">
              <AlertTitle>{`${t('money.debt')}: ${money(data.debt)}`}</AlertTitle>
              {t('money.debt_text')}
            </Alert>
          )}
          {Number(data.on_hold) > 0 && (
            <Alert severity="info">
              {t('money.hold', { amount: money(data.on_hold), smart_count: data.hold_days })}
            </Alert>
          )}
        </>
      )}
      <MonthlyStatementPanel />
      <EarningList actions={<StatementButton />} />
      <Panel title={t('money.calendar')} flush>
        <CalendarList />
      </Panel>
    </Stack>
  );
};

const StatementButton = () => {
  const t = useTranslation();
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  return (
    <ActionButton
      endpoint={shopStatementCsv}
      label={t('money.statement')}
      icon={<Download size={16} />}
      fields={[
        { name: 'from', label: t('common.from'), kind: 'day', value: `${today.slice(0, 7)}-01`, required: true },
        { name: 'to', label: t('common.until'), kind: 'day', value: today, required: true },
      ]}
      input={({ from = '', to = '' }) => ({ from, to })}
      done={({ file_name }) => file_name}
      onDone={({ file_name, csv }) => download(file_name, csv)}
    >
      {t('money.statement_text')}
    </ActionButton>
  );
};
