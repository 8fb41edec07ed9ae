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
import type { Observation } from './observe.ts';
import type { Scenario } from './scenario.ts';

/** An act on an order, allowed or not. */
export interface Act {
  by: Exclude<Side, 'clock'>;
  /** The weight with which it is chosen when allowed. */
  weight: number;
  /** Whether the transition tables allow it: it must succeed then, and must be refused otherwise. */
  isAllowed(observation: Observation): boolean;
  /** @param size from 0 to 99, from which all further choices follow. @returns whether it was accepted. */
  run(scenario: Scenario, observation: Observation, size: number): Promise<boolean>;
}

const orderAllows =
  (...names: OrderTransition[]) =>
  ({ facts, now }: Observation): boolean =>
    names.some((name) => canTransition(facts, name, now));
const refundAllows =
  (side: Side, name: RefundTransition) =>
  ({ request, now }: Observation): boolean =>
    request !== null && canTransitionRequest(request, name, side, now);
const messageAllowed = ({ request, now }: Observation): boolean => request !== null && canAddMessage(request, now);
/** An unknown request id, for acts on an order without a request. */
const requestId = ({ request }: Observation): string => request?.id ?? newId();
const partOf = (whole: bigint, size: number): bigint => (whole * BigInt(size + 1) + 99n) / 100n;

async function send<E extends Endpoint>(
  scenario: Scenario,
  endpoint: E,
  input: InputOf<E>,
  who: { token: string } | { desk: string },
): Promise<boolean> {
  const { status, body } = await scenario.test.call(endpoint, input, who);
  if (status >= 500) throw new Error(`${endpoint.name} failed: ${JSON.stringify(body)}`);
  return body.code === 1;
}
const asShopper = <E extends Endpoint>(scenario: Scenario, endpoint: E, input: InputOf<E>) =>
  send(scenario, endpoint, input, { token: scenario.shopper.token });
const asMerchant = <E extends Endpoint>(scenario: Scenario, endpoint: E, input: InputOf<E>) =>
  send(scenario, endpoint, input, { token: scenario.merchant.token });
/** Signs in a new operator for each act, so that no session has expired. */
async function asOperator<E extends Endpoint>(scenario: Scenario, endpoint: E, input: InputOf<E>): Promise<boolean> {
  const { token } = await buildOperator(scenario.test.db, ['support'], { now: scenario.deps.clock.now() });
  return send(scenario, endpoint, input, { desk: token });
}

