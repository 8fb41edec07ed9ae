import type { DutyRemittance, RemittanceOf } from '@tradewind/contract/trade/desk/duty-remittances';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Read, Tx } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

interface NewRemittance {
  id: string;
  owed: RemittanceOf;
  amount: bigint;
  authority: string;
  bank_reference: string;
  two_people: boolean;
  asked_by: string;
  asked_at: Date;
}

/** Inserts a requested remittance, in US cents. */
export async function insertRemittance(tx: Tx, remittance: NewRemittance): Promise<void> {
  await tx.insertInto('duty_remittances').values(remittance).execute();
}

/** Locks a remittance that is not decided yet. @throws Refusal `remittance_not_found`, `already_decided`. */
export async function lockOpenRemittance(tx: Tx, id: string) {
  const row = requireFound(
    await tx.selectFrom('duty_remittances').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    'remittance_not_found',
  );
  if (row.state !== 'asked') return refuse('already_decided');
  return row;
}

/** Stores the decision on a remittance. */
export async function saveDecision(
  tx: Tx,
  id: string,
  decision: { state: 'booked' | 'refused'; decided_by: string; decided_at: Date; answer?: string },
): Promise<void> {
  await tx.updateTable('duty_remittances').set(decision).where('id', '=', id).execute();
}

const remittances = (read: Read) =>
  read
    .selectFrom('duty_remittances as r')
    .innerJoin('operators as a', 'a.id', 'r.asked_by')
    .leftJoin('operators as d', 'd.id', 'r.decided_by')
    .select([
      'r.id',
      'r.owed as of',
      'r.amount',
      'r.authority',
      'r.bank_reference',
      'r.state',
      'a.name as asked_by',
      'r.asked_by as asked_by_id',
      'r.asked_at',
      'd.name as decided_by',
      'r.decided_at',
      'r.answer',
    ]);

type RemittanceRecord = Awaited<ReturnType<ReturnType<typeof remittances>['execute']>>[number];

const present = ({ of, amount, state, asked_at, decided_at, ...row }: RemittanceRecord): DutyRemittance => ({
  ...row,
  of: of as RemittanceOf,
  amount: toWire(usd(amount)),
  state: state as DutyRemittance['state'],
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

/** A remittance as the desk shows it; it must exist. */
export async function remittanceById(read: Read, id: string): Promise<DutyRemittance> {
  return present(await remittances(read).where('r.id', '=', id).executeTakeFirstOrThrow());
}

interface RemittancesQuery {
  page: number;
  limit: number;
  sort: '-asked_at' | 'asked_at';
  state?: DutyRemittance['state'] | undefined;
}

/** One page of remittances with the total, as the desk shows them. */
export async function findRemittances(
  read: Read,
  { page, limit, sort, state }: RemittancesQuery,
): Promise<{ list: DutyRemittance[]; total: number }> {
  const direction = sort === 'asked_at' ? 'asc' : 'desc';
  let query = remittances(read);
  if (state) query = query.where('r.state', '=', state);
  const [rows, { total }] = await Promise.all([
    query
      .orderBy('r.asked_at', direction)
      .orderBy('r.id', direction)
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(present), total: Number(total) };
}
