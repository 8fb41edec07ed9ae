import { pickText } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { ShopOrderTab } from '@tradewind/contract/trade/shop-desk/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { sql } from 'kysely';
import { exportFile, optionsCell, timeCell, type FileColumn, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { seesAmounts } from './hide-amounts.ts';
import { labelOf } from './order-status.ts';
import { matchesFilters, tabFilter, type OrderFilters } from './shop-order-queries.ts';

type Chosen = OrderFilters & { tab?: ShopOrderTab | undefined };

/** The orders of a shop under a tab and filters as a CSV, a row for each line, the latest order first. */
export function ordersFile(read: Read, call: MerchantCall, chosen: Chosen): SentCsv {
  const { locale, actor } = call;
  const shown = seesAmounts(actor.role) ? columns(locale) : columns(locale).filter(([name]) => !amounts.has(name));
  return exportFile('orders', call, shown, linesOf(read, call, chosen));
}

const ordersPage = (
  read: Read,
  { actor: { shopId }, now }: MerchantCall,
  { tab = 'all', ...filters }: Chosen,
  { last, limit }: { last: Place | null; limit: number },
) =>
  read
    .selectFrom('orders as o')
    .select(['o.id', 'o.sn', 'o.status', 'o.refund_status', 'o.placed_at', 'o.paid_at', 'o.country'])
    .select(['o.freight', 'o.discount', 'o.duty', 'o.tax', 'o.total'])
    .select(placeOf('o.placed_at', 'o.id'))
    .where('o.shop_id', '=', shopId)
    .where(tabFilter(tab, now))
    .where(matchesFilters(shopId, filters))
    .$if(last !== null, (query) => query.where(isBehind('o.placed_at', 'o.id', last!)))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();

const linesOfOrders = (read: Read, orderIds: readonly string[]) =>
  read
    .selectFrom('order_lines as l')
    .innerJoin('skus as s', 's.id', 'l.sku_id')
    .select(['l.order_id', 'l.titles', 'l.specs', 's.code', 'l.price', 'l.quantity', 'l.refunded', 'l.shop_discount'])
    .select(
      sql<number>`coalesce((select sum(x.quantity) from parcel_lines x where x.line_id = l.id), 0)::int`.as('shipped'),
    )
    .where('l.order_id', 'in', orderIds)
    .orderBy('l.id')
    .execute();

type Order = Awaited<ReturnType<typeof ordersPage>>[number];
type Line = Awaited<ReturnType<typeof linesOfOrders>>[number];
interface FileRow {
  order: Order;
  line: Line;
  /** Whether it is the first of its order, which has the amounts of the whole order: so each column can be summed. */
  isFirst: boolean;
}

async function* linesOf(read: Read, call: MerchantCall, chosen: Chosen): AsyncGenerator<FileRow[]> {
  for await (const orders of pagesOf((last: Order | null, limit) => ordersPage(read, call, chosen, { last, limit }))) {
    const lines = await linesOfOrders(
      read,
      orders.map(({ id }) => id),
    );
    const byOrder = Map.groupBy(lines, ({ order_id: id }) => id);
    yield orders.flatMap((order) =>
      (byOrder.get(order.id) ?? []).map((line, index) => ({ order, line, isFirst: index === 0 })),
    );
  }
}

const money = (minor: bigint): string => toWire(usd(minor));
const ofOrder = (amount: (order: Order) => bigint) => (row: FileRow) => (row.isFirst ? money(amount(row.order)) : '');

const columns = (locale: MerchantCall['locale']): FileColumn<FileRow>[] => [
  ['order', ({ order }) => order.sn],
  ['placed_at', ({ order }) => timeCell(order.placed_at)],
  ['paid_at', ({ order }) => timeCell(order.paid_at)],
  ['state', ({ order }) => orderStatusTexts[labelOf(order.status as OrderStatus, order.refund_status)][locale]],
  ['country', ({ order }) => order.country],
  ['product', ({ line }) => pickText(line.titles, locale)],
  ['options', ({ line }) => optionsCell(pickText(line.specs, locale))],
  ['sku', ({ line }) => line.code],
  ['quantity', ({ line }) => String(line.quantity)],
  ['shipped', ({ line }) => String(line.shipped)],
  ['refunded_pieces', ({ line }) => String(line.refunded)],
  ['price', ({ line }) => money(line.price)],
  ['line_amount', ({ line }) => money(line.price * BigInt(line.quantity))],
  ['line_shop_discount', ({ line }) => money(line.shop_discount)],
  ['freight', ofOrder(({ freight }) => freight)],
  ['charges', ofOrder(({ duty, tax }) => duty + tax)],
  ['promotion', ofOrder(({ discount }) => discount)],
  ['order_total', ofOrder(({ total }) => total)],
];

const amounts: ReadonlySet<FileColumn<FileRow>[0]> = new Set([
  'price',
  'line_amount',
  'line_shop_discount',
  'freight',
  'charges',
  'promotion',
  'order_total',
] as const);
