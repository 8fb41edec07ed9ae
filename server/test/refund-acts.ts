import type { InputOf } from '@tradewind/contract/base/endpoint';
import { getUserInfo } from '@tradewind/contract/people/users';
import * as contract from '@tradewind/contract/trade/aftersales';
import type { TestApp } from './app.ts';
import { buildProduct, buildShop } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildPaidOrder, completeOrder, deliverOrder, type PaidOrder } from './build-paid-order.ts';
import { upload } from './build-upload.ts';

export interface OrderOptions {
  price?: bigint;
  quantity?: number;
  discount?: bigint;
  freight?: bigint;
  status?: 'delivered' | 'received' | 'completed';
}

/** A request for goods that were not sent. */
export const unsent = {
  service_type: '0',
  receiving_status: '0',
  reason_type: 'not_needed',
  refund_explain: 'I found one at home.',
} as const;

/** An amount in US cents, as requests carry it. */
export const dollars = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** How tests request refunds, and what became of the order and its money. */
export function refundActs({ app, clock, data, db }: TestApp) {
  /** Builds a paid order of one line at a shop with its merchant. */
  async function setUp({ price = 5_000n, quantity = 2, discount = 0n, freight = 500n, status }: OrderOptions = {}) {
    const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
    const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Shop' }, price, stock: 10 });
    const order = await buildPaidOrder(db, { lines: [{ product, quantity, discount }], freight, at: clock.now() });
    if (status === 'completed') await completeOrder(db, order, clock.now());
    else if (status) await deliverOrder(db, order, status, clock.now());
    return { owner, product, order, mine: { token: order.shopper.token }, theirs: { token: owner.token } };
  }
  type Setup = Awaited<ReturnType<typeof setUp>>;

  /** Requests the whole amount back, for goods that were not sent. */
  const requestRefund = ({ order, mine }: Setup, input: Partial<InputOf<typeof contract.requestRefund>> = {}) =>
    data(contract.requestRefund, { order_id: order.id, amount: dollars(order.total), ...unsent, ...input }, mine);
  /** Requests a return of damaged goods with a picture. */
  async function requestReturn(setup: Setup, input: Partial<InputOf<typeof contract.requestRefund>> = {}) {
    return requestRefund(setup, {
      service_type: '1',
      receiving_status: '1',
      reason_type: 'damaged',
      images: await upload(app, setup.order.shopper.token),
      ...input,
    });
  }
  const balance = async ({ mine }: Pick<Setup, 'mine'>) => (await data(getUserInfo, {}, mine)).money;
  const orderRow = (order: PaidOrder) =>
    db.read
      .selectFrom('orders')
      .select(['status', 'refund_status'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();

  return { setUp, requestRefund, requestReturn, balance, orderRow };
}
