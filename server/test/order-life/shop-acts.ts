import { testCode } from '../build-shopper.ts';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import * as shopOrders from '@tradewind/contract/trade/shop-desk/orders';
import { toWire, usd } from '@tradewind/contract/base/money';
import { newId } from '../../src/base/ids/ids.ts';
import { orderAllows, refundAllows, messageAllowed, requestId, partOf, asMerchant, type Act } from './act.ts';
import type { Observation } from './observe.ts';
import type { Scenario } from './scenario.ts';

/** The acts of the shop. */
export const shopActs: Readonly<Record<string, Act>> = {
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
    run: (scenario, { order }) =>
      asMerchant(scenario, shopOrders.answerCancel, { id: order.id, agree: true, password_pay: testCode }),
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
    run: (scenario, { order }) =>
      asMerchant(scenario, shopOrders.cancelByShop, { id: order.id, note: 'Broken', password_pay: testCode }),
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
        password_pay: testCode,
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
        password_pay: testCode,
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
        password_pay: testCode,
      });
    },
  },
  'send the replacement': {
    by: 'shop',
    weight: 3,
    isAllowed: refundAllows('shop', 'send_replacement'),
    run(scenario, observation, size) {
      scenario.sellable = size < 50;
      return asMerchant(scenario, shopRefunds.sendReplacement, {
        id: requestId(observation),
        carrier: 'DHL',
        number: 'JD2',
        sellable: scenario.sellable ? 1 : 0,
        password_pay: testCode,
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
};

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
