import { bill } from '@tradewind/contract/money/wallet';
import { requestRefund } from '@tradewind/contract/trade/aftersales';
import * as contract from '@tradewind/contract/trade/invitations';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { approveRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { minute } from '../src/base/clock/clock.ts';
import { setSetting, type SettingInput } from '../src/platform/settings/index.ts';
import { orderCompleted } from '../src/trade/orders/index.ts';
import type { TestApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from './build-merchant.ts';
import { type CompletableOrder, completeOrder } from './build-paid-order.ts';
import { buildShopper, testCode, type BuiltShopper } from './build-shopper.ts';
import { dollars, unsent } from './refund-acts.ts';

type PartnershipSetting = 'partnership.mode' | 'partnership.yearlyLimit';

/** How tests invite shoppers, and complete and refund their orders at a shop. Invitations are rewarded from then on. */
export async function invitationActs({ clock, data, db, deliver, deps }: TestApp) {
  const merchant = await buildMerchant(db, { now: clock.now() });

  /** Changes a setting a minute later: two values of one moment would replace each other. */
  async function set<Name extends PartnershipSetting>(name: Name, value: SettingInput<Name>) {
    clock.advance(minute);
    await db.transact((tx) => setSetting(tx, name, value, { by: null, at: clock.now() }));
  }

  /** A shopper whose address is like nobody else's. */
  async function newShopper(balance = 0n): Promise<BuiltShopper> {
    clock.advance(minute);
    const shopper = await buildShopper(db, { balance, now: clock.now() });
    await moveTo(shopper, `${shopper.id} Some Street`);
    return shopper;
  }

  const moveTo = ({ id }: BuiltShopper, detail: string) =>
    db.transact((tx) => tx.updateTable('addresses').set({ detail }).where('user_id', '=', id).execute());

  const showMine = ({ token }: BuiltShopper) => data(contract.partnership, {}, { token });
  const accept = async (invited: BuiltShopper, inviter: BuiltShopper) =>
    data(contract.acceptInvitation, { code: (await showMine(inviter)).code }, { token: invited.token });

  /** An inviter and a person who accepted the invitation. */
  async function newPair({ balance = 0n } = {}) {
    const inviter = await newShopper(balance);
    const invited = await newShopper(100_000n);
    await accept(invited, inviter);
    return { inviter, invited };
  }

  async function buy(
    shopper: BuiltShopper,
    price = 5_000n,
    shop: Pick<BuiltMerchant, 'shopId'> = merchant,
  ): Promise<CompletableOrder> {
    const product = await buildProduct(db, { shop: { id: shop.shopId, name: 'Shop' }, price, stock: 5 });
    const { token } = shopper;
    const { order_ids: ids } = await data(
      placeOrder,
      { product_id: product.id, number: 1, address_id: shopper.addressId },
      { token },
    );
    await data(payOrder, { order_id: ids[0]!, password_pay: testCode }, { token });
    const { id, sn } = await db.read
      .selectFrom('orders')
      .select(['id', 'sn'])
      .where('id', '=', ids[0]!)
      .executeTakeFirstOrThrow();
    return { id, sn, shopId: shop.shopId, userId: shopper.id };
  }

  async function complete(order: CompletableOrder) {
    await completeOrder(db, order, clock.now());
    await db.transact((tx) => deps.jobs.publish(tx, orderCompleted, { orderId: order.id }));
    await deliver();
  }

  /** Buys and completes an order. */
  async function finish(shopper: BuiltShopper, price?: bigint) {
    const order = await buy(shopper, price);
    await complete(order);
    return order;
  }

  async function refundAll(order: CompletableOrder, shopper: BuiltShopper) {
    const { total } = await db.read
      .selectFrom('orders')
      .select('total')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await refundPart(order, shopper, total);
  }

  /** Refunds an amount in US cents. */
  async function refundPart(order: CompletableOrder, shopper: BuiltShopper, amount: bigint) {
    const { refund_id: id } = await data(
      requestRefund,
      { order_id: order.id, amount: dollars(amount), ...unsent },
      { token: shopper.token },
    );
    await data(approveRefund, { id, password_pay: testCode }, { token: merchant.token });
    await deliver();
  }

  const movements = async ({ token }: BuiltShopper) =>
    (await data(bill, { type: 'reward' }, { token })).list.map(({ money }) => money);
  const stateOf = async (inviter: BuiltShopper) =>
    (await data(contract.invitedPeople, {}, { token: inviter.token })).list.map(({ state }) => state);
  const reasonOf = async (invited: BuiltShopper) =>
    db.read
      .selectFrom('invitations')
      .select(['status', 'reason'])
      .where('user_id', '=', invited.id)
      .executeTakeFirstOrThrow();

  await set('partnership.mode', 'open');
  return {
    merchant,
    set,
    newShopper,
    moveTo,
    showMine,
    accept,
    newPair,
    buy,
    complete,
    finish,
    refundAll,
    refundPart,
    movements,
    stateOf,
    reasonOf,
  };
}
