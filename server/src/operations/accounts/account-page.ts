import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { accountPage } from '@tradewind/contract/people/desk/accounts';
import type { Read } from '../../base/db/database.ts';
import { presentSession } from '../../base/http/present-session.ts';
import { showOwnData } from './own-data.ts';
import { requireUser, sessionsOf } from '../../people/users/index.ts';

type Page = OutputOf<typeof accountPage>;

/** How many orders, conversations and notes a page shows; lists of their own have the rest. */
const latest = 10;
const mostNotes = 100;

/** What belongs to an account, beside its balances. @throws Refusal `user_not_found`. */
export async function showAccountPage(read: Read, id: string, now: Date): Promise<Page> {
  await requireUser(read, id);
  const [counts, orders, shops, conversations, sessions, notes, data] = await Promise.all([
    countsOf(read, id),
    latestOrders(read, id),
    shopsOf(read, id),
    conversationsOf(read, id),
    sessionsOf(read, id, now),
    notesOf(read, id),
    showOwnData(read, id, now),
  ]);
  return {
    ...counts,
    latest_orders: orders,
    shops,
    conversations,
    sessions: sessions.map((row) => {
      const { current: _, ...session } = presentSession(row, '');
      return { ...session, place: row.desk_seen_at ? 'shop_desk' : 'storefront' };
    }),
    notes,
    own_data: data,
  };
}

async function countsOf(read: Read, userId: string): Promise<Pick<Page, 'addresses' | 'orders'>> {
  const [{ addresses }, { orders }] = await Promise.all([
    read
      .selectFrom('addresses')
      .select((eb) => eb.fn.countAll<bigint>().as('addresses'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<bigint>().as('orders'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { addresses: Number(addresses), orders: Number(orders) };
}

async function latestOrders(read: Read, userId: string): Promise<Page['latest_orders']> {
  const rows = await read
    .selectFrom('orders')
    .select(['id', 'sn', 'status', 'total', 'placed_at'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute();
  return rows.map(({ total, placed_at, ...row }) => ({
    ...row,
    total: toWire(usd(total)),
    placed_at: placed_at.toISOString(),
  }));
}

const shopsOf = (read: Read, userId: string): Promise<Page['shops']> =>
  read
    .selectFrom('shop_members as m')
    .innerJoin('shops as s', 's.id', 'm.shop_id')
    .select(['s.id', 's.name', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('m.since')
    .execute();

async function conversationsOf(read: Read, userId: string): Promise<Page['conversations']> {
  const rows = await read
    .selectFrom('service_conversations as c')
    .leftJoin('shops as s', 's.id', 'c.shop_id')
    .select(['c.id', 's.name', 'c.status', 'c.last_at'])
    .where('c.user_id', '=', userId)
    .orderBy('c.last_at', 'desc')
    .limit(latest)
    .execute();
  return rows.map(({ name, last_at, ...row }) => ({ ...row, shop: name ?? '', last_at: last_at.toISOString() }));
}

async function notesOf(read: Read, userId: string): Promise<Page['notes']> {
  const rows = await read
    .selectFrom('account_notes as n')
    .innerJoin('operators as o', 'o.id', 'n.written_by')
    .select(['n.id', 'n.body', 'o.name as by', 'n.written_at'])
    .where('n.user_id', '=', userId)
    .orderBy('n.written_at', 'desc')
    .limit(mostNotes)
    .execute();
  return rows.map(({ written_at, ...row }) => ({ ...row, written_at: written_at.toISOString() }));
}
