/** An entry of a statement as its file has it. */
export interface FileEntry {
  line: number;
  /** `2026-03-01`; null where the file says none. */
  bookedOn: string | null;
  /** Minor units of two digits; negative: left the account. */
  amount: bigint;
  currency: string;
  endToEnd: string;
  reference: string;
  details: string;
  party: string;
  /** Whether the file calls it a return of an earlier payment. */
  returned: boolean;
  /** Whether the file calls it a charge of the bank. */
  fee: boolean;
}

export interface StatementFile {
  format: 'camt053' | 'csv';
  account: string;
  closedOn: string | null;
  closing: bigint | null;
  entries: FileEntry[];
}

/** The file is no statement that we read. */
export class UnreadableStatement extends Error {
  readonly code: 'statement_unreadable' | 'statement_columns_unknown';

  constructor(code: UnreadableStatement['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/**
 * Minor units of an amount such as `-1,234.50`, `1.234,50`, `(12.00)` or `12`; null when it is none of two decimals, as
 * `1.234` is, which is a thousand in one country and a little more than one in another.
 */
export function minorOf(text: string): bigint | null {
  const plain = text.replaceAll(/[\s'’$]/g, '').replace(/^\((.*)\)$/, '-$1');
  const found = /^([+-]?)(\d{1,3}(?:[.,]\d{3})+(?=[.,]\d{1,2}$)|\d{1,15})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  const [, sign, whole, cents = ''] = found;
  const minor = BigInt(whole!.replaceAll(/[.,]/g, '')) * 100n + BigInt(cents.padEnd(2, '0'));
  return sign === '-' ? -minor : minor;
}

/** A day such as `2026-03-01`, `01.03.2026` or `2026/3/1 10:00`; null when it is none. */
export function dayOf(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text.trim());
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : european ? european.slice(1).toReversed() : [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Text as it is stored: one line without control characters, cut. */
export const tidy = (text: string, length = 300): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, length);
