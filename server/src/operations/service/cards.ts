import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { CardKind, MessageCard } from '@tradewind/contract/operations/service';
import { offSaleText } from '@tradewind/contract/operations/service-texts';
import { refundStateTexts } from '@tradewind/contract/trade/aftersale-texts';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import type { Read } from '../../base/db/database.ts';

interface CardKey {
  kind: CardKind;
  id: string;
}

/** The shopper and shop of a conversation; without a shop, cards of any shop fit. */
interface Parties {
  userId: string;
  shopId: string | null;
}

/** Whether a card may be shown in a conversation: a product on sale, or an order or refund of its shopper and shop. */
export async function cardFits(read: Read, { kind, id }: CardKey, { userId, shopId }: Parties): Promise<boolean> {
  if (kind === 'product') {
    let query = read.selectFrom('products').select('id').where('id', '=', id).where('status', '=', 'on_sale');
    if (shopId) query = query.where('shop_id', '=', shopId);
    return (await query.executeTakeFirst()) !== undefined;
  }
  const owner =
    kind === 'order'
      ? await read.selectFrom('orders').select(['user_id', 'shop_id']).where('id', '=', id).executeTakeFirst()
      : await read.selectFrom('refund_requests').select(['user_id', 'shop_id']).where('id', '=', id).executeTakeFirst();
  return owner?.user_id === userId && (shopId === null || owner.shop_id === shopId);
}

/** Reads cards as they are now, with one query for each kind. @returns them by id. */
export async function readCards(
  read: Read,
  keys: readonly CardKey[],
  locale: Locale,
): Promise<ReadonlyMap<string, MessageCard>> {
  const idsOf = (wanted: CardKind) => [...new Set(keys.filter(({ kind }) => kind === wanted).map(({ id }) => id))];
  const cards = await Promise.all([
    productCards(read, idsOf('product'), locale),
    orderCards(read, idsOf('order'), locale),
    refundCards(read, idsOf('refund'), locale),
  ]);
  return new Map(cards.flat().map((card) => [card.id, card]));
}

async function productCards(read: Read, ids: string[], locale: Locale): Promise<MessageCard[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('products')
    .select(['id', 'shop_id', 'titles', 'image', 'min_price', 'status'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    kind: 'product',
    id: row.id,
    shop_id: row.shop_id,
    order_id: '',
    number: '',
    title: pickText(row.titles, locale),
    image: row.image,
    amount: toWire(usd(row.min_price)),
    status: row.status === 'on_sale' ? '' : offSaleText[locale],
  }));
}

async function orderCards(read: Read, ids: string[], locale: Locale): Promise<MessageCard[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .distinctOn('o.id')
    .select(['o.id', 'o.shop_id', 'o.sn', 'o.total', 'o.status', 'l.titles', 'l.image'])
    .where('o.id', 'in', ids)
    .orderBy('o.id')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    kind: 'order',
    id: row.id,
    shop_id: row.shop_id,
    order_id: row.id,
    number: row.sn,
    title: pickText(row.titles, locale),
    image: row.image,
    amount: toWire(usd(row.total)),
    status: orderStatusTexts[row.status as keyof typeof orderStatusTexts][locale],
  }));
}

async function refundCards(read: Read, ids: string[], locale: Locale): Promise<MessageCard[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('refund_requests as r')
    .innerJoin('order_lines as l', 'l.order_id', 'r.order_id')
    .distinctOn('r.id')
    .select(['r.id', 'r.shop_id', 'r.order_id', 'r.sn', 'r.asked', 'r.granted', 'r.state', 'l.titles', 'l.image'])
    .where('r.id', 'in', ids)
    .orderBy('r.id')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({
    kind: 'refund',
    id: row.id,
    shop_id: row.shop_id,
    order_id: row.order_id,
    number: row.sn,
    title: pickText(row.titles, locale),
    image: row.image,
    amount: toWire(usd(row.granted ?? row.asked)),
    status: refundStateTexts[row.state as keyof typeof refundStateTexts][locale],
  }));
}
