import { Stack } from '@mui/material';
import { shopBalance } from '@tradewind/contract/shop-desk/earnings';
import { cancelPayout, payoutAccounts, type PayoutRow } from '@tradewind/contract/shop-desk/payouts';
import { DataTable, Title } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Code, Moment } from '../../look/fields.tsx';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';
import { VerbButton } from '../../look/verb-button.tsx';
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
      <DeskList resource="shop_payouts" sort={{ field: 'asked_at', order: 'DESC' }} perPage={10} actions={balance && accounts && <AskPayout balance={balance} accounts={accounts.list} />} table={{ rowClick: false }}>
        <Column source="sn" disableSort label={word('payouts.list')} {...wide} render={(row) => <Code value={row.sn} />} />
        <Column source="asked_at" disableSort label={word('common.asked_at')} render={(row) => <Moment value={row.asked_at} />} />
        <Column source="asked_by" disableSort label={word('payouts.by')} {...wide} render={(row) => row.asked_by || word('payouts.calendar')} />
        <Column source="to" disableSort label={word('payouts.account')} {...wide} />
        <Column source="price" disableSort label={word('payouts.price')} align="right" render={(row) => <Amount value={row.price} strong />} />
        <Column source="fee" disableSort label={word('payouts.fee')} align="right" {...wide} render={(row) => <Amount value={row.fee} />} />
        <Column source="receives" disableSort label={word('payouts.receives')} align="right" {...wide} render={(row) => <Amount value={row.receives} />} />
        <Column source="state" disableSort label={word('common.state')} render={(row) => <StatusChip tone={tones[row.state]} label={word(`payouts.states.${row.state}`)} />} />
        <Column source="review_before" disableSort label={word('payouts.until')} {...wide} render={(row) => (row.state === 'auditing' ? <Moment value={row.review_before} /> : row.reason || <Code value={row.reference} />)} />
        <Column disableSort label={word('common.acts')} render={(row) => row.can_cancel === 1 && <Cancel payout={row} />} />
      </DeskList>
      {accounts && balance && <AccountsPanel accounts={accounts.list} networks={accounts.networks} minimum={balance.minimum} weekly={balance.schedule === 'weekly'} />}
    </Stack>
  );
};

const Cancel = ({ payout: { id } }: { payout: PayoutRow }) => {
  const word = useWords();
  return (
    <VerbButton endpoint={cancelPayout} label={word('payouts.cancel')} kind="danger" size="small" input={() => ({ id })} done={word('payouts.cancelled')}>
      {word('payouts.cancel_text')}
    </VerbButton>
  );
};
