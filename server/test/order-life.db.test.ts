import { refundStates } from '@tradewind/contract/trade/refunds';
import { order, orderStatuses } from '@tradewind/contract/trade/orders';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { processRefundDeadlines } from '../src/trade/aftersales/index.ts';
import { day, hour } from '../src/base/clock/clock.ts';
import { followParcels, processOrderDeadlines } from '../src/trade/orders/index.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { testDatabase } from './database.ts';
import { acts } from './order-life/acts.ts';
import { hasEnded, observe, readSnapshots, type Observation, type OrderSnapshot } from './order-life/observe.ts';
import { checkEffects } from './order-life/check-effects.ts';
import { isLongWalk, openWalk } from './walks.ts';
import { createScenario, payOut, placeScenarioOrder, type Scenario } from './order-life/scenario.ts';

const db = await testDatabase();
const test = await testApp(db, { movable: true });
const walk = openWalk('orders and refunds');

const size = fc.nat(99);
type Step =
  | { do: 'place'; size: number }
  | { do: 'wait'; hours: number }
  | { do: 'payout' }
  | { do: 'act'; which: number; pick: number; size: number; any: boolean };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('place' as const), size }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(2, 24, 49, 73, 24 * 8, 24 * 16, 24 * 46),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('payout' as const) }) },
  {
    weight: 24,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      which: fc.nat(99),
      pick: fc.nat(9_999),
      size,
      any: fc.nat(7).map((side) => side === 0),
    }),
  },
);
const steps = fc.noBias(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }));

/** The time in which both sides of a dispute can submit evidence. */
const evidenceTime = 3 * day;

const reached = new Set<string>();

it('follows its transition tables, keeps money and stock consistent, and always ends', walk.patience, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const scenario = await createScenario(test);
      for (const first of [31, 74]) await placeScenarioOrder(scenario, piecesBy(first), first % 40);
      let now: ReadonlyMap<string, OrderSnapshot> = await readSnapshots(scenario);
      for (const next of taken) {
        now = await takeStep(scenario, now, next);
        if (walk.acted(1)) await expectCleanBooks(db);
      }
      await finishAllOrders(scenario, now);
      if (!isLongWalk) await expectCleanBooks(db);
    }),
    walk.runs(24, 20_260_301),
  );
});

afterAll(() => {
  // The fixed cases of `npm test` reach them all; how far a long walk gets depends on its seed and its time.
  if (isLongWalk) return;
  expect([...reached].sort(), 'every status was reached').toEqual(
    [
      ...Object.keys(orderStatuses).map((name) => `order ${name}`),
      ...refundStates.map((name) => `request ${name}`),
    ].sort(),
  );
});

/** Pieces of both products, at least one. */
const piecesBy = (dice: number): [number, number] => [1 + (dice % 3), Math.floor(dice / 3) % 3];

async function takeStep(
  scenario: Scenario,
  before: ReadonlyMap<string, OrderSnapshot>,
  next: Step,
): Promise<ReadonlyMap<string, OrderSnapshot>> {
  if (next.do === 'wait') return wait(scenario, before, next.hours * hour);
  if (next.do === 'payout') {
    await payOut(scenario);
    return before;
  }
  if (next.do === 'place') {
    if (scenario.orders.length < 5)
      await placeScenarioOrder(scenario, piecesBy(next.size), next.size % 4 === 0 ? next.size : 0);
    return readSnapshots(scenario);
  }
  const open = scenario.orders.filter(({ id }) => !hasEnded(before.get(id)!));
  // Finished orders are sometimes chosen too: refunds may still be requested, and nothing else may happen.
  const choice = next.any || open.length === 0 ? scenario.orders : open;
  const chosen = choice[next.which % choice.length]!;
  const observation = await observe(scenario, chosen, before.get(chosen.id)!);
  for (const tried of forbidden(observation, next.pick))
    expect(await acts[tried]!.run(scenario, observation, next.size), `${tried}, ${described(observation)}`).toBe(false);
  expect(await readSnapshots(scenario), 'what was refused has changed nothing').toEqual(before);

  const name = allowed(observation, next.pick);
  if (!name) return before;
  const act = acts[name]!;
  expect(await act.run(scenario, observation, next.size), `${name}, ${described(observation)}`).toBe(true);
  const after = note(await checkEffects(scenario, before, act.by, observation.now, chosen));
  await expectShown(scenario, after.get(chosen.id)!);
  return after;
}

