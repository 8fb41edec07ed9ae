import type { OrderStatus } from '@tradewind/contract/trade/orders';
import { day, later, minute } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { newId, publicNumber } from '../src/base/ids/ids.ts';
import { orderEscrow, outside } from '../src/money/ledger/index.ts';
import { agreeCommission } from '../src/trade/orders/index.ts';
import { withClient } from '../test/with-client.ts';
import type { CatalogueSample } from './catalogue-sample.ts';
import type { Catalogue } from './environment.ts';

/** The open orders to write unless told otherwise, and how many of each kind are due `dueIn` milliseconds from now. */
export const openOrders = 100_000;
export const dueOrders = 10_000;
export const dueIn = 10 * minute;

interface OrderKind {
  status: OrderStatus;
  count: number;
  /** Its deadlines. */
  deadlines(now: Date): Record<string, Date>;
}

const paid = (now: Date) => ({
  paid_at: later(now, -20 * day),
  ship_by: later(now, -3 * day),
  unshipped_at: later(now, dueIn),
  free_cancel_until: later(now, -19 * day),
});
const sent = (now: Date) => ({ ...paid(now), delivered_at: later(now, -18 * day), confirm_at: later(now, dueIn) });
const received = (now: Date) => ({
  ...sent(now),
  received_at: later(now, -15 * day),
  after_sale_until: later(now, dueIn),
});
const kindsOf = (rest: number): readonly OrderKind[] => [
  { status: 'waiting_pay', count: dueOrders, deadlines: (now) => ({ pay_before: later(now, dueIn) }) },
  { status: 'waiting_delivery', count: dueOrders, deadlines: paid },
  { status: 'delivered', count: dueOrders, deadlines: sent },
  { status: 'received', count: dueOrders, deadlines: received },
  {
    status: 'waiting_delivery',
    count: rest,
    deadlines: (now) => ({ ...paid(now), ship_by: later(now, 2 * day), unshipped_at: later(now, 5 * day) }),
  },
  { status: 'delivered', count: rest, deadlines: (now) => ({ ...sent(now), confirm_at: later(now, 30 * day) }) },
  {
    status: 'received',
    count: rest,
    deadlines: (now) => ({ ...received(now), after_sale_until: later(now, 10 * day) }),
  },
];

const chunk = 1_000;
const price = 2_000n;
const freight = 500n;

/**
 * Writes open orders in bulk, ten for each owner and each of one piece, with their money in escrow. The caller must run
 * the books check afterwards.
 *
 * @param count how many, at least those that are due
 */
export async function fillOrders(
  db: Database,
  { url, sample }: Pick<Catalogue, 'url' | 'sample'>,
  count = openOrders,
): Promise<void> {
  const now = new Date();
  const owners = Array.from({ length: Math.ceil(count / 10) }, newId);
  const source = outside('bank');
  await db.transact((tx) =>
    tx
      .insertInto('accounts')
      .values(accountRow(source))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  for (const ids of chunksOf(owners)) {
    await db.transact((tx) =>
      tx
        .insertInto('users')
        .values(
          ids.map((id) => ({
            id,
            username: `o${id.replaceAll('-', '').slice(-28)}`,
            nickname: 'Somebody',
            password_hash: '-',
          })),
        )
        .execute(),
    );
  }
  for (const { status, count: wanted, deadlines } of kindsOf(Math.floor((count - 4 * dueOrders) / 3))) {
    for (let written = 0; written < wanted; written += chunk) {
      const orders: NewOrder[] = Array.from({ length: Math.min(chunk, wanted - written) }, (_, index) => ({
        id: newId(),
        groupId: newId(),
        owner: owners[(written + index) % owners.length]!,
        piece: sample.products[(written * 7 + index) % sample.products.length]!,
      }));
      await insertOrders(db, orders, status, now, {
        placed_at: later(now, -20 * day),
        pay_before: later(now, -20 * day),
        ...deadlines(now),
      });
    }
  }
  // Without the time limit of statements.
  await withClient(url, (client) => client.query('vacuum analyze'));
}

interface NewOrder {
  id: string;
  groupId: string;
  owner: string;
  piece: CatalogueSample['products'][number];
}

async function insertOrders(
  db: Database,
  orders: readonly NewOrder[],
  status: OrderStatus,
  now: Date,
  deadlines: Record<'placed_at' | 'pay_before', Date>,
): Promise<void> {
  const total = price + freight;
  await db.transact(async (tx) => {
    await tx
      .insertInto('order_groups')
      .values(
        orders.map(({ groupId, owner }) => ({
          id: groupId,
          user_id: owner,
          out_trade_no: publicNumber('GR'),
          total,
          placed_at: deadlines.placed_at,
        })),
      )
      .execute();
    await tx
      .insertInto('orders')
      .values(
        orders.map(({ id, groupId, owner, piece }) => ({
          id,
          group_id: groupId,
          sn: publicNumber('TW'),
          user_id: owner,
          shop_id: piece.shopId,
          status,
          goods: price,
          freight,
          discount: 0n,
          total,
          pieces: 1,
          unsent_pieces: status === 'received' ? 0 : 1,
          addressee: 'Somebody',
          mobile: '+66812345678',
          ship_to: '1 Some Street',
          ...deadlines,
        })),
      )
      .execute();
    await tx
      .insertInto('order_lines')
      .values(
        orders.map(({ id, piece }) => ({
          id: newId(),
          order_id: id,
          product_id: piece.id,
          sku_id: piece.skuId,
          titles: {},
          specs: {},
          image: '/media/x.webp',
          price,
          quantity: 1,
        })),
      )
      .execute();
    if (status === 'waiting_pay') return;
    const postings = orders.map(({ id, owner }) => ({
      id: newId(),
      orderId: id,
      escrow: orderEscrow({ userId: owner, orderId: id }),
    }));
    await tx
      .insertInto('accounts')
      .values(postings.map(({ escrow }) => accountRow(escrow)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('transactions')
      .values(
        postings.map(({ id, orderId }) => ({
          id,
          kind: 'order_paid',
          reference: `order:${orderId}:paid`,
          memo: '',
          posted_at: now,
        })),
      )
      .execute();
    await tx
      .insertInto('entries')
      .values(
        postings.flatMap(({ id, orderId, escrow }) => [
          { transaction_id: id, line: 0, account_id: outside('bank').id, amount: -total },
          { transaction_id: id, line: 1, account_id: escrow.id, amount: total, order_id: orderId },
        ]),
      )
      .execute();
    await agreeCommission(
      tx,
      orders.map(({ id }) => id),
      now,
    );
  });
}

const accountRow = ({ id, address, kind, ownerId, currency, normal }: ReturnType<typeof orderEscrow>) => ({
  id,
  address,
  kind,
  owner_id: ownerId,
  currency,
  normal,
});

function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / chunk) }, (_, index) =>
    ids.slice(index * chunk, (index + 1) * chunk),
  );
}
