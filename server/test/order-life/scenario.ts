import { addToCart } from '@tradewind/contract/trade/cart';
import { placeOrder } from '@tradewind/contract/trade/orders';
import { usd } from '@tradewind/contract/base/money';
import { newId } from '../../src/base/ids/ids.ts';
import { outside, postTransaction, shopAvailable, shopHeld, balancesOf } from '../../src/money/ledger/index.ts';
import { demoCarrier } from '../../src/trade/parcels/index.ts';
import type { OrdersDeps } from '../../src/trade/orders/index.ts';
import type { TestApp } from '../app.ts';
import { buildProduct, type BuiltProduct } from '../build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../build-merchant.ts';
import { buildShopper, type BuiltShopper } from '../build-shopper.ts';
import { upload } from '../build-upload.ts';
import { day, later } from '../../src/base/clock/clock.ts';

/** The test's own model of an order. */
export interface ExpectedOrder {
  readonly id: string;
  readonly total: bigint;
  readonly discount: bigint;
  readonly lines: readonly { id: string; skuId: string; quantity: number }[];
  paid: bigint;
  refunded: bigint;
  /** The return freight that the shop paid. */
  returnFreight: bigint;
  /** Fully refunded pieces by line. */
  readonly piecesBack: Map<string, number>;
  /** Those among them that were never shipped. */
  readonly neverSent: Map<string, number>;
}

/** The state of the test: one shop, one shopper and their orders. */
export interface Scenario {
  readonly test: TestApp;
  readonly deps: OrdersDeps;
  readonly shopper: BuiltShopper;
  readonly merchant: BuiltMerchant;
  readonly products: readonly BuiltProduct[];
  /** A picture that the shopper uploaded. */
  readonly picture: string;
  readonly orders: ExpectedOrder[];
  /** The expected stock by SKU. */
  readonly stock: Map<string, number>;
  paidOut: bigint;
  /** What the last act decided at random. */
  ruledAmount: bigint;
  sellable: boolean;
}

export const startBalance = 10_000_000n;
const initialStock = 10_000;
const century = 36_525 * day;

export async function createScenario(test: TestApp): Promise<Scenario> {
  const { db, deps, app } = test;
  const now = deps.clock.now();
  const merchant = await buildMerchant(db, { now });
  const shopper = await buildShopper(db, { balance: startBalance, now });
  // Sessions outlive the scenario, however far the clock moves: a long walk comes to later centuries.
  await db.transact((tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: later(now, century) })
      .where('user_id', 'in', [merchant.id, shopper.id])
      .execute(),
  );
  const shop = { id: merchant.shopId, name: 'Shop' };
  const products = await Promise.all(
    [3_333n, 1_099n].map((price) => buildProduct(db, { shop, price, stock: initialStock })),
  );
  return {
    test,
    merchant,
    shopper,
    products,
    deps: { ...deps, tracking: demoCarrier },
    picture: await upload(app, shopper.token),
    orders: [],
    stock: new Map(products.map(({ skus }) => [skus[0]!.id, initialStock])),
    paidOut: 0n,
    ruledAmount: 0n,
    sellable: false,
  };
}

/** Places an order of some pieces of one or both products, with or without a promo code. */
export async function placeScenarioOrder(
  scenario: Scenario,
  pieces: readonly [number, number],
  percent: number,
): Promise<void> {
  const {
    test: { db, data },
    shopper: { token, addressId },
    products,
    stock,
  } = scenario;
  const cartIds: string[] = [];
  for (const [index, num] of pieces.entries()) {
    if (num > 0) cartIds.push((await data(addToCart, { product_id: products[index]!.id, num }, { token })).cart_id);
  }
  const { order_ids } = await data(
    placeOrder,
    {
      cart_ids: cartIds.join(),
      address_id: addressId,
      ...(percent > 0 && { promo_code: await promoOf(scenario, percent) }),
    },
    { token },
  );
  const id = order_ids[0]!;
  const order = await db.read
    .selectFrom('orders')
    .select(['total', 'discount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.read
    .selectFrom('order_lines')
    .select(['id', 'sku_id', 'quantity'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const lines = rows.map((row) => ({ id: row.id, skuId: row.sku_id, quantity: row.quantity }));
  for (const { skuId, quantity } of lines) stock.set(skuId, stock.get(skuId)! - quantity);
  scenario.orders.push({
    id,
    ...order,
    lines,
    paid: 0n,
    refunded: 0n,
    returnFreight: 0n,
    piecesBack: new Map(),
    neverSent: new Map(),
  });
}

async function promoOf({ test: { db, deps } }: Scenario, percent: number): Promise<string> {
  const code = `P${newId().replaceAll('-', '').toUpperCase()}`.slice(0, 30);
  await db.transact((tx) =>
    tx
      .insertInto('promo_codes')
      .values({
        id: newId(),
        code,
        titles: {},
        kind: 'percent',
        value: BigInt(percent * 100),
        starts_at: new Date(0),
        ends_at: later(deps.clock.now(), century),
        uses_left: 1,
      })
      .execute(),
  );
  return code;
}

/** Pays out the shop's whole balance, so that later refunds become its debt. */
export async function payOut(scenario: Scenario): Promise<void> {
  const {
    test: { db, deps },
    merchant: { shopId },
  } = scenario;
  const [available] = await balancesOf(db.read, [shopAvailable(shopId)]);
  if (available!.minor === 0n) return;
  const amount = usd(available!.minor);
  const reference = newId();
  const at = deps.clock.now();
  await db.transact((tx) =>
    postTransaction(tx, {
      kind: 'payout_asked',
      reference: `${reference}:asked`,
      at,
      legs: [{ from: shopAvailable(shopId), to: shopHeld(shopId), amount }],
    }),
  );
  await db.transact((tx) =>
    postTransaction(tx, {
      kind: 'payout_passed',
      reference: `${reference}:passed`,
      at,
      legs: [{ from: shopHeld(shopId), to: outside('bank'), amount }],
    }),
  );
  scenario.paidOut += amount.minor;
}
