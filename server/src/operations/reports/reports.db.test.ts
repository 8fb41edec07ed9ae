import { moneyReport, moneyReportCsv, type ReportName } from '@tradewind/contract/operations/desk/reports';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { seededRandom } from '../../../fuzz/random.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import * as ledger from '../../money/ledger/index.ts';
import { payReturnFreight, refundOrder, releaseOrder } from '../../money/settlement/index.ts';
import { agreeCommission } from '../../trade/orders/index.ts';
import { foldBookedDays } from './booked-days.ts';

const db = await testDatabase();
const test = await testApp(db);

const firstDay = new Date('2026-01-01T09:00:00Z');
const year = { from: '2026-01-01', to: '2026-12-31' };
const orders = 1_000;

const { below: roll } = seededRandom(20_260_301);

interface WalkedOrder {
  id: string;
  sn: string;
  shopId: string;
  userId: string;
  /** What escrow got, the promotion in it, and the charges beside it; less what went back. */
  left: bigint;
  promotion: bigint;
  charges: bigint;
  commission: bigint;
  refunds: number;
  isReleased: boolean;
}

let shopper: BuiltShopper;
let products: BuiltProduct[];
let finance: string;
let catalogue: string;

beforeAll(async () => {
  shopper = await buildShopper(db, { balance: 1_000_000_000n, now: firstDay });
  const shops = [await buildShop(db), await buildShop(db), await buildShop(db)];
  products = await Promise.all(
    shops.map((shop, index) => buildProduct(db, { shop, price: BigInt(1_999 + 733 * index) })),
  );
  finance = (await buildOperator(db, ['finance'], { now: test.clock.now() })).token;
  catalogue = (await buildOperator(db, ['catalogue'], { now: test.clock.now() })).token;
  await walk();
}, 240_000);

/** A thousand orders of a year, with coupons, duty, refunds before and after the release, returns and payouts. */
async function walk(): Promise<void> {
  const open: WalkedOrder[] = [];
  for (let index = 0; index < orders; index += 1) {
    const at = later(firstDay, Math.floor((index * 360) / orders) * day + roll(3_600_000));
    open.push(await placeAndPay(at));
    const order = open[roll(open.length)]!;
    const act = roll(10);
    if (act < 3) await refund(order, at);
    else if (act < 7) await release(order, at);
    else if (act === 7 && order.isReleased)
      await db.transact((tx) =>
        payReturnFreight(tx, {
          ...order,
          orderId: order.id,
          reference: `test:return:${newId()}`,
          at,
          amount: BigInt(1 + roll(900)),
        }),
      );
    else if (act === 8) await payOut(order.shopId, at);
    // Folds in the middle of it: what is folded and what is not must come to the same.
    if (index % 251 === 250) await foldBookedDays({ db, clock: test.clock }, 0);
  }
}

const countries = ['TH', 'DE', 'JP', ''];

async function placeAndPay(at: Date): Promise<WalkedOrder> {
  const product = products[roll(products.length)]!;
  const promotion = roll(4) === 0 ? BigInt(1 + roll(500)) : 0n;
  const lines = [{ product, quantity: 1 + roll(3) }];
  const order = await buildOrder(db, shopper.id, lines, { discount: promotion, freight: BigInt(roll(900)), at });
  const [duty, tax] = roll(3) === 0 ? [BigInt(roll(300)), BigInt(1 + roll(400))] : [0n, 0n];
  const [due, charges] = [order.total + promotion, duty + tax];
  const country = countries[roll(countries.length)]!;
  await db.transact(async (tx) => {
    await tx
      .updateTable('orders')
      .set({ duty, tax, country, total: order.total + charges, paid_at: at })
      .where('id', '=', order.id)
      .execute();
    const [from, to] = [
      ledger.userAvailable(shopper.id),
      ledger.orderEscrow({ userId: shopper.id, orderId: order.id }),
    ];
    const legs = [
      { from, to, amount: usd(order.total) },
      { from, to: ledger.platformDuties, amount: usd(charges) },
      { from: ledger.platformPromotions, to, amount: usd(promotion) },
    ].filter(({ amount }) => amount.minor > 0n);
    await ledger.postTransaction(tx, {
      kind: 'order_paid',
      reference: `order:${order.id}:paid`,
      memo: order.sn,
      at,
      legs,
    });
    await agreeCommission(tx, [order.id], at);
  });
  const { commission } = await db.read
    .selectFrom('order_earnings')
    .select('commission')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { id, sn, shopId, userId } = order;
  return { id, sn, shopId, userId, left: due, promotion, charges, commission, refunds: 0, isReleased: false };
}

