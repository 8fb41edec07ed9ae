import { corrections } from '@tradewind/contract/money/desk/corrections';
import { deskDeposits } from '@tradewind/contract/money/desk/deposits';
import { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { useDesk } from '../../api/use-desk.ts';

const often = { refreshMs: 60_000 };

/** What waits for somebody, for menu and dashboard alike; undefined where the operator has no say in it. */
export function useWaiting() {
  const recharges = useDesk(deskRecharges, { state: 'auditing', sort: 'asked_at', page: 1, limit: 5 }, often).data;
  const withdrawals = useDesk(
    deskWithdrawals,
    { queue: 'auditing', sort: 'review_before', page: 1, limit: 5 },
    often,
  ).data;
  const asked = useDesk(corrections, { state: 'asked', page: 1, limit: 1 }, often).data;
  const deposits = useDesk(deskDeposits, { queue: 'waiting', page: 1, limit: 1 }, often).data;
  return { recharges, deposits, withdrawals, corrections: asked };
}
