import { Box, Stack, Typography } from '@mui/material';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { cancelPayout, payoutAccounts, type PayoutRow } from '@tradewind/contract/money/shop-desk/payouts';
import type { ReactNode } from 'react';
import { DataTable, Title } from 'react-admin';
import { useDesk } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { DeskList, wide } from '../../../look/desk-list.tsx';
import { Amount, Code, Moment } from '../../../look/fields.tsx';
import { StatusChip, type Tone } from '../../../look/status-chip.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { AskPayout } from './ask-payout.tsx';

const Column = DataTable.Col<PayoutRow>;
const tones: Record<PayoutRow['state'], Tone> = { auditing: 'warn', passed: 'ok', refused: 'bad', cancelled: 'quiet' };

/** The shop's payouts, and where they go. */
export const PayoutsPage = () => {
  const word = useWords();
  const balance = useDesk(shopBalance, {}).data;
  const accounts = useDesk(payoutAccounts, {}).data;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.shop_payouts')} />
      <DeskList
        resource="shop_payouts"
        sort={{ field: 'asked_at', order: 'DESC' }}
        perPage={10}
        actions={balance && accounts && <AskPayout balance={balance} accounts={accounts.list} />}
        table={{ rowClick: false }}
      >
        <Column
          source="asked_at"
          disableSort
          label={word('payouts.list')}
          render={(row) => <TwoLines first={<Moment value={row.asked_at} />} second={row.sn} />}
        />
        <Column
          source="to"
          disableSort
          label={word('payouts.account')}
          {...wide}
          render={(row) => (
            <TwoLines
              first={row.to}
              second={row.asked_by ? `${word('payouts.by')} ${row.asked_by}` : word('payouts.calendar')}
            />
          )}
        />
        <Column
          source="price"
          disableSort
          label={word('payouts.price')}
          align="right"
          render={(row) => <Amount value={row.price} strong />}
        />
        <Column
          source="fee"
          disableSort
          label={word('payouts.fee')}
          align="right"
          {...wide}
          render={(row) => <Amount value={row.fee} />}
        />
        <Column
          source="receives"
          disableSort
          label={word('payouts.receives')}
          align="right"
          {...wide}
          render={(row) => <Amount value={row.receives} />}
        />
        <Column source="state" disableSort label={word('common.state')} render={(row) => <State payout={row} />} />
        <Column
          source="review_before"
          disableSort
          label={word('payouts.until')}
          {...wide}
          render={(row) =>
            row.state === 'auditing' ? (
              <Moment value={row.review_before} />
            ) : (
              row.reason || <Code value={row.reference} />
            )
          }
        />
        <Column
          disableSort
          label={word('common.acts')}
          {...wide}
          render={(row) => row.can_cancel === 1 && <Cancel payout={row} />}
        />
      </DeskList>
      {accounts && balance && (
        <AccountsPanel
          accounts={accounts.list}
          networks={accounts.networks}
          minimum={balance.minimum}
          weekly={balance.schedule === 'weekly'}
        />
      )}
    </Stack>
  );
};

const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <>
    {first}
    <Typography variant="caption" color="textSecondary" component="div" noWrap>
      {second}
    </Typography>
  </>
);

/** On a telephone, with what can be done about it. */
const State = ({ payout }: { payout: PayoutRow }) => {
  const word = useWords();
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <StatusChip tone={tones[payout.state]} label={word(`payouts.states.${payout.state}`)} />
      {payout.can_cancel === 1 && (
        <Box sx={{ display: { md: 'none' } }}>
          <Cancel payout={payout} />
        </Box>
      )}
    </Stack>
  );
};

const Cancel = ({ payout: { id } }: { payout: PayoutRow }) => {
  const word = useWords();
  return (
    <VerbButton
      endpoint={cancelPayout}
      label={word('payouts.cancel')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={word('payouts.cancelled')}
    >
      {word('payouts.cancel_text')}
    </VerbButton>
  );
};
