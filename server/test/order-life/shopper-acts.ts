import * as aftersales from '@tradewind/contract/trade/aftersales';
import * as orders from '@tradewind/contract/trade/orders';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { canAskRefund } from '../../src/trade/orders/order.ts';
import { testCode } from '../build-shopper.ts';
import { orderAllows, refundAllows, messageAllowed, requestId, partOf, asShopper, type Act } from './act.ts';
import type { Observation } from './observe.ts';
import type { Scenario } from './scenario.ts';

/** The acts of the shopper. */
export const shopperActs: Readonly<Record<string, Act>> = {
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
};

/** Requests a refund of some pieces, in full or in part, with or without a return, or their exchange. */
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
    service_type: arrived ? (['0', '0', '1', '2'] as const)[size % 4]! : '0',
    ...(arrived &&
      size % 4 === 3 && {
        exchange_skus: Object.fromEntries(some.map((line) => [line.order_product_id, line.exchanges[0]!.sku_id])),
      }),
    receiving_status: arrived ? '1' : '0',
    reason_type: arrived ? 'damaged' : 'not_needed',
    refund_explain: 'It is not what I wanted',
    ...(arrived && { images: scenario.picture }),
  });
}
