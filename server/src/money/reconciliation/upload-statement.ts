import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { uploadStatement as contract } from '@tradewind/contract/money/desk/statements';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { heldOutside, outside } from '../ledger/index.ts';
import { matchEntries } from './match-entries.ts';
import { readCamt053 } from './read-camt053.ts';
import { readCsvStatement } from './read-csv-statement.ts';
import { tidy, UnreadableStatement, type FileEntry, type StatementFile } from './statement-file.ts';
import { findStatementId, insertStatement } from './statements-store.ts';

/**
 * Stores a statement with what its entries belong to. No money moves. The same file is stored once, and so is an entry
 * that several statements have.
 *
 * @returns the id of the statement.
 * @throws Refusal `statement_unreadable`, `statement_columns_unknown` or `amount_invalid`.
 */
export async function uploadStatement(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: { operator: OperatorRef; now: Date },
  { source, file_name, content, closing: typed = '', columns = {} }: ParsedInputOf<typeof contract>,
): Promise<string> {
  const file = readFile(content, columns);
  const closing =
    typed.trim() === '' ? file.closing : (fromWire(typed)?.minor ?? refuse('amount_invalid', {}, ['closing']));
  const digest = createHash('sha256').update(`${source}\n${content}`).digest('hex');
  const fileName = tidy(file_name, 120);
  return db.transact(async (tx) => {
    const known = await findStatementId(tx, digest);
    if (known) return known;
    const [matches, books] = [await matchEntries(tx, file.entries), await heldOutside(tx, outside(source))];
    const id = newId();
    const stored = await insertStatement(tx, {
      id,
      digest,
      source,
      fileName,
      file: { ...file, closing },
      books,
      entries: identify(source, file).map((entry, index) => ({ ...entry, ...matches[index]! })),
      by: operator.id,
      at: now,
    });
    if (!stored) return (await findStatementId(tx, digest))!;
    const facts = { source, file: fileName, entries: file.entries.length };
    await audit(tx, operator, 'statement.uploaded', `statement:${id}`, facts, now);
    return id;
  });
}

function readFile(content: string, columns: Parameters<typeof readCsvStatement>[1]): StatementFile {
  try {
    // A file of another encoding is read with signs in place of its letters, or with zero bytes.
    if (content.includes('\0')) throw new UnreadableStatement('statement_unreadable');
    return content
      .trimStart()
      .replace(/^\uFEFF/, '')
      .startsWith('<')
      ? readCamt053(content)
      : readCsvStatement(content, columns);
  } catch (error) {
    if (error instanceof UnreadableStatement) refuse(error.code, {}, ['content']);
    throw error;
  }
}

/** Gives each entry what makes it the same one in another statement; equal ones of a statement are counted. */
function identify(source: string, { account, entries }: StatementFile): (FileEntry & { identity: string })[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { bookedOn, amount, currency, endToEnd, reference, details } = entry;
    const facts = [source, account, bookedOn, amount, currency, endToEnd, reference, details].join('\n');
    const count = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, count);
    return { ...entry, identity: createHash('sha256').update(`${facts}\n${count}`).digest('hex') };
  });
}
