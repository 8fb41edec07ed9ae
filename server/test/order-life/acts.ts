import * as aftersales from '@tradewind/contract/trade/aftersales';
import * as disputes from '@tradewind/contract/trade/desk/disputes';
import * as deskOrders from '@tradewind/contract/trade/desk/orders';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import * as orders from '@tradewind/contract/trade/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import * as shopOrders from '@tradewind/contract/trade/shop-desk/orders';
import { newId } from '../../src/base/ids/ids.ts';
import {
  canTransition as canTransitionRequest,
  canAddMessage,
  type RefundTransition,
  type Side,
} from '../../src/trade/aftersales/refund.ts';
import { canAskRefund, canTransition, type OrderTransition } from '../../src/trade/orders/order.ts';
import { buildOperator } from '../build-operator.ts';
import { testCode } from '../build-shopper.ts';
import type { Seen } from './look.ts';
import type { World } from './world.ts';

/** An act on an order, allowed or not. */
export interface Act {
  by: Exclude<Side, 'clock'>;
  /** The weight with which it is chosen when allowed. */
  weight: number;
  /** Whether the transition tables allow it: it must succeed then, and must be refused otherwise. */
  may(seen: Seen): boolean;
  /** @param size from 0 to 99, from which all further choices follow. @returns whether it was accepted. */
  run(world: World, seen: Seen, size: number): Promise<boolean>;
}

const orderMay =
  (...names: OrderTransition[]) =>
  ({ facts, now }: Seen): boolean =>
    names.some((name) => canTransition(facts, name, now));
const requestMay =
  (side: Side, name: RefundTransition) =>
  ({ request, now }: Seen): boolean =>
    request !== null && canTransitionRequest(request, name, side, now);
const maySay = ({ request, now }: Seen): boolean => request !== null && canAddMessage(request, now);
/** An unknown request id, for acts on an order without a request. */
const requestOf = ({ request }: Seen): string => request?.id ?? newId();
const partOf = (whole: bigint, size: number): bigint => (whole * BigInt(size + 1) + 99n) / 100n;

async function send<E extends Endpoint>(
  world: World,
  endpoint: E,
  input: InputOf<E>,
  who: { token: string } | { desk: string },
): Promise<boolean> {
  const { status, body } = await world.test.call(endpoint, input, who);
  if (status >= 500) throw new Error(`${endpoint.name} failed: ${JSON.stringify(body)}`);
  return body.code === 1;
}
const byBuyer = <E extends Endpoint>(world: World, endpoint: E, input: InputOf<E>) =>
  send(world, endpoint, input, { token: world.buyer.token });
const byKeeper = <E extends Endpoint>(world: World, endpoint: E, input: InputOf<E>) =>
  send(world, endpoint, input, { token: world.keeper.token });
/** Signs in a new operator for each act, so that no session has expired. */
async function byOperator<E extends Endpoint>(world: World, endpoint: E, input: InputOf<E>): Promise<boolean> {
  const { token } = await buildOperator(world.test.db, ['support'], { now: world.deps.clock.now() });
  return send(world, endpoint, input, { desk: token });
}

