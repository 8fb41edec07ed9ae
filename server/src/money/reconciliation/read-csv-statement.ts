import { maxStatementEntries } from '@tradewind/contract/money/desk/statements';
import { readCsv, UnreadableCsv, type CsvRow } from '../../base/csv/read-csv.ts';
import { dayOf, minorOf, tidy, UnreadableStatement, type FileEntry, type StatementFile } from './statement-file.ts';

/** Headings of banks and of card providers, in small letters. */
const headings = {
  date: [
    'date',
    'booking date',
    'posting date',
    'value date',
    'created',
    'created (utc)',
    'available_on',
    'buchungstag',
    '日期',
    '交易日期',
    '取引日',
    '日付',
    '거래일',
    '거래일자',
    'วันที่',
  ],
  amount: ['amount', 'net', 'betrag', '金额', '金額', '거래금액', '금액', 'จำนวนเงิน'],
  debit: [
    'debit',
    'paid out',
    'withdrawal',
    'withdrawals',
    'money out',
    '支出',
    '出金',
    '出金額',
    '출금',
    '출금액',
    'ถอน',
  ],
  credit: ['credit', 'paid in', 'deposit', 'deposits', 'money in', '收入', '入金', '入金額', '입금', '입금액', 'ฝาก'],
  currency: ['currency', 'ccy', 'währung', '币种', '通貨', '통화', 'สกุลเงิน'],
  details: [
    'description',
    'details',
    'text',
    'remittance',
    'purpose',
    'narrative',
    'memo',
    'verwendungszweck',
    '摘要',
    '内容',
    '적요',
    'รายการ',
  ],
  endToEnd: [
    'end to end id',
    'end-to-end id',
    'endtoendid',
    'end_to_end_id',
    'customer reference',
    'source',
    'source_id',
  ],
  reference: [
    'reference',
    'bank reference',
    'transaction id',
    'id',
    'balance_transaction_id',
    'referenz',
    '流水号',
    '参照番号',
    '거래번호',
    'เลขอ้างอิง',
  ],
  party: ['name', 'counterparty', 'beneficiary', 'payee', 'empfänger', '对方户名', '振込先', '상대방', 'ชื่อ'],
  kind: ['type', 'reporting_category', 'transaction type', 'typ'],
} as const;
type Heading = keyof typeof headings;

/** Headings that an operator chose. */
export type ChosenColumns = Partial<Record<'date' | 'amount' | 'details', string | undefined>>;

/**
 * Reads a CSV of a bank or a card provider, by the headings of its first row. Amounts have two decimals, and the
 * currency is the dollar where no column says otherwise.
 *
 * @throws UnreadableStatement
 */
export function readCsvStatement(source: string, chosen: ChosenColumns): StatementFile {
  const [header, ...rows] = rowsOf(source);
  if (!header || rows.length === 0 || rows.length > maxStatementEntries)
    throw new UnreadableStatement('statement_unreadable');
  const names = header.cells.map((cell) => cell.toLowerCase());
  const at = Object.fromEntries(
    (Object.keys(headings) as Heading[]).map((heading) => {
      const wanted = (heading in chosen && chosen[heading as keyof ChosenColumns]?.trim().toLowerCase()) || null;
      return [
        heading,
        names.findIndex((name) => (wanted ? name === wanted : (headings[heading] as readonly string[]).includes(name))),
      ];
    }),
  ) as Record<Heading, number>;
  if (at.date < 0 || (at.amount < 0 && at.debit < 0 && at.credit < 0))
    throw new UnreadableStatement('statement_columns_unknown');
  return { format: 'csv', account: '', closedOn: null, closing: null, entries: rows.map((row) => entryOf(row, at)) };
}

function rowsOf(source: string): CsvRow[] {
  try {
    const [heading = ''] = source.split('\n', 1);
    return readCsv(source, [[';', '\t'].find((sign) => heading.includes(sign)) ?? ',']);
  } catch (error) {
    if (error instanceof UnreadableCsv) throw new UnreadableStatement('statement_unreadable', { cause: error });
    throw error;
  }
}

function entryOf({ line, cells }: CsvRow, at: Record<Heading, number>): FileEntry {
  const cell = (heading: Heading, length?: number) => tidy(cells[at[heading]] ?? '', length);
  const bookedOn = dayOf(cell('date'));
  const amount = at.amount >= 0 ? minorOf(cell('amount')) : difference(cell('credit'), cell('debit'));
  if (bookedOn === null || amount === null) throw new UnreadableStatement('statement_unreadable');
  const kind = cell('kind').toLowerCase();
  return {
    line,
    bookedOn,
    amount,
    currency: (at.currency >= 0 ? cell('currency', 3) : 'USD').toUpperCase(),
    endToEnd: cell('endToEnd', 64),
    reference: cell('reference', 64),
    details: tidy(`${cell('details')} ${cell('kind')}`),
    party: cell('party', 140),
    returned: /return|revers|payout_failure|退回|組戻|반환|ตีกลับ/.test(`${kind} ${cell('details').toLowerCase()}`),
    fee: /^(?:fee|fees|charge fee|bank charge|stripe_fee|network_cost)$/.test(kind),
  };
}

/** Of two columns one is empty; a debit is written with or without a minus sign. */
function difference(credit: string, debit: string): bigint | null {
  const [into, out] = [credit === '' ? 0n : minorOf(credit), debit === '' ? 0n : minorOf(debit)];
  return into === null || out === null ? null : into - (out < 0n ? -out : out);
}
