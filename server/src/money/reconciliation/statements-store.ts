import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Match } from './match-entries.ts';
import type { FileEntry, StatementFile } from './statement-file.ts';

export interface NewStatement {
  id: string;
  digest: string;
  source: 'bank' | 'card';
  fileName: string;
  file: StatementFile;
  books: bigint;
  entries: readonly (FileEntry & Match & { identity: string })[];
  by: string;
  at: Date;
}

/** The statement of a file; null when it was not uploaded yet. */
export async function findStatementId(tx: Tx, digest: string): Promise<string | null> {
  const row = await tx.selectFrom('bank_statements').select('id').where('digest', '=', digest).executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts a statement with the entries that no other has. @returns false when its file was stored meanwhile. */
export async function insertStatement(tx: Tx, statement: NewStatement): Promise<boolean> {
  const { id, file, entries } = statement;
  const row = await tx
    .insertInto('bank_statements')
    .values({
      id,
      digest: statement.digest,
      source: statement.source,
      format: file.format,
      file_name: statement.fileName,
      account: file.account,
      closed_on: file.closedOn,
      closing: file.closing,
      books: statement.books,
      uploaded_by: statement.by,
      uploaded_at: statement.at,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  let stored = 0;
  for (let from = 0; from < entries.length; from += 500) {
    const values = entries.slice(from, from + 500).map((entry) => ({
      id: newId(),
      statement_id: id,
      line: entry.line,
      identity: entry.identity,
      booked_on: entry.bookedOn,
      amount: entry.amount,
      currency: entry.currency,
      end_to_end: entry.endToEnd,
      reference: entry.reference,
      details: entry.details,
      party: entry.party,
      kind: entry.kind,
      withdrawal_id: entry.withdrawalId,
      recharge_id: entry.rechargeId,
      why: entry.why,
      booked: isBooked(entry),
    }));
    const inserted = await tx
      .insertInto('statement_entries')
      .values(values)
      .onConflict((conflict) => conflict.column('identity').doNothing())
      .returning('id')
      .execute();
    stored += inserted.length;
  }
  await tx
    .updateTable('bank_statements')
    .set({ repeated: entries.length - stored })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Whether the books have what the entry says, so that it explains no difference. */
const isBooked = ({ kind, why }: Match): boolean =>
  (kind === 'payout' && (why === '' || why === 'paid_already')) || (kind === 'top_up' && why === '');

/** Records why an entry is open; empty: no longer. */
export async function setReason(tx: Tx, id: string, why: string): Promise<void> {
  await tx.updateTable('statement_entries').set({ why }).where('id', '=', id).execute();
}

/** Closes the entries of returned payments whose withdrawals were given back. */
export async function closeReturns(tx: Tx, withdrawalIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('statement_entries')
    .set({ why: '' })
    .where('withdrawal_id', 'in', withdrawalIds)
    .where('kind', '=', 'return')
    .where('why', '=', 'to_take_back')
    .where('note', '=', '')
    .execute();
}
