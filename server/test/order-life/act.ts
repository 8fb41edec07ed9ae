import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { newId } from '../../src/base/ids/ids.ts';
import {
  canAddMessage,
  canTransition as canTransitionRequest,
  type RefundTransition,
  type Side,
} from '../../src/trade/aftersales/refund.ts';
import { canTransition, type OrderTransition } from '../../src/trade/orders/order.ts';
import { buildOperator } from '../build-operator.ts';
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

export const orderAllows =
  (...names: OrderTransition[]) =>
  ({ facts, now }: Observation): boolean =>
    names.some((name) => canTransition(facts, name, now));
export const refundAllows =
  (side: Side, name: RefundTransition) =>
  ({ request, now }: Observation): boolean =>
    request !== null && canTransitionRequest(request, name, side, now);
export const messageAllowed = ({ request, now }: Observation): boolean =>
  request !== null && canAddMessage(request, now);
/** An unknown request id, for acts on an order without a request. */
export const requestId = ({ request }: Observation): string => request?.id ?? newId();
export const partOf = (whole: bigint, size: number): bigint => (whole * BigInt(size + 1) + 99n) / 100n;

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
export const asShopper = <E extends Endpoint>(scenario: Scenario, endpoint: E, input: InputOf<E>) =>
  send(scenario, endpoint, input, { token: scenario.shopper.token });
export const asMerchant = <E extends Endpoint>(scenario: Scenario, endpoint: E, input: InputOf<E>) =>
  send(scenario, endpoint, input, { token: scenario.merchant.token });
/** Signs in a new operator for each act, so that no session has expired. */
export async function asOperator<E extends Endpoint>(
  scenario: Scenario,
  endpoint: E,
  input: InputOf<E>,
): Promise<boolean> {
  const { token } = await buildOperator(scenario.test.db, ['support'], { now: scenario.deps.clock.now() });
  return send(scenario, endpoint, input, { desk: token });
}
