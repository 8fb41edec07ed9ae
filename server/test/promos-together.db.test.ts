import * as contract from '@tradewind/contract/trade/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { day, later } from '../src/base/clock/clock.ts';
import { rowsOf } from '../src/base/db/rows-of.ts';
import { newId } from '../src/base/ids/ids.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct, stockOf, type BuiltProduct } from './build-catalog.ts';
import { buildPromo } from './build-promo.ts';
import { buildShopper, testCode, type BuiltShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { call, data, clock } = await testApp(db);

interface Buyer {
  readonly shopper: BuiltShopper;
  readonly product: BuiltProduct;
}

/** One product at 100.00 for each shopper, of one shop or one each. */
async function buildCrowd(size: number): Promise<Buyer[]> {
  const shoppers = await Promise.all(
    Array.from({ length: size }, () => buildShopper(db, { balance: 100_000n, now: clock.now() })),
  );
  const products = await Promise.all(shoppers.map(() => buildProduct(db, { price: 10_000n, stock: 5 })));
  return shoppers.map((shopper, index) => ({ shopper, product: products[index]! }));
}

const submit = ({ shopper, product }: Buyer, codes: readonly string[], key = newId()) =>
  call(
    contract.placeOrder,
    { product_id: product.id, number: 1, address_id: shopper.addressId, promo_codes: [...codes] },
    { token: shopper.token, key },
  );
type Answer = Awaited<ReturnType<typeof submit>>;
const says = (answers: readonly Answer[]) => answers.map(({ body }) => ('refusal' in body ? body.refusal : 'placed'));
const placedOf = (answers: readonly Answer[]) => answers.flatMap(({ body }) => body.data ?? []);

async function buildCampaign(budget: bigint): Promise<string> {
  const id = newId();
  const [starts_at, ends_at] = [later(clock.now(), -day), later(clock.now(), day)];
  const terms = { name: `Harvest ${id}`, share: 50, most: 10_000n, budget, starts_at, ends_at, made_at: starts_at };
  await db.transact((tx) =>
    tx
      .insertInto('promo_campaigns')
      .values({ id, ...terms })
      .execute(),
  );
  return id;
}

/** A coupon of the shop of a product, of 20 % of which a campaign bears half. */
async function buildCoupon({ shopId }: BuiltProduct, campaignId: string): Promise<string> {
  const code = await buildPromo(db);
  await sql`update promo_codes set bearer = 'shop', shop_id = ${shopId}, campaign_id = ${campaignId}, value = 2000 where code = ${code}`.execute(
    db.kysely,
  );
  return code;
}

const usesOf = (code: string) =>
  rowsOf<{ userId: string; shared: bigint; usesLeft: number | null; transaction: string }>(
    db.read,
    sql`
    select u.user_id as "userId", u.shared, p.uses_left as "usesLeft", u.xmin::text as transaction
    from promo_codes p join promo_uses u on u.promo_id = p.id and u.given_back_at is null where p.code = ${code}`,
  );
const usesLeftOf = async (code: string) =>
  (await db.read.selectFrom('promo_codes').select('uses_left').where('code', '=', code).executeTakeFirstOrThrow())
    .uses_left;
const spentOf = async (id: string) =>
  (await db.read.selectFrom('promo_campaigns').select('spent').where('id', '=', id).executeTakeFirstOrThrow()).spent;

describe('orders with promo codes that are placed at once', () => {
  it('share transactions, also where all use the same code', async () => {
    const crowd = await buildCrowd(12);
    const code = await buildPromo(db, { usesLeft: 50 });
    expect(says(await Promise.all(crowd.map((buyer) => submit(buyer, [code]))))).toEqual(Array(12).fill('placed'));
    const uses = await usesOf(code);
    expect(new Set(uses.map(({ userId }) => userId)).size).toBe(12);
    expect(new Set(uses.map(({ transaction }) => transaction)).size).toBeLessThan(12);
    expect(await usesLeftOf(code)).toBe(38);
  });

  it('get each the discount of its own codes', async () => {
    const crowd = await buildCrowd(8);
    const campaign = await buildCampaign(100_000n);
    const codes = await Promise.all(
      crowd.map(async ({ product }, index) => [
        ...(index % 2 === 0 ? [await buildPromo(db)] : []),
        ...(index % 4 < 2 ? [await buildCoupon(product, campaign)] : []),
      ]),
    );
    const answers = await Promise.all(crowd.map((buyer, index) => submit(buyer, codes[index]!)));
    const orders = await Promise.all(
      placedOf(answers).map(({ order_ids }, index) =>
        data(contract.order, { order_id: order_ids[0]! }, { token: crowd[index]!.shopper.token }),
      ),
    );
    // 20 % of the shop, 10 % of the platform from what is left.
    const discounts = ['28.00', '20.00', '10.00', '0.00'];
    expect(orders.map(({ discount }) => discount)).toEqual(crowd.map((_, index) => discounts[index % 4]));
    expect(await spentOf(campaign)).toBe(4_000n);
  });

  it('use a code as often as it may be used', async () => {
    const crowd = await buildCrowd(14);
    const code = await buildPromo(db, { usesLeft: 5 });
    const answers = await Promise.all(crowd.map((buyer) => submit(buyer, [code])));
    expect(says(answers).toSorted()).toEqual([...Array(5).fill('placed'), ...Array(9).fill('promo_used_up')]);
    expect(await usesOf(code)).toHaveLength(5);
    expect(await usesLeftOf(code)).toBe(0);
    const left = await Promise.all(crowd.map(({ product }) => stockOf(db, product.skus[0]!.id)));
    expect(left).toEqual(answers.map(({ body }) => (body.code === 1 ? 4 : 5)));
  });

  it('take no more than the budget that their coupons share', async () => {
    const crowd = await buildCrowd(10);
    const campaign = await buildCampaign(4_500n);
    const codes = await Promise.all(crowd.map(({ product }) => buildCoupon(product, campaign)));
    const answers = await Promise.all(crowd.map((buyer, index) => submit(buyer, [codes[index]!])));
    expect(says(answers).toSorted()).toEqual([...Array(4).fill('placed'), ...Array(6).fill('promo_used_up')]);
    expect(await spentOf(campaign)).toBe(4_000n);
    const shared = (await Promise.all(codes.map(usesOf))).flat().map((use) => use.shared);
    expect(shared.reduce((sum, part) => sum + part, 0n)).toBe(4_000n);
  });

  it('use a code once for each shopper, who sends several', async () => {
    const crowd = await buildCrowd(5);
    const code = await buildPromo(db, { usesLeft: 50 });
    const attempts = crowd.flatMap((buyer) => Array.from({ length: 3 }, () => submit(buyer, [code])));
    const answers = await Promise.all(attempts);
    expect(says(answers).toSorted()).toEqual([...Array(5).fill('placed'), ...Array(10).fill('promo_used')]);
    expect(await usesLeftOf(code)).toBe(45);
  });

  it('are answered as at first and use nothing more when they are repeated', async () => {
    const crowd = await buildCrowd(6);
    const code = await buildPromo(db, { usesLeft: 20 });
    const keys = crowd.map(() => newId());
    const submitAll = () =>
      Promise.all(crowd.flatMap((buyer, index) => [1, 2].map(() => submit(buyer, [code], keys[index]))));
    const [first, repeated] = [placedOf(await submitAll()), placedOf(await submitAll())];
    expect(first).toHaveLength(12);
    expect(repeated).toEqual(first);
    expect(new Set(first.map(({ order_id }) => order_id)).size).toBe(6);
    expect(await usesLeftOf(code)).toBe(14);
  });

  it('are placed where the codes of others are unknown, over, of somebody else or of another shop', async () => {
    const crowd = await buildCrowd(10);
    const [good, over, named] = await Promise.all([buildPromo(db), buildPromo(db), buildPromo(db)]);
    const ofOtherShop = await buildCoupon(crowd[0]!.product, await buildCampaign(10_000n));
    await sql`update promo_codes set ends_at = now() - interval '1 day' where code = ${over}`.execute(db.kysely);
    await sql`update promo_codes set audience = 'accounts' where code = ${named}`.execute(db.kysely);
    await sql`insert into promo_accounts (promo_id, user_id) select id, ${crowd[8]!.shopper.id} from promo_codes where code = ${named}`.execute(
      db.kysely,
    );
    const codes: Record<number, string> = { 1: 'NOSUCHCODE', 3: over, 5: named, 6: ofOtherShop, 8: named };
    const answers = await Promise.all(crowd.map((buyer, index) => submit(buyer, [codes[index] ?? good])));
    const refusals: Record<number, string> = {
      1: 'promo_unknown',
      3: 'promo_expired',
      5: 'promo_not_for_account',
      6: 'promo_other_shop',
    };
    expect(says(answers)).toEqual(crowd.map((_, index) => refusals[index] ?? 'placed'));
    expect((await usesOf(named)).map(({ userId }) => userId)).toEqual([crowd[8]!.shopper.id]);
  });

  it('and cancellations of others leave each use counted once', async () => {
    const [first, second] = [await buildCrowd(6), await buildCrowd(6)];
    const campaign = await buildCampaign(6_000n);
    const codes = await Promise.all([...first, ...second].map(async ({ product }) => buildCoupon(product, campaign)));
    const limited = await buildPromo(db, { usesLeft: 6 });
    const placed = placedOf(await Promise.all(first.map((buyer, index) => submit(buyer, [limited, codes[index]!]))));
    expect(placed).toHaveLength(6);
    await Promise.all([
      ...first
        .slice(0, 3)
        .map(({ shopper }, index) =>
          data(contract.cancelOrder, { order_id: placed[index]!.order_ids[0]! }, { token: shopper.token }),
        ),
      ...second.map((buyer, index) => submit(buyer, [limited, codes[6 + index]!])),
    ]);
    const uses = await usesOf(limited);
    expect(uses.length + (await usesLeftOf(limited))!).toBe(6);
    const shared = (await Promise.all(codes.map(usesOf))).flat().map((use) => use.shared);
    expect(shared.reduce((sum, part) => sum + part, 0n)).toBe(await spentOf(campaign));
  });

  it('are paid at once, and the platform bears what its codes took off', async () => {
    const crowd = await buildCrowd(8);
    const code = await buildPromo(db, { usesLeft: 8 });
    const placed = placedOf(await Promise.all(crowd.map((buyer) => submit(buyer, [code]))));
    const paid = await Promise.all(
      crowd.map(({ shopper }, index) =>
        data(
          contract.payOrderGroup,
          { out_trade_no: placed[index]!.out_trade_no, password_pay: testCode },
          { token: shopper.token, key: newId() },
        ),
      ),
    );
    expect(paid.map((answer) => answer.paid)).toEqual(placed.map(({ total_price }) => total_price));
    await expectCleanBooks(db);
  });
});
