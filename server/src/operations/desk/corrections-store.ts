import type { Correction, corrections as contract } from '@tradewind/contract/money/desk/corrections';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Read, Tx } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { cents } from './wire.ts';

interface NewCorrection {
  id: string;
  user_id: string;
  amount: bigint;
  against: string;
  reason: string;
  asked_by: string;
  asked_at: Date;
}

/** Inserts a requested correction. */
export async function insertCorrection(tx: Tx, correction: NewCorrection): Promise<void> {
  await tx.insertInto('corrections').values(correction).execute();
}

/** Locks a correction that is not decided yet. @throws Refusal `correction_not_found` or `already_decided`. */
export async function lockOpenCorrection(tx: Tx, id: string) {
  const row = requireFound(
    await tx.selectFrom('corrections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    'correction_not_found',
  );
  if (row.state !== 'asked') return refuse('already_decided');
  return row;
}

/** Stores the decision about a correction. */
export async function saveDecision(
  tx: Tx,
  id: string,
  decision: { state: 'approved' | 'refused'; decided_by: string; decided_at: Date; answer?: string },
): Promise<void> {
  await tx.updateTable('corrections').set(decision).where('id', '=', id).execute();
}

const corrections = (read: Read) =>
  read
    .selectFrom('corrections as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('operators as a', 'a.id', 'c.asked_by')
    .leftJoin('operators as d', 'd.id', 'c.decided_by')
    .select([
      'c.id',
      'c.user_id',
      'u.username',
      'c.amount',
      'c.against',
      'c.reason',
      'c.state',
      'a.name as asked_by',
      'c.asked_by as asked_by_id',
      'c.asked_at',
      'd.name as decided_by',
      'c.decided_at',
      'c.answer',
    ]);

type CorrectionRow = Awaited<ReturnType<ReturnType<typeof corrections>['execute']>>[number];

const present = ({ amount, state, asked_at, decided_at, ...row }: CorrectionRow): Correction => ({
  ...row,
  amount: cents(amount),
  state: state as Correction['state'],
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

/** Reads a correction that exists. */
export async function correctionById(read: Read, id: string): Promise<Correction> {
  return present(await corrections(read).where('c.id', '=', id).executeTakeFirstOrThrow());
}

/** A page of corrections, filtered by state and user. */
export async function listCorrections(
  read: Read,
  { page, limit, sort, state, user_id }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const direction = sort === 'asked_at' ? 'asc' : 'desc';
  let query = corrections(read);
  let count = read.selectFrom('corrections as c').select((eb) => eb.fn.countAll<bigint>().as('total'));
  if (state) {
    query = query.where('c.state', '=', state);
    count = count.where('c.state', '=', state);
  }
  if (user_id) {
    query = query.where('c.user_id', '=', user_id);
    count = count.where('c.user_id', '=', user_id);
  }
  const [rows, { total }] = await Promise.all([
    query
      .orderBy('c.asked_at', direction)
      .orderBy('c.id', direction)
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(present), total: Number(total) };
}