/** The shopper is shown what has become of an order, as long as they have not put it away. */
async function expectShown({ test, shopper }: Scenario, { row, facts }: OrderSnapshot): Promise<void> {
  if (row.hidden_at) return;
  const shown = await test.data(order, { order_id: row.id }, shopper);
  expect([shown.status, shown.refund_status]).toEqual([orderStatuses[facts.status], facts.refundStatus]);
}

/** Chooses one of the allowed acts by weight. */
function allowed(observation: Observation, pick: number): string | undefined {
  const names = Object.entries(acts)
    .filter(([, act]) => act.isAllowed(observation))
    .flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  return names[pick % names.length];
}

/** Chooses some acts that are not allowed. */
function forbidden(observation: Observation, pick: number): string[] {
  const names = Object.keys(acts).filter((name) => !acts[name]!.isAllowed(observation));
  return [1, 7, 13, 19].map((step) => names[(pick + step) % names.length]!);
}

const described = ({ facts, request }: Observation): string =>
  `of an order that is ${facts.status}, with ${request ? `a request that is ${request.state}` : 'no request'}`;

/** Moves the clock and processes every deadline. */
async function wait(
  scenario: Scenario,
  before: ReadonlyMap<string, OrderSnapshot>,
  milliseconds: number,
): Promise<ReadonlyMap<string, OrderSnapshot>> {
  scenario.test.clock.advance(milliseconds);
  let now = before;
  for (const process of [
    () => followParcels(scenario.deps),
    () => processOrderDeadlines(scenario.deps),
    () => processRefundDeadlines(scenario.deps),
  ]) {
    await process();
    now = note(await checkEffects(scenario, now, 'clock', scenario.deps.clock.now()));
  }
  return now;
}

/** Moves the clock until every order has ended by its deadlines; disputes are ruled on first. */
async function finishAllOrders(scenario: Scenario, before: ReadonlyMap<string, OrderSnapshot>): Promise<void> {
  let now = await wait(scenario, await letTimePass(scenario, before), evidenceTime);
  for (const [index, open] of scenario.orders.entries()) {
    if (hasEnded(now.get(open.id)!)) continue;
    const observation = await observe(scenario, open, now.get(open.id)!);
    expect(observation.request?.state, `what keeps an order ${observation.facts.status} for ever`).toBe('in_dispute');
    expect(await acts.rule!.run(scenario, observation, 20 * index)).toBe(true);
    now = note(await checkEffects(scenario, now, 'operator', observation.now, open));
  }
  now = await letTimePass(scenario, now);
  expect(
    scenario.orders.filter(({ id }) => !hasEnded(now.get(id)!)),
    'orders that never end',
  ).toEqual([]);
}

/** Moves the clock by up to half a year, until nothing is left to happen. */
async function letTimePass(
  scenario: Scenario,
  before: ReadonlyMap<string, OrderSnapshot>,
): Promise<ReadonlyMap<string, OrderSnapshot>> {
  let now = before;
  for (
    let days = 0;
    days < 192 && [...now.values()].some((standing) => !hasEnded(standing) && !inDispute(standing));
    days += 16
  )
    now = await wait(scenario, now, 16 * day);
  return now;
}

const inDispute = ({ requests }: OrderSnapshot): boolean => requests.some(({ state }) => state === 'in_dispute');

function note(now: ReadonlyMap<string, OrderSnapshot>): ReadonlyMap<string, OrderSnapshot> {
  for (const { facts, requests } of now.values()) {
    reached.add(`order ${facts.status}`);
    for (const { state } of requests) reached.add(`request ${state}`);
  }
  return now;
}
