import { refundStates } from '@tradewind/contract/trade/aftersales';
import { orderStatuses } from '@tradewind/contract/trade/orders';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { processRefundDeadlines } from '../src/trade/aftersales/index.ts';
import { day, hour } from '../src/base/clock/clock.ts';
import { followParcels, processOrderDeadlines } from '../src/trade/orders/index.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { testDatabase } from './database.ts';
import { acts } from './order-life/acts.ts';
import { isOver, lookAt, standings, type Seen, type Standing } from './order-life/look.ts';
import { follow } from './order-life/watch.ts';
import { openWorld, payOut, place, type World } from './order-life/world.ts';

const db = await testDatabase();
const test = await testApp(db, { movable: true });

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
const walk = fc.noBias(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }));

/** The time in which both sides of a dispute can submit evidence. */
const evidenceTime = 3 * day;

const reached = new Set<string>();

it(
  'makes only the moves of its tables, loses neither cent nor piece, and always comes to an end',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const world = await openWorld(test);
        for (const first of [31, 74]) await place(world, piecesBy(first), first % 40);
        let now: ReadonlyMap<string, Standing> = await standings(world);
        for (const next of steps) {
          now = await take(world, now, next);
          await expectCleanBooks(db);
        }
        await comeToAnEnd(world, now);
        await expectCleanBooks(db);
      }),
      { seed: 20_260_301, numRuns: 24, endOnFailure: true },
    );
  },
);

afterAll(() => {
  expect([...reached].sort(), 'the walks have been everywhere').toEqual(
    [
      ...Object.keys(orderStatuses).map((name) => `order ${name}`),
      ...refundStates.map((name) => `request ${name}`),
    ].sort(),
  );
});

/** Pieces of both products, at least one. */
const piecesBy = (dice: number): [number, number] => [1 + (dice % 3), Math.floor(dice / 3) % 3];

async function take(
  world: World,
  before: ReadonlyMap<string, Standing>,
  next: Step,
): Promise<ReadonlyMap<string, Standing>> {
  if (next.do === 'wait') return wait(world, before, next.hours * hour);
  if (next.do === 'payout') {
    await payOut(world);
    return before;
  }
  if (next.do === 'place') {
    if (world.deals.length < 5) await place(world, piecesBy(next.size), next.size % 4 === 0 ? next.size : 0);
    return standings(world);
  }
  const going = world.deals.filter(({ id }) => !isOver(before.get(id)!));
  // Finished orders are sometimes chosen too: refunds may still be requested, and nothing else may happen.
  const choice = next.any || going.length === 0 ? world.deals : going;
  const deal = choice[next.which % choice.length]!;
  const seen = await lookAt(world, deal, before.get(deal.id)!);
  for (const tried of forbidden(seen, next.pick))
    expect(await acts[tried]!.run(world, seen, next.size), `${tried}, ${described(seen)}`).toBe(false);
  expect(await standings(world), 'what was refused has changed nothing').toEqual(before);

  const name = allowed(seen, next.pick);
  if (!name) return before;
  const act = acts[name]!;
  expect(await act.run(world, seen, next.size), `${name}, ${described(seen)}`).toBe(true);
  return note(await follow(world, before, act.by, seen.now, deal));
}

/** Chooses one of the allowed acts by weight. */
function allowed(seen: Seen, pick: number): string | undefined {
  const names = Object.entries(acts)
    .filter(([, act]) => act.may(seen))
    .flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
  return names[pick % names.length];
}

/** Chooses some acts that are not allowed. */
function forbidden(seen: Seen, pick: number): string[] {
  const names = Object.keys(acts).filter((name) => !acts[name]!.may(seen));
  return [1, 7, 13, 19].map((step) => names[(pick + step) % names.length]!);
}

const described = ({ facts, request }: Seen): string =>
  `of an order that is ${facts.status}, with ${request ? `a request that is ${request.state}` : 'no request'}`;

/** Moves the clock and processes every deadline. */
async function wait(
  world: World,
  before: ReadonlyMap<string, Standing>,
  milliseconds: number,
): Promise<ReadonlyMap<string, Standing>> {
  world.test.clock.advance(milliseconds);
  let now = before;
  for (const strike of [
    () => followParcels(world.deps),
    () => processOrderDeadlines(world.deps),
    () => processRefundDeadlines(world.deps),
  ]) {
    await strike();
    now = note(await follow(world, now, 'clock', world.deps.clock.now()));
  }
  return now;
}

/** Moves the clock until every order has ended by its deadlines; disputes are ruled on first. */
async function comeToAnEnd(world: World, before: ReadonlyMap<string, Standing>): Promise<void> {
  let now = await wait(world, await letTimePass(world, before), evidenceTime);
  for (const [index, deal] of world.deals.entries()) {
    if (isOver(now.get(deal.id)!)) continue;
    const seen = await lookAt(world, deal, now.get(deal.id)!);
    expect(seen.request?.state, `what keeps an order ${seen.facts.status} for ever`).toBe('in_dispute');
    expect(await acts.rule!.run(world, seen, 20 * index)).toBe(true);
    now = note(await follow(world, now, 'operator', seen.now, deal));
  }
  now = await letTimePass(world, now);
  expect(
    world.deals.filter(({ id }) => !isOver(now.get(id)!)),
    'orders that never end',
  ).toEqual([]);
}

/** Moves the clock by up to half a year, until nothing is left to happen. */
async function letTimePass(
  world: World,
  before: ReadonlyMap<string, Standing>,
): Promise<ReadonlyMap<string, Standing>> {
  let now = before;
  for (
    let days = 0;
    days < 192 && [...now.values()].some((standing) => !isOver(standing) && !inDispute(standing));
    days += 16
  )
    now = await wait(world, now, 16 * day);
  return now;
}

const inDispute = ({ requests }: Standing): boolean => requests.some(({ state }) => state === 'in_dispute');

function note(now: ReadonlyMap<string, Standing>): ReadonlyMap<string, Standing> {
  for (const { facts, requests } of now.values()) {
    reached.add(`order ${facts.status}`);
    for (const { state } of requests) reached.add(`request ${state}`);
  }
  return now;
}