async function refund(order: WalkedOrder, at: Date): Promise<void> {
  const part = (whole: bigint) => (roll(3) === 0 ? whole : (whole * BigInt(roll(100))) / 100n);
  const toPromotions = part(order.promotion);
  const toShopper = part(order.left - order.promotion);
  const charges = part(order.charges);
  if (toShopper + toPromotions === 0n) return;
  order.refunds += 1;
  await db.transact((tx) =>
    refundOrder(tx, {
      ...order,
      orderId: order.id,
      reference: `refund:${order.id}:${order.refunds}`,
      at,
      kind: 'order_refunded',
      toShopper: usd(toShopper),
      charges: usd(charges),
      toPromotions: usd(toPromotions),
      commissionBack: usd(part(order.commission)),
    }),
  );
  order.left -= toShopper + toPromotions;
  order.promotion -= toPromotions;
  order.charges -= charges;
}

async function release(order: WalkedOrder, at: Date): Promise<void> {
  await db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at }));
  order.isReleased = true;
}

/** A payout with a fee for the platform. */
async function payOut(shopId: string, at: Date): Promise<void> {
  const [available] = await ledger.balancesOf(db.read, [ledger.shopAvailable(shopId)]);
  if (available!.minor < 200n) return;
  const [from, held] = [ledger.shopAvailable(shopId), ledger.shopHeld(shopId)];
  const reference = newId();
  await db.transact(async (tx) => {
    await ledger.postTransaction(tx, {
      kind: 'payout_asked',
      reference: `payout:${reference}:asked`,
      at,
      legs: [{ from, to: held, amount: available! }],
    });
    await ledger.postTransaction(tx, {
      kind: 'payout_passed',
      reference: `payout:${reference}:passed`,
      at,
      legs: [
        { from: held, to: ledger.outside('bank'), amount: usd(available!.minor - 100n) },
        { from: held, to: ledger.platformRevenue, amount: usd(100n) },
      ],
    });
  });
}

/** What entries of the books come to, minor units. */
async function booked(kind: ledger.AccountKind, sources?: readonly ledger.PostingKind[]): Promise<bigint> {
  const [row] = await rowsOf<{ sum: string }>(
    db.read,
    sql`select coalesce(sum(e.amount), 0)::bigint::text as sum from entries e join accounts a on a.id = e.account_id
      join transactions t on t.id = e.transaction_id
      where a.kind = ${kind} and (${sources === undefined} or t.kind = any(${[...(sources ?? [])]}::text[]))`,
  );
  return BigInt(row!.sum);
}

const report = (name: Exclude<ReportName, 'funnel' | 'searches'>, by?: 'day' | 'week' | 'month') =>
  test.data(moneyReport, { ...year, report: name, ...(by && { by }) }, { desk: finance });
const minor = (value: unknown): bigint => fromWire(String(value))!.minor;
const columnSum = (rows: Awaited<ReturnType<typeof report>>['rows'], column: string): bigint =>
  rows.reduce((sum, { cells }) => sum + minor(cells[column]), 0n);

