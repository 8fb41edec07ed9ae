import type { Fault } from '@tradewind/contract/trade/refunds';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { hour } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { closeRequest } from './close-request.ts';
import { payRefund } from './pay-refund.ts';
import { requireTransition } from './refund.ts';
import { lockRequest, insertHistoryEntry } from './refunds-store.ts';

interface Ruling {
  id: string;
  amount: string;
  fault: Fault;
  reason: string;
}

/**
 * Rules on a dispute after the time for evidence: pays the granted amount, in dollars; the pieces can't be requested
 * again.
 *
 * @throws Refusal `reason_required`, `amount_invalid`, `refund_not_found`, `refund_moved_on`, `refund_amount`,
 *   `evidence_running`.
 */
export async function ruleDispute(
  deps: Deps,
  by: OperatorRef,
  { id, amount: granted, fault, reason }: Ruling,
): Promise<void> {
  const now = deps.clock.now();
  if (!/[\p{L}\p{N}]/u.test(reason)) refuse('reason_required', {}, ['reason']);
  const amount = fromWire(granted)?.minor ?? refuse('amount_invalid', {}, ['amount']);
  await deps.db.transact(async (tx) => {
    const locked = requireFound(await lockRequest(tx, id), 'refund_not_found');
    const { request } = locked;
    requireTransition(request, amount > 0n ? 'rule_payment' : 'rule_nothing', 'operator', now);
    if (amount < 0n || amount > request.maxAmount)
      refuse('refund_amount', { most: `$${toWire(usd(request.maxAmount))}` }, ['amount']);
    const { evidenceUntil } = request;
    if (evidenceUntil && now < evidenceUntil)
      refuse('evidence_running', { hours: Math.ceil((evidenceUntil.getTime() - now.getTime()) / hour) });

    await insertHistoryEntry(tx, id, {
      by: 'operator',
      operatorId: by.id,
      what: 'ruled',
      amount,
      words: reason,
      at: now,
    });
    const ruling = { ruled_by: by.id, fault, ruling: reason };
    const details = { by: 'operator', at: now } as const;
    if (amount > 0n)
      await payRefund(deps, tx, locked, 'rule_payment', {
        ...details,
        amount,
        shopBearsReturn: fault === 'shop',
        ruling,
      });
    else await closeRequest(deps, tx, locked, 'rule_nothing', { ...details, ...ruling });
    await audit(tx, by, 'dispute.ruled', `refund:${id}`, { amount: toWire(usd(amount)), fault, reason }, now);
  });
}
