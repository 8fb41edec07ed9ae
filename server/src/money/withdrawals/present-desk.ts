import type {
  DeskWithdrawalDetail,
  DeskWithdrawalRow,
  PayoutBatch,
  PayoutPlan,
} from '@tradewind/contract/money/desk/withdrawals';
import { toWire, usd, type Money } from '@tradewind/contract/base/money';
import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { BatchRecord, DeskRecord, planHandOver, reviewFacts } from './desk-queries.ts';
import { wayOf, type Payment } from './payment.ts';
import { payoutCsv } from './payout-csv.ts';
import { payoutXml } from './payout-xml.ts';

const amount = (minor: bigint): string => toWire(usd(minor));

/** A withdrawal for the desk. */
export function presentForDesk(row: DeskRecord, now: Date): DeskWithdrawalRow {
  return {
    id: row.id,
    sn: row.sn,
    owner_kind: row.shop_id === null ? 'user' : 'shop',
    owner_id: row.owner_id,
    owner: row.shop_name ?? row.username ?? '',
    user_id: row.user_id ?? '',
    username: row.username ?? row.asker_name ?? '',
    state: row.status as WithdrawalState,
    method: row.method as PayoutMethod,
    network: row.network,
    address: row.address,
    bank_name: row.bank_name,
    holder: row.holder,
    price: amount(row.price),
    fee: amount(row.fee),
    receives: amount(row.receives),
    asked_at: row.asked_at.toISOString(),
    not_before: row.not_before.toISOString(),
    review_before: row.review_before.toISOString(),
    late: row.status === 'auditing' && row.review_before < now ? 1 : 0,
    code_checked: row.code_checked ? 1 : 0,
    second_approver: row.second_approver ? 1 : 0,
    on_hold: row.status === 'auditing' && row.on_hold ? 1 : 0,
    approved_by: row.approvals.map(({ name }) => name),
    approved_by_ids: row.approvals.map(({ operator_id }) => operator_id),
    batch: row.batch_number ?? '',
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider_name ?? '',
    reference: row.reference,
    reason: row.reason,
    fee_waived: row.fee_waived ? 1 : 0,
  };
}

/** A withdrawal with everything that helps to decide about it. */
export function presentDetailForDesk(
  row: DeskRecord,
  facts: Awaited<ReturnType<typeof reviewFacts>>,
  balance: Money,
  held: Money,
  now: Date,
): DeskWithdrawalDetail {
  return {
    ...presentForDesk(row, now),
    rate: row.rate,
    asset: row.asset,
    arrival_hours: row.arrival_hours,
    balance: toWire(balance),
    held: toWire(held),
    credentials_changed_at: facts.credentialsChangedAt?.toISOString() ?? null,
    address_added_at: facts.addressAddedAt.toISOString(),
    address_uses: facts.addressUses,
    taken_back: facts.takenBack.map(({ recharge_id, reason, amount: taken, borne, reversed_at }) => ({
      recharge_id,
      reason: reason as 'dispute' | 'refund',
      amount: amount(taken),
      borne: amount(borne),
      at: reversed_at.toISOString(),
    })),
    history: historyOf(row),
  };
}

/** The history of a withdrawal, oldest first. */
function historyOf(row: DeskRecord): DeskWithdrawalDetail['history'] {
  const history: { at: Date; what: DeskWithdrawalDetail['history'][number]['what']; by: string; text: string }[] = [
    { at: row.asked_at, what: 'asked', by: row.username ?? row.asker_name ?? '', text: '' },
    ...row.approvals.map(({ name, approved_at }) => ({
      at: new Date(approved_at),
      what: 'approved' as const,
      by: name,
      text: '',
    })),
  ];
  if (row.released_at)
    history.push({ at: row.released_at, what: 'released', by: row.releaser_name ?? '', text: row.release_reason });
  if (row.batch_made_at)
    history.push({
      at: row.batch_made_at,
      what: 'handed_over',
      by: row.payer_name ?? '',
      text: row.batch_number ?? '',
    });
  if (row.decided_at && row.status !== 'auditing') {
    history.push({
      at: row.decided_at,
      what: row.status as 'passed' | 'refused' | 'cancelled',
      by: row.decider_name ?? row.username ?? row.shop_name ?? '',
      text: row.reference || row.reason,
    });
  }
  return history
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest }));
}

/** A batch in lists of the desk. */
export function presentBatchRow({ id, number, made_at, made_by, count, open, total }: BatchRecord) {
  return {
    id,
    number,
    made_at: made_at.toISOString(),
    made_by,
    count: Number(count),
    open: Number(open),
    total: amount(total),
  };
}

/** A batch with its files. */
export async function presentBatch(batch: BatchRecord, payments: readonly Payment[]): Promise<PayoutBatch> {
  const { open: _, ...row } = presentBatchRow(batch);
  const { number, made_at: madeAt, debtor } = batch;
  return {
    ...row,
    filename: `${number}.csv`,
    csv: await payoutCsv(payments),
    xml_filename: `${number}.xml`,
    xml: debtor ? payoutXml({ number, madeAt, debtor, payments }) : '',
  };
}

/** What a hand-over would take, by the way of each payment, and what it would leave and why. */
export function presentPlan(rows: Awaited<ReturnType<typeof planHandOver>>, hasDebtor: boolean): PayoutPlan {
  const ready = rows.filter(({ why }) => why === null);
  const sum = (some: readonly { receives: bigint }[]) => ({
    count: some.length,
    total: amount(some.reduce((total, { receives }) => total + receives, 0n)),
  });
  const groupOf = (row: (typeof rows)[number]) => (row.method === 'chain' ? 'chain' : (wayOf(row) ?? 'unknown'));
  return {
    ...sum(ready),
    has_debtor: hasDebtor ? 1 : 0,
    groups: [...Map.groupBy(ready, groupOf)].map(([way, some]) => ({ way, ...sum(some) })),
    left_out: [...Map.groupBy(rows, ({ why }) => why)].flatMap(([why, some]) => (why ? [{ why, ...sum(some) }] : [])),
  };
}