describe('after a random walk of a thousand orders', () => {
  it('sales add up with the escrow', async () => {
    const { rows, total } = await report('sales', 'week');
    expect(total.orders).toBe(orders);
    expect(columnSum(rows, 'gmv')).toBe(await booked('order_escrow', ['order_paid']));
    expect(columnSum(rows, 'promotions')).toBe(-(await booked('platform_promotions')));
    const released = minor((await report('take')).total.released);
    const afterRelease = -(
      (await booked('shop_available', ['order_refunded'])) + (await booked('shop_debt', ['order_refunded']))
    );
    expect(minor(total.net_sales) - released + afterRelease).toBe(await booked('order_escrow'));
  });

  it('the take adds up with the revenue and the promotions', async () => {
    const { rows, total } = await report('take', 'month');
    expect(columnSum(rows, 'revenue')).toBe(await booked('platform_revenue'));
    expect(minor(total.take)).toBe((await booked('platform_revenue')) + (await booked('platform_promotions')));
    expect(minor(total.fees)).toBe(await booked('platform_revenue', ['payout_passed']));
  });

  it('duty and tax by country add up with what is owed to the authorities', async () => {
    const { rows, total } = await report('taxes');
    expect(rows).toHaveLength(countries.length);
    expect(columnSum(rows, 'charges_owed')).toBe(await booked('platform_duties'));
    expect(minor(total.duty) + minor(total.tax)).toBe(await booked('platform_duties', ['order_paid']));
  });

  it('the income of sellers adds up with the balances of shops and their payouts', async () => {
    const { rows } = await report('sellers');
    const payouts: ledger.PostingKind[] = ['payout_asked', 'payout_passed', 'payout_returned'];
    const balances = ['shop_available', 'shop_held', 'shop_debt'] as const;
    let left = 0n;
    for (const kind of balances) left += (await booked(kind)) - (await booked(kind, payouts));
    expect(rows).toHaveLength(products.length);
    expect(columnSum(rows, 'income')).toBe(left);
    for (const { cells } of rows)
      expect([1, 2, 3, 4].reduce((sum, quarter) => sum + minor(cells[`gross_q${quarter}`]), 0n)).toBe(
        minor(cells.gross),
      );
  });

  it.each(['sales', 'take', 'taxes', 'sellers'] as const)('%s says the same before and after a fold', async (name) => {
    const before = await report(name, 'day');
    await foldBookedDays({ db, clock: test.clock }, 0);
    await foldBookedDays({ db, clock: test.clock }, 0);
    expect(await report(name, 'day')).toEqual(before);
  });

  it('days, weeks and months come to the same', async () => {
    const totals = await Promise.all(
      (['day', 'week', 'month'] as const).map(async (by) => (await report('sales', by)).rows),
    );
    const [days, weeks, months] = totals.map((rows) => columnSum(rows, 'net_sales'));
    expect([weeks, months]).toEqual([days, days]);
    expect(totals.map((rows) => rows.length)).toEqual([365, 53, 12]);
  });

  it('the file has the rows of the screen and their total', async () => {
    const { rows, total } = await report('sales', 'month');
    const { statusCode, body } = await test.app.inject({
      method: 'GET',
      url: `${moneyReportCsv.path}?format=csv&report=sales&by=month&from=${year.from}&to=${year.to}`,
      headers: { 'desk-token': finance },
    });
    expect(statusCode).toBe(200);
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines.at(-1)).toBe(
      ['Total', total.orders, total.gmv, total.refunded, total.net_sales, total.promotions, total.charges].join(','),
    );
  });

  it('leaves the books in order', async () => {
    await expectCleanBooks(db);
    expect(toWire(usd(await booked('user_available')))).not.toBe('0.00');
  });
});

describe('reports', () => {
  it.each([
    ['more than a year', { from: '2025-01-01', to: '2026-12-31' }],
    ['days that end before they begin', { from: '2026-03-02', to: '2026-03-01' }],
  ])('refuse %s', async (_, period) => {
    const refused = await test.refusal(moneyReport, { ...period, report: 'sales' }, { desk: finance });
    expect(refused.refusal).toBe('period_invalid');
  });

  it('of money are for finance and administrators', async () => {
    const refused = await test.refusal(moneyReport, { report: 'sales' }, { desk: catalogue });
    expect(refused.refusal).toBe('desk_forbidden');
  });
});
