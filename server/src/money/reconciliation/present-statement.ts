import type {
  EntryReason,
  StatementDetail,
  StatementEntry,
  StatementRow,
} from '@tradewind/contract/money/desk/statements';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { EntryRecord, StatementRecord } from './statements-queries.ts';

const amount = (minor: bigint): string => toWire(usd(minor));

/** A statement against the books. */
export const presentStatement = (row: StatementRecord): StatementRow => ({
  id: row.id,
  source: row.source as StatementRow['source'],
  format: row.format as StatementRow['format'],
  file_name: row.file_name,
  account: row.account && `···· ${row.account.slice(-4)}`,
  closed_on: row.closed_day,
  closing: row.closing === null ? null : amount(row.closing),
  books: amount(row.books),
  difference: row.closing === null ? null : amount(row.closing - row.books),
  explained: amount(row.explained),
  entries: Number(row.entries),
  repeated: row.repeated,
  open: Number(row.open),
  uploaded_by: row.uploaded_by_name,
  uploaded_at: row.uploaded_at.toISOString(),
});

/** A statement with its entries. */
export const presentStatementDetail = (row: StatementRecord, entries: readonly EntryRecord[]): StatementDetail => ({
  ...presentStatement(row),
  list: entries.map(presentEntry),
});

const presentEntry = (row: EntryRecord): StatementEntry => ({
  id: row.id,
  line: row.line,
  booked_on: row.day,
  amount: amount(row.amount),
  currency: row.currency,
  reference: row.reference || row.end_to_end,
  details: row.details,
  party: row.party,
  kind: row.kind as StatementEntry['kind'],
  why: row.why as EntryReason,
  withdrawal_id: row.withdrawal_id,
  withdrawal: row.sn ?? '',
  recharge_id: row.recharge_id,
  note: row.note,
  noted_by: row.noted_by_name ?? '',
});