export const acts: Readonly<Record<string, Act>> = {
  pay: {
    by: 'shopper',
    weight: 8,
    may: orderMay('pay'),
    run: (world, { deal }) => byBuyer(world, orders.payOrder, { order_id: deal.id, password_pay: testCode }),
  },
  cancel: {
    by: 'shopper',
    weight: 1,
    may: orderMay('cancel_unpaid', 'cancel_paid'),
    run: (world, { deal }) => byBuyer(world, orders.cancelOrder, { order_id: deal.id }),
  },
  'ask to cancel': {
    by: 'shopper',
    weight: 2,
    may: orderMay('ask_cancel'),
    run: (world, { deal }) => byBuyer(world, orders.requestCancellation, { order_id: deal.id, wish: 'Too slow' }),
  },
  extend: {
    by: 'shopper',
    weight: 2,
    may: orderMay('extend'),
    run: (world, { deal }) => byBuyer(world, orders.extendProtection, { order_id: deal.id }),
  },
  'confirm receipt': {
    by: 'shopper',
    weight: 3,
    may: orderMay('confirm_received'),
    run: (world, { deal }) => byBuyer(world, orders.confirmReceived, { order_id: deal.id }),
  },
  hide: {
    by: 'shopper',
    weight: 1,
    may: orderMay('hide'),
    run: (world, { deal }) => byBuyer(world, orders.deleteOrder, { order_id: deal.id }),
  },
  'ask for a refund': {
    by: 'shopper',
    weight: 6,
    may: ({ facts, now, askable }) => canAskRefund(facts, now) && askable,
    run: requestRefund,
  },
  'accept the offer': {
    by: 'shopper',
    weight: 3,
    may: requestMay('shopper', 'accept_offer'),
    run: (world, seen) => byBuyer(world, aftersales.acceptOffer, { refund_id: requestOf(seen) }),
  },
  'decline the offer': {
    by: 'shopper',
    weight: 3,
    may: requestMay('shopper', 'decline_offer'),
    run: (world, seen) => byBuyer(world, aftersales.declineOffer, { refund_id: requestOf(seen) }),
  },
  'send the goods back': {
    by: 'shopper',
    weight: 6,
    may: requestMay('shopper', 'send_back'),
    run: (world, seen, size) =>
      byBuyer(world, aftersales.sendBack, {
        refund_id: requestOf(seen),
        carrier: 'DHL',
        number: 'JD1',
        ...(size % 3 > 0 && { freight: toWire(usd(BigInt(size * 10 + 1))) }),
      }),
  },
  'go to the house': {
    by: 'shopper',
    weight: 2,
    may: requestMay('shopper', 'dispute'),
    run: (world, seen) => byBuyer(world, aftersales.openDispute, { refund_id: requestOf(seen), text: 'It broke' }),
  },
  'withdraw the request': {
    by: 'shopper',
    weight: 1,
    may: requestMay('shopper', 'withdraw'),
    run: (world, seen) => byBuyer(world, aftersales.withdrawRefund, { refund_id: requestOf(seen) }),
  },
  'say something': {
    by: 'shopper',
    weight: 1,
    may: maySay,
    run: (world, seen) => byBuyer(world, aftersales.addMessage, { refund_id: requestOf(seen), text: 'Well' }),
  },

  ship: {
    by: 'shop',
    weight: 8,
    may: (seen) => orderMay('ship', 'send_further')(seen) && seen.unsent.length > 0,
    run: ship,
  },
  'tell where a parcel is': {
    by: 'shop',
    weight: 2,
    may: ({ parcels }) => parcels.length > 0,
    run: (world, { parcels }, size) =>
      byKeeper(world, shopOrders.recordParcelEvent, {
        id: parcels[size % parcels.length] ?? newId(),
        status: (['in_transit', 'exception', 'delivered', 'attempt_failed'] as const)[size % 4]!,
      }),
  },
  'agree to cancel': {
    by: 'shop',
    weight: 2,
    may: orderMay('agree_to_cancel'),
    run: (world, { deal }) => byKeeper(world, shopOrders.answerCancel, { id: deal.id, agree: true }),
  },
  'refuse to cancel': {
    by: 'shop',
    weight: 3,
    may: orderMay('refuse_to_cancel'),
    run: (world, { deal }) => byKeeper(world, shopOrders.answerCancel, { id: deal.id, agree: false, note: 'Packed' }),
  },
  'cancel as the shop': {
    by: 'shop',
    weight: 1,
    may: orderMay('cancel_by_shop'),
    run: (world, { deal }) => byKeeper(world, shopOrders.cancelByShop, { id: deal.id, note: 'Broken' }),
  },
  approve: {
    by: 'shop',
    weight: 2,
    may: requestMay('shop', 'approve'),
    run: (world, seen, size) =>
      byKeeper(world, shopRefunds.approveRefund, {
        id: requestOf(seen),
        address: 'Rua Augusta 1',
        keep_goods: size < 20 ? 1 : 0,
      }),
  },
  offer: {
    by: 'shop',
    weight: 2,
    may: requestMay('shop', 'offer'),
    run: (world, seen, size) =>
      byKeeper(world, shopRefunds.offerPart, {
        id: requestOf(seen),
        amount: toWire(usd(partOf(seen.request?.most ?? 100n, size))),
      }),
  },
  refuse: {
    by: 'shop',
    weight: 3,
    may: requestMay('shop', 'refuse'),
    run: (world, seen) => byKeeper(world, shopRefunds.refuseRefund, { id: requestOf(seen), reason: 'It was whole' }),
  },
  'take the goods back': {
    by: 'shop',
    weight: 2,
    may: requestMay('shop', 'confirm_arrival'),
    run(world, seen, size) {
      world.sellable = size < 50;
      return byKeeper(world, shopRefunds.confirmArrival, { id: requestOf(seen), sellable: world.sellable ? 1 : 0 });
    },
  },
  'report the goods': {
    by: 'shop',
    weight: 1,
    may: requestMay('shop', 'report_problem'),
    run: (world, seen) => byKeeper(world, shopRefunds.reportProblem, { id: requestOf(seen), text: 'Empty' }),
  },
  'go to the house as the shop': {
    by: 'shop',
    weight: 1,
    may: requestMay('shop', 'dispute'),
    run: (world, seen) => byKeeper(world, shopRefunds.openDispute, { id: requestOf(seen), text: 'It was whole' }),
  },
  'say something as the shop': {
    by: 'shop',
    weight: 1,
    may: maySay,
    run: (world, seen) => byKeeper(world, shopRefunds.addMessage, { id: requestOf(seen), text: 'Well' }),
  },

  'cancel as an operator': {
    by: 'operator',
    weight: 1,
    may: orderMay('cancel_by_operator'),
    run: (world, { deal }) => byOperator(world, deskOrders.cancelByOperator, { id: deal.id, note: 'Closed' }),
  },
  rule: {
    by: 'operator',
    weight: 8,
    may: (seen) => requestMay('operator', 'rule_payment')(seen) && seen.request!.evidenceUntil! <= seen.now,
    run(world, seen, size) {
      world.ruled = size < 25 ? 0n : partOf(seen.request?.most ?? 0n, size);
      return byOperator(world, disputes.ruleDispute, {
        id: requestOf(seen),
        amount: toWire(usd(world.ruled)),
        fault: size % 2 === 0 ? 'shop' : 'shopper',
        reason: 'The picture shows it',
      });
    },
  },
};

