import type { Locale } from '@tradewind/contract/base/locales';
import type { WalletStatement } from '@tradewind/contract/money/wallet';
import { statementTexts } from '@tradewind/contract/money/wallet-texts';
import { writeCsv } from '../../base/csv/write-csv.ts';

/** A statement as a CSV file in a language. */
export async function statementCsv(
  statement: WalletStatement,
  locale: Locale,
): Promise<{ file_name: string; csv: string }> {
  const { from, to, currency, opening, rows, closing } = statement;
  const text = (key: keyof typeof statementTexts) => statementTexts[key][locale];
  const total = (time: string, what: string, balance: string) => ['', time, what, '', '', balance, currency];
  const lines = [
    [
      text('number'),
      text('time'),
      text('what'),
      text('counterpart'),
      text('amount'),
      text('balance'),
      text('currency'),
    ],
    total(`${from} 00:00:00`, text('opening'), opening),
    ...rows.map((row) => [
      String(row.number),
      row.createtime,
      bareTitle(row),
      row.counterpart,
      row.money,
      row.balance_after,
      currency,
    ]),
    total(`${to} 23:59:59`, text('closing'), closing),
  ];
  return {
    file_name: `tradewind-${from}-${to}.csv`,
    csv: await writeCsv(lines),
  };
}

const bareTitle = ({ title, counterpart }: { title: string; counterpart: string }): string =>
  counterpart ? title.slice(0, -` · ${counterpart}`.length) : title;
