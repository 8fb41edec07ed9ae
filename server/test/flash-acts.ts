import type { InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/desk/flash-sales';
import * as shop from '@tradewind/contract/goods/shop-desk/flash-sales';
import { placeOrder } from '@tradewind/contract/trade/orders';
import type { Database } from '../src/base/db/database.ts';
import { hour, later, minute } from '../src/base/clock/clock.ts';
import { switchFlashPrices } from '../src/goods/catalog/index.ts';
import type { TestApp } from './app.ts';
import { buildProduct, type BuiltProduct } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import type { BuiltShopper } from './build-shopper.ts';

/** The name of every planned sale. */
export const flashNames = { en: 'Sale', 'zh-CN': '秒杀', ja: 'セール', ko: '세일', th: 'เซล' };
/** A session that nobody has gets answers that are not cached. */
export const uncached = { token: 'nobody' };

/** A shop whose products cost $10, and what operators and it do about flash sales. */
export async function flashActs(db: Database, { clock, data, deps }: TestApp) {
  const merchant = await buildMerchant(db);
  let operator: { desk: string };
  const signIn = async (role: OperatorRole) => ({
    desk: (await buildOperator(db, [role], { now: clock.now() })).token,
  });
  /** Moves the clock. Sessions of operators are short, so the next one signs in. */
  async function wait(milliseconds: number): Promise<void> {
    clock.advance(milliseconds);
    operator = await signIn('catalogue');
  }
  await wait(0);
  const by = () => operator;

  /** A sale that begins in an hour and lasts two. */
  const plan = (form: Partial<InputOf<typeof desk.planFlashSale>> = {}) => {
    const from = later(clock.now(), hour).toISOString();
    const until = later(clock.now(), 3 * hour).toISOString();
    return data(desk.planFlashSale, { names: flashNames, starts_at: from, ends_at: until, ...form }, by());
  };
  const lamp = (stock = 20): Promise<BuiltProduct> =>
    buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock });
  const propose = (saleId: string, { skus: [sku] }: BuiltProduct, terms: object = {}) =>
    data(
      shop.proposeFlashOffer,
      { sale_id: saleId, sku_id: sku!.id, price: '6.00', quota: 5, per_shopper: 2, ...terms },
      merchant,
    );

  /** A product in a sale that runs. */
  async function running(terms: object = {}, stock = 20): Promise<{ product: BuiltProduct; saleId: string }> {
    const product = await lamp(stock);
    const { id: saleId } = await plan();
    const { list } = await propose(saleId, product, terms);
    await data(desk.acceptFlashOffer, { id: list[0]!.id }, by());
    await wait(hour + minute);
    await switchFlashPrices(deps, clock.now());
    return { product, saleId };
  }

  const order = (
    { id }: BuiltProduct,
    { addressId, token }: BuiltShopper,
    number = 1,
    rest: object = {},
  ): Promise<OutputOf<typeof placeOrder>> =>
    data(placeOrder, { product_id: id, number, address_id: addressId, ...rest }, { token });
  const shown = async ({ id }: BuiltProduct) => {
    const { goods, flash } = await data(productPage, { product_id: id }, uncached);
    return { price: goods.sales_price, before: goods.market_price, stock: goods.stock, flash };
  };
  const offersOf = async (saleId: string) => (await data(desk.flashSaleById, { id: saleId }, by())).list;
  /** Ends all sales, so that a test sees its own on Home. */
  const endAll = async () => {
    await db.kysely.updateTable('flash_sales').set({ cancelled_at: clock.now() }).execute();
    await wait(0);
  };
  return { merchant, signIn, wait, by, plan, lamp, propose, running, order, shown, offersOf, endAll };
}
