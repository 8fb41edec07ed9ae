import type { EntryReason, StatementEntry } from '@tradewind/contract/money/desk/statements';
import type { Read } from '../../base/db/database.ts';
import type { FileEntry } from './statement-file.ts';

/** What an entry belongs to, and why it is still open; empty when it is not. */
export interface Match {
  kind: StatementEntry['kind'];
  withdrawalId: string | null;
  rechargeId: string | null;
  why: EntryReason;
}

export interface KnownWithdrawal {
  id: string;
  sn: string;
  status: string;
  receives: bigint;
  reference: string;
  handedOver: boolean;
}

export interface KnownRecharge {
  id: string;
  names: readonly string[];
  passed: boolean;
  amount: bigint;
}

/** Numbers of withdrawals in a text, as end-to-end ids and remittances carry them. */
export const numbersIn = (text: string): string[] =>
  text.toUpperCase().match(/(?<![A-Z])[A-Z]{1,3}\d{13}(?!\d)/g) ?? [];

const textOf = ({ endToEnd, reference, details }: FileEntry): string => `${endToEnd} ${details} ${reference}`;

/** Finds what the entries of a statement belong to, in two queries. */
export async function matchEntries(read: Read, entries: readonly FileEntry[]): Promise<Match[]> {
  const numbers = [...new Set(entries.flatMap((entry) => numbersIn(textOf(entry))))];
  const names = [...new Set(entries.flatMap(({ endToEnd, reference }) => [endToEnd, reference]).filter(Boolean))];
  const [withdrawals, recharges] = await Promise.all([
    numbers.length === 0
      ? []
      : read
          .selectFrom('withdrawals')
          .select(['id', 'sn', 'status', 'receives', 'reference', 'batch_id'])
          .where('sn', 'in', numbers)
          .where('method', '=', 'bank')
          .execute(),
    names.length === 0
      ? []
      : read
          .selectFrom('recharges')
          .select(['id', 'payment_id', 'checkout_id', 'state', 'asked', 'arrived'])
          .where((eb) => eb.or([eb('payment_id', 'in', names), eb('checkout_id', 'in', names)]))
          .execute(),
  ]);
  const bySn = new Map(
    withdrawals.map(({ batch_id, ...row }) => [row.sn, { ...row, handedOver: batch_id !== null }] as const),
  );
  const byName = new Map(
    recharges.flatMap(({ id, payment_id, checkout_id, state, asked, arrived }) => {
      const ids = [payment_id, checkout_id].filter((name) => name !== null);
      const known: KnownRecharge = { id, names: ids, passed: state === 'passed', amount: arrived ?? asked };
      return ids.map((name) => [name, known] as const);
    }),
  );
  const taken = new Set<string>();
  return entries.map((entry) => {
    const withdrawal = numbersIn(textOf(entry)).flatMap((sn) => bySn.get(sn) ?? [])[0];
    const recharge = byName.get(entry.endToEnd) ?? byName.get(entry.reference);
    const match = matchEntry(entry, withdrawal, recharge, taken);
    if (match.why === 'to_settle') taken.add(match.withdrawalId!);
    return match;
  });
}

/** What one entry belongs to. @param taken withdrawals that another entry of the statement pays. */
export function matchEntry(
  entry: FileEntry,
  withdrawal: KnownWithdrawal | undefined,
  recharge: KnownRecharge | undefined,
  taken: ReadonlySet<string>,
): Match {
  const of = (kind: Match['kind'], why: EntryReason): Match => ({
    kind,
    withdrawalId: withdrawal?.id ?? null,
    rechargeId: withdrawal ? null : (recharge?.id ?? null),
    why,
  });
  if (withdrawal) {
    const kind = entry.amount > 0n ? 'return' : 'payout';
    if (entry.currency !== 'USD') return of(kind, 'other_currency');
    const amount = entry.amount < 0n ? -entry.amount : entry.amount;
    if (amount !== withdrawal.receives) return of(kind, 'other_amount');
    return of(kind, kind === 'return' ? returnReason(withdrawal) : payoutReason(entry, withdrawal, taken));
  }
  if (recharge) {
    if (entry.currency !== 'USD') return of('top_up', 'other_currency');
    return of('top_up', recharge.passed ? '' : 'not_credited');
  }
  if (entry.fee) return of('fee', entry.currency === 'USD' ? '' : 'other_currency');
  return of(entry.returned ? 'return' : 'unknown', 'not_found');
}

function payoutReason(entry: FileEntry, withdrawal: KnownWithdrawal, taken: ReadonlySet<string>): EntryReason {
  if (withdrawal.status === 'refused' || withdrawal.status === 'cancelled') return 'refused_withdrawal';
  if (withdrawal.status === 'passed') return withdrawal.reference === paidReference(entry) ? '' : 'paid_already';
  if (taken.has(withdrawal.id)) return 'paid_already';
  return withdrawal.handedOver ? 'to_settle' : 'not_handed_over';
}

const returnReason = ({ status }: KnownWithdrawal): EntryReason =>
  status === 'refused' || status === 'cancelled' ? 'returned_already' : 'to_take_back';

/** The reference under which a payout is marked as paid. */
export const paidReference = ({ reference, endToEnd }: Pick<FileEntry, 'reference' | 'endToEnd'>): string =>
  (reference || endToEnd)
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 64);
