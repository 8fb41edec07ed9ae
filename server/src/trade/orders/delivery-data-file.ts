import type { Locale } from '@tradewind/contract/base/locales';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { ShopOrderTab } from '@tradewind/contract/trade/shop-desk/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { sql, type SqlBool } from 'kysely';
import { exportFile, timeCell, type FileColumn, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { postalLines } from '../../people/addresses/index.ts';
import { itemsToShip } from './fulfilment/lines-to-ship.ts';
import { labelOf } from './order-status.ts';
import { presentDeliveryOption } from './present-order.ts';
import { matchesFilters, tabFilter, type OrderFilters } from './shop-order-queries.ts';

type Chosen = OrderFilters & { tab?: ShopOrderTab | undefined };

/**
 * SQL condition: the shop still needs the address of the order `o`, to deliver it or for what follows a complaint. An order is
 * completed when the time for complaints is over.
 */
const needsAddress = sql<SqlBool>`(o.status in ('waiting_delivery', 'delivered', 'received') or o.refund_status = 1)`;

const chosenOrders = (read: Read, { actor: { shopId }, now }: MerchantCall, { tab = 'all', ...filters }: Chosen) =>
  read
    .selectFrom('orders as o')
    .where('o.shop_id', '=', shopId)
    .where(needsAddress)
    .where(tabFilter(tab, now))
    .where(matchesFilters(shopId, filters));

/**
 * The delivery data of a shop's orders under a tab and filters as a CSV, the latest order first. It never has more rows than
 * the audit log says.
 */
export async function deliveryDataFile(read: Read, call: MerchantCall, chosen: Chosen): Promise<SentCsv> {
  const { rows } = await chosenOrders(read, call, chosen)
    .select((eb) => eb.fn.countAll<bigint>().as('rows'))
    .executeTakeFirstOrThrow();
  return {
    ...exportFile('delivery', call, columns(call.locale), readRows(read, call, chosen, Number(rows))),
    noted: { rows: Number(rows) },
  };
}

const ordersPage = (
  read: Read,
  call: MerchantCall,
  chosen: Chosen,
  { last, limit }: { last: Place | null; limit: number },
) =>
  chosenOrders(read, call, chosen)
    .select([
      'o.id',
      'o.sn',
      'o.status',
      'o.refund_status',
      'o.placed_at',
      'o.ship_by',
      'o.country',
      'o.addressee',
      'o.addressee_latin',
    ])
    .select([
      'o.mobile',
      'o.ship_to',
      'o.ship_parts',
      'o.customs_code',
      'o.note',
      'o.delivery_kind',
      'o.days_from',
      'o.days_to',
    ])
    .select(placeOf('o.placed_at', 'o.id'))
    .$if(last !== null, (query) => query.where(isBehind('o.placed_at', 'o.id', last!)))
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
type Order = Awaited<ReturnType<typeof ordersPage>>[number];
type FileRow = Order & { items: string };

async function* readRows(read: Read, call: MerchantCall, chosen: Chosen, most: number): AsyncGenerator<FileRow[]> {
  let left = most;
  for await (const page of pagesOf((last: Order | null, limit) => ordersPage(read, call, chosen, { last, limit }))) {
    const orders = page.slice(0, left);
    left -= orders.length;
    const items = await itemsToShip(
      read,
      orders.map(({ id }) => id),
      call.locale,
    );
    yield orders.map((order) => ({ ...order, items: items.get(order.id)?.join('; ') ?? '' }));
    if (left === 0) return;
  }
}

const columns = (locale: Locale): FileColumn<FileRow>[] => [
  ['order', ({ sn }) => sn],
  ['placed_at', (order) => timeCell(order.placed_at)],
  ['ship_by', (order) => timeCell(order.ship_by)],
  ['state', ({ status, refund_status: refund }) => orderStatusTexts[labelOf(status as OrderStatus, refund)][locale]],
  ['addressee', ({ addressee }) => addressee],
  ['addressee_latin', ({ addressee_latin }) => addressee_latin],
  ['mobile', ({ mobile }) => mobile],
  ['address', ({ ship_parts: parts, ship_to: text }) => (parts ? postalLines(parts).join('\n') : text)],
  ['country', ({ country }) => country],
  ['customs_code', ({ customs_code }) => customs_code],
  ['delivery', (order) => presentDeliveryOption(order, locale).name],
  ['products', ({ items }) => items],
  ['note', ({ note }) => note],
];