export const acts: Readonly<Record<string, Act>> = {
  pay: {
    by: 'shopper',
    weight: 8,
    isAllowed: orderAllows('pay'),
    run: (scenario, { order }) => asShopper(scenario, orders.payOrder, { order_id: order.id, password_pay: testCode }),
  },
  cancel: {
    by: 'shopper',
    weight: 1,
    isAllowed: orderAllows('cancel_unpaid', 'cancel_paid'),
    run: (scenario, { order }) => asShopper(scenario, orders.cancelOrder, { order_id: order.id }),
  },
  'request cancellation': {
    by: 'shopper',
    weight: 2,
    isAllowed: orderAllows('ask_cancel'),
    run: (scenario, { order }) =>
      asShopper(scenario, orders.requestCancellation, { order_id: order.id, wish: 'Too slow' }),
  },
  extend: {
    by: 'shopper',
    weight: 2,
    isAllowed: orderAllows('extend'),
    run: (scenario, { order }) => asShopper(scenario, orders.extendProtection, { order_id: order.id }),
  },
  'confirm receipt': {
    by: 'shopper',
    weight: 3,
    isAllowed: orderAllows('confirm_received'),
    run: (scenario, { order }) => asShopper(scenario, orders.confirmReceived, { order_id: order.id }),
  },
  hide: {
    by: 'shopper',
    weight: 1,
    isAllowed: orderAllows('hide'),
    run: (scenario, { order }) => asShopper(scenario, orders.deleteOrder, { order_id: order.id }),
  },
  'request a refund': {
    by: 'shopper',
    weight: 6,
    isAllowed: ({ facts, now, refundable }) => canAskRefund(facts, now) && refundable,
    run: requestRefund,
  },
  'accept the offer': {
    by: 'shopper',
    weight: 3,
    isAllowed: refundAllows('shopper', 'accept_offer'),
    run: (scenario, observation) => asShopper(scenario, aftersales.acceptOffer, { refund_id: requestId(observation) }),
  },
  'decline the offer': {
    by: 'shopper',
    weight: 3,
    isAllowed: refundAllows('shopper', 'decline_offer'),
    run: (scenario, observation) => asShopper(scenario, aftersales.declineOffer, { refund_id: requestId(observation) }),
  },
  'send the goods back': {
    by: 'shopper',
    weight: 6,
    isAllowed: refundAllows('shopper', 'send_back'),
    run: (scenario, observation, size) =>
      asShopper(scenario, aftersales.sendBack, {
        refund_id: requestId(observation),
        carrier: 'DHL',
        number: 'JD1',
        ...(size % 3 > 0 && { freight: toWire(usd(BigInt(size * 10 + 1))) }),
      }),
  },
  'open a dispute': {
    by: 'shopper',
    weight: 2,
    isAllowed: refundAllows('shopper', 'dispute'),
    run: (scenario, observation) =>
      asShopper(scenario, aftersales.openDispute, { refund_id: requestId(observation), text: 'It broke' }),
  },
  'withdraw the request': {
    by: 'shopper',
    weight: 1,
    isAllowed: refundAllows('shopper', 'withdraw'),
    run: (scenario, observation) =>
      asShopper(scenario, aftersales.withdrawRefund, { refund_id: requestId(observation) }),
  },
  'add a message': {
    by: 'shopper',
    weight: 1,
    isAllowed: messageAllowed,
    run: (scenario, observation) =>
      asShopper(scenario, aftersales.addMessage, { refund_id: requestId(observation), text: 'Well' }),
  },

  ship: {
    by: 'shop',
    weight: 8,
    isAllowed: (observation) => orderAllows('ship', 'send_further')(observation) && observation.unsent.length > 0,
    run: ship,
  },
  'record a tracking event': {
    by: 'shop',
    weight: 2,
    isAllowed: ({ parcels }) => parcels.length > 0,
    run: (scenario, { parcels }, size) =>
      asMerchant(scenario, shopOrders.recordParcelEvent, {
        id: parcels[size % parcels.length] ?? newId(),
        status: (['in_transit', 'exception', 'delivered', 'attempt_failed'] as const)[size % 4]!,
      }),
  },
  'agree to cancel': {
    by: 'shop',
    weight: 2,
    isAllowed: orderAllows('agree_to_cancel'),
    run: (scenario, { order }) => asMerchant(scenario, shopOrders.answerCancel, { id: order.id, agree: true }),
  },
  'refuse to cancel': {
    by: 'shop',
    weight: 3,
    isAllowed: orderAllows('refuse_to_cancel'),
    run: (scenario, { order }) =>
      asMerchant(scenario, shopOrders.answerCancel, { id: order.id, agree: false, note: 'Packed' }),
  },
  'cancel as the shop': {
    by: 'shop',
    weight: 1,
    isAllowed: orderAllows('cancel_by_shop'),
    run: (scenario, { order }) => asMerchant(scenario, shopOrders.cancelByShop, { id: order.id, note: 'Broken' }),
  },
  approve: {
    by: 'shop',
    weight: 2,
    isAllowed: refundAllows('shop', 'approve'),
    run: (scenario, observation, size) =>
      asMerchant(scenario, shopRefunds.approveRefund, {
        id: requestId(observation),
        address: 'Rua Augusta 1',
        keep_goods: size < 20 ? 1 : 0,
      }),
  },
  offer: {
    by: 'shop',
    weight: 2,
    isAllowed: refundAllows('shop', 'offer'),
    run: (scenario, observation, size) =>
      asMerchant(scenario, shopRefunds.offerPart, {
        id: requestId(observation),
        amount: toWire(usd(partOf(observation.request?.most ?? 100n, size))),
      }),
  },
  refuse: {
    by: 'shop',
    weight: 3,
    isAllowed: refundAllows('shop', 'refuse'),
    run: (scenario, observation) =>
      asMerchant(scenario, shopRefunds.refuseRefund, { id: requestId(observation), reason: 'It was whole' }),
  },
  'confirm the return': {
    by: 'shop',
    weight: 2,
    isAllowed: refundAllows('shop', 'confirm_arrival'),
    run(scenario, observation, size) {
      scenario.sellable = size < 50;
      return asMerchant(scenario, shopRefunds.confirmArrival, {
        id: requestId(observation),
        sellable: scenario.sellable ? 1 : 0,
      });
    },
  },
  'report a problem': {
    by: 'shop',
    weight: 1,
    isAllowed: refundAllows('shop', 'report_problem'),
    run: (scenario, observation) =>
      asMerchant(scenario, shopRefunds.reportProblem, { id: requestId(observation), text: 'Empty' }),
  },
  'open a dispute as the shop': {
    by: 'shop',
    weight: 1,
    isAllowed: refundAllows('shop', 'dispute'),
    run: (scenario, observation) =>
      asMerchant(scenario, shopRefunds.openDispute, { id: requestId(observation), text: 'It was whole' }),
  },
  'add a message as the shop': {
    by: 'shop',
    weight: 1,
    isAllowed: messageAllowed,
    run: (scenario, observation) =>
      asMerchant(scenario, shopRefunds.addMessage, { id: requestId(observation), text: 'Well' }),
  },

  'cancel as an operator': {
    by: 'operator',
    weight: 1,
    isAllowed: orderAllows('cancel_by_operator'),
    run: (scenario, { order }) => asOperator(scenario, deskOrders.cancelByOperator, { id: order.id, note: 'Closed' }),
  },
  rule: {
    by: 'operator',
    weight: 8,
    isAllowed: (observation) =>
      refundAllows('operator', 'rule_payment')(observation) && observation.request!.evidenceUntil! <= observation.now,
    run(scenario, observation, size) {
      scenario.ruledAmount = size < 25 ? 0n : partOf(observation.request?.most ?? 0n, size);
      return asOperator(scenario, disputes.ruleDispute, {
        id: requestId(observation),
        amount: toWire(usd(scenario.ruledAmount)),
        fault: size % 2 === 0 ? 'shop' : 'shopper',
        reason: 'The picture shows it',
      });
    },
  },
};

