import type { Fault } from '@tradewind/contract/trade/aftersales';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { found, refuse } from '@tradewind/contract/base/refusals';
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

/** An operator rules, once both sides had their time: what the shopper gets is paid with it, and the pieces are settled for good. */
export async function ruleDispute(
  deps: Deps,
  by: OperatorRef,
  { id, amount: wanted, fault, reason }: Ruling,
): Promise<void> {
  const now = deps.clock.now();
  if (!/[\p{L}\p{N}]/u.test(reason)) refuse('reason_required', {}, ['reason']);
  const amount = fromWire(wanted)?.minor ?? refuse('amount_invalid', {}, ['amount']);
  await deps.db.transact(async (tx) => {
    const locked = found(await lockRequest(tx, id), 'refund_not_found');
    const { request } = locked;
    requireTransition(request, amount > 0n ? 'rule_payment' : 'rule_nothing', 'operator', now);
    if (amount < 0n || amount > request.most)
      refuse('refund_amount', { most: `$${toWire(usd(request.most))}` }, ['amount']);
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
    const said = { by: 'operator', at: now } as const;
    if (amount > 0n)
      await payRefund(deps, tx, locked, 'rule_payment', { ...said, amount, shopBearsReturn: fault === 'shop', ruling });
    else await closeRequest(deps, tx, locked, 'rule_nothing', { ...said, ...ruling });
    await audit(tx, by, 'dispute.ruled', `refund:${id}`, { amount: toWire(usd(amount)), fault, reason }, now);
  });
}
