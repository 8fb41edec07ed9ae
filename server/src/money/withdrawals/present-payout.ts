import { toWire, usd } from '@tradewind/contract/base/money';
import type { PayoutRow } from '@tradewind/contract/money/shop-desk/payouts';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { Read } from '../../base/db/database.ts';
import { maskedAccount } from './read-payout-account.ts';
import { findPayout, type PayoutRecord } from './shop-payout-queries.ts';

/** A payout as the shop sees it. */
export function presentPayout(row: PayoutRecord): PayoutRow {
  const method = row.method as PayoutMethod;
  return {
    id: row.id,
    sn: row.sn,
    state: row.status as WithdrawalState,
    price: toWire(usd(row.price)),
    fee: toWire(usd(row.fee)),
    receives: toWire(usd(row.receives)),
    method,
    network: row.network,
    to: `${row.bank_name || row.network} ${maskedAccount({ method, address: row.address })}`,
    asked_at: row.asked_at.toISOString(),
    asked_by: row.asked_by_name ?? '',
    not_before: row.not_before.toISOString(),
    review_before: row.review_before.toISOString(),
    arrival_hours: row.arrival_hours,
    decided_at: row.decided_at?.toISOString() ?? null,
    reference: row.reference,
    reason: row.reason,
    fee_waived: row.fee_waived ? 1 : 0,
    can_cancel: row.status === 'auditing' && !row.batch_id ? 1 : 0,
  };
}

/** A payout of a shop, as the shop sees it. @throws Refusal `withdrawal_not_found`. */
export const showShopPayout = async (read: Read, shopId: string, id: string): Promise<PayoutRow> =>
  presentPayout(requireFound(await findPayout(read, shopId, id), 'withdrawal_not_found'));