/** Requests a refund of some pieces, in full or in part, with or without a return. */
async function requestRefund(world: World, { deal, facts, request }: Seen, size: number): Promise<boolean> {
  const { lines } = await world.test.data(aftersales.refundForm, { order_id: deal.id }, { token: world.buyer.token });
  const wanted = lines.map((line, index) => ({
    ...line,
    pieces: size < 30 ? line.quantity : (size + index) % (line.quantity + 1),
  }));
  const some = wanted.some(({ pieces }) => pieces > 0)
    ? wanted
    : wanted.map((line) => ({ ...line, pieces: line.quantity }));
  const most = some.reduce(
    (sum, { steps, pieces }) => sum + (pieces > 0 ? fromWire(steps[pieces - 1]!.amount)!.minor : 0n),
    0n,
  );
  // While a request is open, the same amount would count as a repeat.
  const amount = request ? request.asked + 1n : size % 3 === 0 ? partOf(most, size) : most;
  const arrived = facts.status !== 'waiting_delivery' && size % 4 > 0;
  return byBuyer(world, aftersales.requestRefund, {
    order_id: deal.id,
    amount: toWire(usd(amount)),
    quantities: Object.fromEntries(some.map(({ order_product_id: id, pieces }) => [id, pieces])),
    service_type: arrived && size % 4 > 1 ? '1' : '0',
    receiving_status: arrived ? '1' : '0',
    reason_type: arrived ? 'damaged' : 'not_needed',
    refund_explain: 'It is not what I wanted',
    ...(arrived && { images: world.picture }),
  });
}

/** Ships all remaining pieces or one, by a tracked carrier (with or without a problem) or an untracked one. */
function ship(world: World, { deal, unsent }: Seen, size: number): Promise<boolean> {
  const number = `N${newId().replaceAll('-', '').slice(-16)}${size % 5 === 0 ? 'X' : '0'}`;
  const [line] = unsent;
  return byKeeper(world, shopOrders.shipOrder, {
    id: deal.id,
    carrier: size % 3 === 0 ? 'dhl' : 'demo',
    number,
    ...(line && size >= 60 && { lines: [{ id: line.id, quantity: 1 }] }),
  });
}
