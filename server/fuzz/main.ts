import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '@tradewind/contract/endpoints';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { second } from '../src/base/clock/clock.ts';
import { DatabaseUnavailable } from '../src/base/db/outage.ts';
import { checkBooks } from '../src/money/ledger/index.ts';
import { testPicture } from '../test/build-upload.ts';
import { addMissingRoles, findActors, openSessionOf } from './actors.ts';
import { openHarvest } from './harvest.ts';
import { makeRequest, type Ingredients } from './make-request.ts';
import { openProduct, type FuzzedProduct } from './open-product.ts';
import { seededRandom, type Random } from './random.ts';
import { report } from './report.ts';
import { rememberActors } from './restore-actors.ts';
import { openTally, type Answer, type Tally } from './tally.ts';

/**
 * `npm run fuzz` sends generated requests to every endpoint, in every role, to a product of its own: most of them
 * well-formed and about records that exist, the others hostile. `-- --requests 1000000` sends that many, `-- --seed 7`
 * chooses them by another seed, `-- --only orders.` only those of endpoints whose name starts so. Ctrl-C ends it early, with
 * its report.
 *
 * It fails when an answer is a fault of the server or an undeclared refusal, the log has another error, PostgreSQL breaks a
 * deadlock, or the books are wrong afterwards. One seed sends the same requests as far as the product answers the same:
 * ids and times differ, so each fault is reported with its request.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Requests after which passwords, wallets and the like are restored. */
const restoreEvery = 1_000;
const printEvery = 20_000;
/** Milliseconds after which a request counts as unanswered. */
const longest = 120_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: '16' },
      only: { type: 'string', default: '' },
    },
  });
  const [requests, seed, atOnce] = [values.requests, values.seed, values['at-once']].map(Number) as [
    number,
    number,
    number,
  ];
  const chosen = endpoints.filter(({ name }) => name.startsWith(values.only));
  if (!(requests >= 1 && atOnce >= 1 && Number.isSafeInteger(seed)) || chosen.length === 0)
    throw new Error('--requests and --at-once take a number from 1, --seed a whole number, --only the start of a name');

  const tally = openTally(print);
  const product = await openProduct((message, stack) => tally.addFault(`the log says “${message}”`, stack));
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const began = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  try {
    delay.enable();
    await sendAll(
      product,
      tally,
      { chosen, requests, atOnce, random: seededRandom(seed), signal: stopping.signal },
      began,
    );
    delay.disable();
    const seconds = (performance.now() - began) / 1_000;
    const { findings } = await throughOutages(tally, () => checkBooks(product.deps.db));
    for (const finding of findings) tally.addFault(`the books are wrong: ${JSON.stringify(finding)}`, '');
    report(print, tally, { chosen, seed, seconds, delay });
    if (tally.faults.length > 0) process.exitCode = 1;
  } finally {
    await product.close();
  }
}

interface Plan {
  chosen: readonly Endpoint[];
  requests: number;
  atOnce: number;
  random: Random;
  /** Ends the run early. */
  signal: AbortSignal;
}

async function sendAll(product: FuzzedProduct, tally: Tally, plan: Plan, began: number): Promise<void> {
  const { random, requests } = plan;
  await addMissingRoles(product.deps);
  const actors = await findActors(product.deps);
  const restore = await rememberActors(product, actors);
  const ingredients: Ingredients = { random, actors, all: openHarvest(), picture: await testPicture() };
  let sent = 0;
  let restoring = Promise.resolve();

  const worker = async () => {
    while (sent < requests && !plan.signal.aborted) {
      sent += 1;
      if (sent % restoreEvery === 0) restoring = restoring.then(() => throughOutages(tally, restore));
      if (sent % printEvery === 0) print(progress(tally, plan.chosen, (performance.now() - began) / 1_000));
      await restoring;
      await sendOne(product, tally, nextEndpoint(plan, tally), ingredients);
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, worker));
}

function progress(tally: Tally, chosen: readonly Endpoint[], seconds: number): string {
  const { requests, faults } = tally;
  const successes = chosen.filter((endpoint) => tally.succeeded(endpoint)).length;
  const rate = Math.round(requests / seconds);
  return `${requests} requests, ${rate} a second, ${successes} endpoints answered a success, ${faults.length} kinds of faults`;
}

/** Endpoints that take long or end sessions: they are called less often. */
const rare = new Set([
  'desk.moveClock',
  'desk.runBooksCheck',
  'desk.fetchRates',
  'desk.signOut',
  'desk.disableOperator',
  'desk.resetOperator',
  'desk.changeOperatorRoles',
  'users.logout',
  'users.changePassword',
  'recovery.resetPassword',
  'sessions.end',
  'sessions.endOthers',
]);

/** Any endpoint; one that has not succeeded yet more often. */
function nextEndpoint({ chosen, random }: Pick<Plan, 'chosen' | 'random'>, tally: Tally): Endpoint {
  const endpoint = random.pick(chosen);
  if (rare.has(endpoint.name) && random.chance(0.9)) return random.pick(chosen);
  return tally.succeeded(endpoint) && random.chance(0.15) ? random.pick(chosen) : endpoint;
}

async function sendOne(product: FuzzedProduct, tally: Tally, endpoint: Endpoint, ingredients: Ingredients) {
  const request = makeRequest(endpoint, ingredients);
  const { actor } = request;
  const response = await withinTime(product.app.inject(request.options));
  if (!response) return tally.addFault(`${endpoint.name} gives no answer`, '', JSON.stringify(request.input));
  const body = parse(response.body);
  tally.add(request, {
    status: response.statusCode,
    body,
    isFile: response.statusCode === 200 && String(response.headers['content-disposition']).startsWith('attachment'),
    error: product.errorOf(body?.request_id ?? ''),
  });
  if (body?.code === 1) {
    const { data } = body as { data?: unknown };
    actor.harvest.collect(endpoint, data);
    ingredients.all.collect(endpoint, data);
    actor.accepted.set(endpoint.name, request.input as Record<string, unknown>);
  }
  // The session has ended: by a sign-out, a new password, or another actor.
  if (response.statusCode === 401 && actor.id) await throughOutages(tally, () => openSessionOf(actor, product.deps));
}

/** Seconds after which a database that does not come back ends the run. */
const longestOutage = 120;

/** Runs work on the database, again after each outage: an outage is a fault, and the run goes on to report it. */
async function throughOutages<Result>(tally: Tally, work: () => Promise<Result>): Promise<Result> {
  for (let seconds = 0; ; seconds += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || seconds >= longestOutage) throw error;
      tally.addFault('the database cannot be reached', error.stack ?? '');
      await pause(second);
    }
  }
}

function parse(text: string): Answer['body'] {
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longest);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

await main();
