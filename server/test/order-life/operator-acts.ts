import * as disputes from '@tradewind/contract/trade/desk/disputes';
import * as deskOrders from '@tradewind/contract/trade/desk/orders';
import { toWire, usd } from '@tradewind/contract/base/money';
import { orderAllows, refundAllows, requestId, partOf, asOperator, type Act } from './act.ts';

/** The acts of an operator. */
export const operatorActs: Readonly<Record<string, Act>> = {
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
