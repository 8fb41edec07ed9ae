import { refuse } from '@tradewind/contract/base/refusals';
import type { PayoutBatch } from '@tradewind/contract/money/desk/withdrawals';
import { readSettings } from '../../platform/settings/index.ts';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { findBatch, paymentsOf } from './desk-queries.ts';
import { presentBatch } from './present-desk.ts';
import { transitionWithdrawals } from './transition-withdrawals.ts';
import { lockReady } from './withdrawals-store.ts';

/**
 * Hands ready withdrawals over for payment in a new batch. Their owners can't cancel them from then on.
 *
 * @throws Refusal `nothing_ready`.
 */
export function exportWithdrawals(
  deps: Deps,
  by: OperatorRef,
  filter: { ids?: string[] | undefined; method?: 'bank' | 'chain' | undefined; network?: string | undefined },
): Work<PayoutBatch> {
  const now = deps.clock.now();
  if (filter.ids?.length === 0) refuse('nothing_ready');
  return async (tx) => {
    const id = newId();
    const number = publicNumber('PB');
    const { 'payout.debtor': debtor, 'withdrawal.approveUpTo': approveUpTo } = await readSettings(tx, now);
    await tx
      .insertInto('payout_batches')
      .values({ id, number, made_by: by.id, made_at: now, debtor: debtor.account ? JSON.stringify(debtor) : null })
      .execute();
    const ready = await lockReady(tx, { now, approveUpTo, by: by.id }, filter);
    const count = ready.length;
    if (count === 0) refuse('nothing_ready');
    await transitionWithdrawals(tx, deps, ready, 'hand_over', { at: now, batch_id: id });
    await audit(tx, by, 'withdrawals.handed_over', `payout_batch:${id}`, { number, count }, now);
    return presentBatch((await findBatch(tx, id))!, await paymentsOf(tx, id));
  };
}
