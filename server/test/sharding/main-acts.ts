import * as chat from '@tradewind/contract/operations/service';
import * as shopChat from '@tradewind/contract/operations/shop-desk/service';
import * as rechargeDesk from '@tradewind/contract/money/desk/recharges';
import * as withdrawalDesk from '@tradewind/contract/money/desk/withdrawals';
import * as withdrawals from '@tradewind/contract/money/withdrawals';
import { register } from '@tradewind/contract/people/users';
import * as aftersales from '@tradewind/contract/trade/aftersales';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { payOrder, placeOrder } from '@tradewind/contract/trade/checkout';
import { confirmReceived } from '@tradewind/contract/trade/orders';
import { writeReview } from '@tradewind/contract/trade/reviews';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import * as shopOrders from '@tradewind/contract/trade/shop-desk/orders';
import { day } from '../../src/base/clock/clock.ts';
import { processOrderDeadlines } from '../../src/trade/orders/index.ts';
import type { TestApp } from '../app.ts';
import { buildProduct } from '../build-catalog.ts';
import { buildMerchant } from '../build-merchant.ts';
import { buildOperator } from '../build-operator.ts';
import { buildShopper, testCode } from '../build-shopper.ts';
import { cardPaymentActs, paid } from '../card-payment-acts.ts';
import { openNetwork } from '../open-network.ts';
import { openWallet } from '../open-wallet.ts';
import { unsent } from '../refund-acts.ts';
import { say } from '../service-acts.ts';
import { transferActs } from '../transfer-acts.ts';

/** One of the acts that make up nearly all writing of a market. */
export interface MainAct {
  name: string;
  /** The id of the shopper whom it is about, on whose server it would run, whoever acts. */
  home: () => string;
  run: () => Promise<unknown>;
}

/** The main acts of a market in their order, with one shopper, one shop and one operator. */
export async function mainActs(test: TestApp): Promise<MainAct[]> {
  const { data, db, clock, deps } = test;
  await openWallet(db);
  await openNetwork(db);
  const merchant = await buildMerchant(db, { now: clock.now() });
  const shopper = await buildShopper(db, { balance: 1_000_000n, now: clock.now() });
  const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock: 50 });
  const { requestTransfer } = transferActs(test);
  const { checkout, tell } = cardPaymentActs(test);
  const mine = { token: shopper.token };
  const theirs = { token: merchant.token };
  // The session of an operator ends in the days that pass between the acts.
  const atDesk = async () => ({ desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token });
  const ofShopper = () => shopper.id;
  const made = { newShopper: '', order: '', refunded: '', request: '', transfer: '', address: '', withdrawal: '' };
  const order = async () => {
    const { carts } = await data(cart, {}, mine);
    const cart_ids = carts.map(({ cart_id }) => cart_id).join(',');
    const { order_ids } = await data(placeOrder, { cart_ids, address_id: shopper.addressId }, mine);
    return order_ids[0]!;
  };
  const add = () => data(addToCart, { product_id: product.id, num: 2 }, mine);
  const pay = (order_id: string) => data(payOrder, { order_id, password_pay: testCode }, mine);

  return [
    {
      name: 'register',
      home: () => made.newShopper,
      run: async () => {
        made.newShopper = (await data(register, { username: 'newcomer', password: 'lantern-42' })).id;
      },
    },
    { name: 'add to the cart', home: ofShopper, run: add },
    { name: 'submit an order', home: ofShopper, run: async () => void (made.order = await order()) },
    { name: 'pay', home: ofShopper, run: () => pay(made.order) },
    {
      name: 'ship',
      home: ofShopper,
      run: () => data(shopOrders.shipOrder, { id: made.order, carrier: 'dhl', number: 'JD0001' }, theirs),
    },
    { name: 'confirm receipt', home: ofShopper, run: () => data(confirmReceived, { order_id: made.order }, mine) },
    {
      name: 'review',
      home: ofShopper,
      run: () =>
        data(writeReview, { order_id: made.order, product_id: product.id, comment: 'Holds the heat well.' }, mine),
    },
    {
      name: 'release to the shop',
      home: ofShopper,
      run: async () => {
        clock.advance(60 * day);
        await processOrderDeadlines(deps);
      },
    },
    {
      name: 'request a refund',
      home: ofShopper,
      run: async () => {
        await add();
        made.refunded = await order();
        await pay(made.refunded);
        const wish = { order_id: made.refunded, amount: '20.00', ...unsent };
        made.request = (await data(aftersales.requestRefund, wish, mine)).refund_id;
      },
    },
    {
      name: 'refund',
      home: ofShopper,
      run: () => data(shopRefunds.approveRefund, { id: made.request, password_pay: testCode }, theirs),
    },
    {
      name: 'top up by card',
      home: () => made.newShopper,
      run: async () => {
        const { me, id } = await checkout();
        made.newShopper = me.id;
        await tell(paid(id));
      },
    },
    {
      name: 'request a top-up by transfer',
      home: ofShopper,
      run: async () => void (made.transfer = await requestTransfer(shopper)),
    },
    {
      name: 'credit a transfer',
      home: ofShopper,
      run: async () => data(rechargeDesk.approveRecharge, { id: made.transfer, arrived: '100.00' }, await atDesk()),
    },
    {
      name: 'add a payout account',
      home: ofShopper,
      run: async () => {
        const bank = {
          extract_type: 0,
          real_name: 'Anya Wattana',
          bank_card: '4821 0093 7715 2206',
          bank_name: 'Kasikornbank',
        };
        made.address = (
          await data(withdrawals.addPayoutAddress, { ...bank, password_pay: testCode } as never, mine)
        ).id;
        clock.advance(2 * day);
      },
    },
    {
      name: 'request a withdrawal',
      home: ofShopper,
      run: async () => {
        const request = { extract_type: 0, price: '100.00', address_id: made.address, password_pay: testCode } as never;
        made.withdrawal = (await data(withdrawals.requestWithdrawal, request, mine)).id;
      },
    },
    {
      name: 'mark a withdrawal as paid',
      home: ofShopper,
      run: async () =>
        data(withdrawalDesk.markWithdrawalPaid, { id: made.withdrawal, reference: 'KB-2026-0042' }, await atDesk()),
    },
    {
      name: 'write to a shop',
      home: ofShopper,
      run: () => data(chat.sendMessage, { shop_id: merchant.shopId, ...say('Hello') }, mine),
    },
    {
      name: 'answer a shopper',
      home: ofShopper,
      run: async () => {
        const { id } = (await data(shopChat.shopConversations, { queue: 'unassigned' }, theirs)).list[0]!;
        await data(shopChat.sendAsShop, { id, ...say('Welcome') } as never, theirs);
      },
    },
  ];
}
