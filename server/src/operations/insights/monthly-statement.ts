import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd, walletCurrency } from '@tradewind/contract/base/money';
import {
  statementLines,
  type MonthlyStatement,
  type StatementEntry,
  type StatementLine,
} from '@tradewind/contract/money/shop-desk/monthly-statement';
import { statementLineTexts } from '@tradewind/contract/money/statement-texts';
import { statementTexts } from '@tradewind/contract/money/wallet-texts';
import { timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import {
  balanceSpan,
  listRows,
  pagesOfRows,
  partsOfSales,
  sumLines,
  type BalanceSpan,
  type StatementRow,
} from './statement-queries.ts';

const money = (minor: bigint): string => toWire(usd(minor));

/** A calendar month in UTC. */
function spanOf(read: Read, shopId: string, month: string): Promise<BalanceSpan> {
  const since = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 1));
  return balanceSpan(read, shopId, { since, until });
}

/** What a month did to a shop's balance: opening, lines, closing. */
export async function monthlyStatement(read: Read, shopId: string, month: string): Promise<MonthlyStatement> {
  const span = await spanOf(read, shopId, month);
  const [sums, parts, shop] = await Promise.all([
    sumLines(read, span),
    partsOfSales(read, span),
    read.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow(),
  ]);
  return {
    month,
    shop: shop.name,
    currency: walletCurrency,
    opening: money(span.opening),
    lines: statementLines.map((line) => {
      const sum = sums.find((one) => one.line === line);
      return { line, amount: money(sum?.amount ?? 0n), entries: sum?.entries ?? 0 };
    }),
    closing: money(span.closing),
    of_sales: {
      orders: parts.orders,
      freight: money(parts.freight),
      promotions: money(parts.promotions),
      duties: money(parts.duties),
    },
  };
}

/** A page of the entries behind a month's lines, and how many there are. */
export async function statementEntries(
  read: Read,
  shopId: string,
  { month, line, page, limit }: { month: string; line?: StatementLine | undefined; page: number; limit: number },
): Promise<{ list: StatementEntry[]; total: number }> {
  const span = await spanOf(read, shopId, month);
  const [sums, rows] = await Promise.all([
    sumLines(read, span),
    listRows(read, span, { line, skip: rowsBefore(page, limit), limit }),
  ]);
  const counted = line ? sums.filter((sum) => sum.line === line) : sums;
  return { list: rows.map(presentEntry), total: counted.reduce((total, { entries }) => total + entries, 0) };
}

const presentEntry = ({ id, at, line, amount, memo, order_id }: StatementRow): StatementEntry => ({
  id: `${id}:${line}`,
  at: at.toISOString(),
  line,
  order_id,
  counterpart: memo,
  amount: money(amount),
});

/** The statement with all its entries as a CSV. */
export async function monthlyStatementFile(
  read: Read,
  shopId: string,
  month: string,
  locale: Locale,
): Promise<SentCsv> {
  const span = await spanOf(read, shopId, month);
  return { fileName: `tradewind-statement-${month}.csv`, batches: fileRows(read, span, locale) };
}

async function* fileRows(read: Read, span: BalanceSpan, locale: Locale): AsyncGenerator<string[][]> {
  const text = (key: keyof typeof statementTexts) => statementTexts[key][locale];
  const total = (line: 'opening' | 'closing', minor: bigint) => [
    '',
    statementLineTexts[line][locale],
    '',
    money(minor),
    walletCurrency,
  ];
  yield [
    [text('time'), text('what'), text('counterpart'), text('amount'), text('currency')],
    total('opening', span.opening),
  ];
  for await (const rows of pagesOfRows(read, span))
    yield rows.map(({ at, line, memo, amount }) => [
      timeCell(at),
      statementLineTexts[line][locale],
      memo,
      money(amount),
      walletCurrency,
    ]);
  yield [total('closing', span.closing)];
}
