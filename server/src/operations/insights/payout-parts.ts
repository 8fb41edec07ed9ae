import { toWire, usd } from '@tradewind/contract/base/money';
import { payoutLines, type PayoutPart, type PayoutParts } from '@tradewind/contract/money/shop-desk/payout-parts';
import { payoutLineTexts } from '@tradewind/contract/money/statement-texts';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { pagesOf } from '../../base/db/keyset.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { listParts, payoutSpan, sumParts, type PartRecord } from './payout-parts-queries.ts';

const money = (minor: bigint): string => toWire(usd(minor));

/** What a payout of a shop paid, with a page of its movements. @throws Refusal `withdrawal_not_found`. */
export async function showPayoutParts(
  read: Read,
  shopId: string,
  { id, cursor, limit }: { id: string; cursor?: number | undefined; limit: number },
): Promise<PayoutParts> {
  const span = await payoutSpan(read, shopId, id);
  const [sums, rows] = await Promise.all([
    sumParts(read, span),
    listParts(read, span, { behind: cursor === undefined ? span.own : BigInt(cursor), limit: limit + 1 }),
  ]);
  const list = rows.slice(0, limit);
  return {
    opening: money(span.opening),
    lines: payoutLines.flatMap((line) => {
      const sum = sums.find((one) => one.line === line);
      return sum ? [{ line, amount: money(sum.amount), entries: sum.entries }] : [];
    }),
    amount: money(span.amount),
    closing: money(span.closing),
    before: span.beforeId === null ? null : { id: span.beforeId, sn: span.beforeSn! },
    list: list.map(presentPart),
    next: rows.length > limit ? Number(list.at(-1)!.number) : null,
  };
}

const presentPart = ({ at, amount, debt, number: _number, ...row }: PartRecord): PayoutPart => ({
  ...row,
  at: at.toISOString(),
  amount: money(amount),
  debt: money(debt),
});

/** The movements that a payout of a shop paid as a CSV, latest first. @throws Refusal `withdrawal_not_found`. */
export async function payoutPartsFile(read: Read, call: MerchantCall, id: string): Promise<SentCsv> {
  const span = await payoutSpan(read, call.actor.shopId, id);
  return exportFile(
    'payout',
    call,
    [
      ['at', ({ at }) => timeCell(at)],
      ['line', ({ line }) => payoutLineTexts[line][call.locale]],
      ['counterpart', ({ counterpart }) => counterpart],
      ['amount', ({ amount }) => money(amount)],
      ['debt', ({ debt }) => money(debt)],
    ],
    pagesOf((last: PartRecord | null, limit) => listParts(read, span, { behind: last?.number ?? span.own, limit })),
  );
}