/** Requests a refund of some pieces, in full or in part, with or without a return. */
async function requestRefund(
  scenario: Scenario,
  { order, facts, request }: Observation,
  size: number,
): Promise<boolean> {
  const { lines } = await scenario.test.data(
    aftersales.refundForm,
    { order_id: order.id },
    { token: scenario.shopper.token },
  );
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
  return asShopper(scenario, aftersales.requestRefund, {
    order_id: order.id,
    amount: toWire(usd(amount)),
    quantities: Object.fromEntries(some.map(({ order_product_id: id, pieces }) => [id, pieces])),
    service_type: arrived && size % 4 > 1 ? '1' : '0',
    receiving_status: arrived ? '1' : '0',
    reason_type: arrived ? 'damaged' : 'not_needed',
    refund_explain: 'It is not what I wanted',
    ...(arrived && { images: scenario.picture }),
  });
}

/** Ships all remaining pieces or one, by a tracked carrier (with or without a problem) or an untracked one. */
function ship(scenario: Scenario, { order, unsent }: Observation, size: number): Promise<boolean> {
  const number = `N${newId().replaceAll('-', '').slice(-16)}${size % 5 === 0 ? 'X' : '0'}`;
  const [line] = unsent;
  return asMerchant(scenario, shopOrders.shipOrder, {
    id: order.id,
    carrier: size % 3 === 0 ? 'dhl' : 'demo',
    number,
    ...(line && size >= 60 && { lines: [{ id: line.id, quantity: 1 }] }),
  });
}
