import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { shopBalance, shopStatementCsv } from '@tradewind/contract/money/shop-desk/earnings';
import { Download } from 'lucide-react';
import { Title } from 'react-admin';
import { serverNow } from '@tradewind/client/server-clock';
import { useDesk } from '../../../api/use-desk.ts';
import { Kpi } from '../../../look/kpi.tsx';
import { useWords } from '../../../i18n/words.ts';
import { download } from '../../../look/download.ts';
import { useFormat } from '../../../look/format.ts';
import { Panel } from '../../../look/panel.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import { CalendarList } from './calendar-list.tsx';
import { EarningList } from './earning-list.tsx';

/** What the shop has, what is still to come and when, and what each order brought. */
export const EarningsPage = () => {
  const word = useWords();
  const { money, moment } = useFormat();
  const { data } = useDesk(shopBalance, {});
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.shop_earnings')} />
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
              label={word('money.available')}
              figure={money(data.payable)}
              tone="sea"
              note={data.next_payout_at ? word('money.next', { moment: moment(data.next_payout_at) }) : undefined}
            />
            <Kpi
              label={word('money.pending')}
              figure={money(data.pending)}
              note={word('money.orders', { smart_count: data.pending_orders })}
            />
            <Kpi label={word('money.on_way')} figure={money(data.held)} />
            <Kpi label={word('money.earned')} figure={money(data.earned)} />
          </Box>
          {Number(data.debt) > 0 && (
            <Alert severity="warning">
              <AlertTitle>{`${word('money.debt')}: ${money(data.debt)}`}</AlertTitle>
              {word('money.debt_text')}
            </Alert>
          )}
          {Number(data.on_hold) > 0 && (
            <Alert severity="info">
              {word('money.hold', { amount: money(data.on_hold), smart_count: data.hold_days })}
            </Alert>
          )}
        </>
      )}
      <EarningList actions={<StatementButton />} />
      <Panel title={word('money.calendar')} flush>
        <CalendarList />
      </Panel>
    </Stack>
  );
};

const StatementButton = () => {
  const word = useWords();
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  return (
    <VerbButton
      endpoint={shopStatementCsv}
      label={word('money.statement')}
      icon={<Download size={16} />}
      fields={[
        { name: 'from', label: word('common.from'), kind: 'day', value: `${today.slice(0, 7)}-01`, required: true },
        { name: 'to', label: word('common.until'), kind: 'day', value: today, required: true },
      ]}
      input={({ from = '', to = '' }) => ({ from, to })}
      done={({ file_name }) => file_name}
      onDone={({ file_name, csv }) => download(file_name, csv)}
    >
      {word('money.statement_text')}
    </VerbButton>
  );
};
