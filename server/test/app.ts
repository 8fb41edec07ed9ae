import { wireNames, type Locale } from '@tradewind/contract/base/locales';
import { refusalsOf, type Endpoint, type InputOf, type OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope, Failure } from '@tradewind/contract/base/envelope';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, onTestFinished, TestRunner } from 'vitest';
import type { AppOptions } from '../src/app-options.ts';
import { buildApp } from '../src/app.ts';
import { followClock } from '../src/base/clock/followed-clock.ts';
import { movableClock, type MovableClock } from '../src/base/clock/clock.ts';
import type { Deps } from '../src/base/deps.ts';
import type { Database } from '../src/base/db/database.ts';
import { openJobs, type OpenJobs } from '../src/base/jobs/jobs.ts';
import { startSecondServer, type TestRequest, type TestResponse } from './second-server.ts';
import { testOptions } from './test-options.ts';
import { isLongWalk } from './walks.ts';

export interface TestApp {
  app: FastifyInstance;
  clock: MovableClock;
  db: Database;
  /** For acts without an endpoint. */
  deps: Deps & { jobs: OpenJobs };
  /** Delivers the waiting events to their subscribers, as the workers do. */
  deliver(): Promise<void>;
  close(): Promise<void>;
  /** Fails if an endpoint answered an undeclared refusal; runs after every test. */
  expectDeclaredRefusals(): void;
  /** Sends a request over HTTP without a socket. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<{ status: number; body: Envelope<OutputOf<E>>; cookies: Record<string, string> }>;
  /** The data of a call that must succeed. */
  data<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
  /** The refusal of a call that must fail. */
  refusal<E extends Endpoint>(
    endpoint: E,
    input: unknown,
    options?: CallOptions,
  ): Promise<Failure & { status: number }>;
}
export interface CallOptions {
  token?: string;
  /** The shop of a merchant's call; without it the account's first. */
  shop?: string;
  /** The session of an operator. */
  desk?: string;
  locale?: Locale;
  key?: string;
  /** The `Cookie` header. */
  cookie?: string;
}

export { testSecret } from './test-options.ts';

/** Options of the server. `movable` makes it a demo whose clock operators can move. */
type TestAppOptions = Partial<
  Pick<
    AppOptions,
    | 'payments'
    | 'docs'
    | 'demoChain'
    | 'mail'
    | 'ratesFeed'
    | 'isBreached'
    | 'signInProviders'
    | 'tracking'
    | 'translator'
    | 'files'
    | 'freeBytes'
    | 'liveConnections'
    | 'withdrawalsWithoutCode'
    | 'publicUrl'
    | 'trustHost'
    | 'logger'
  >
> & {
  movable?: boolean;
};

/** Starts the server for all tests of a file. Call it at the top of the file, or of one of its parts. */
export async function testApp(db: Database, options?: TestAppOptions): Promise<TestApp> {
  // Vitest never calls a hook that was added within a test: the server would outlive its database.
  if (TestRunner.getCurrentTest()) throw new Error('Within a test, start a server with `anotherApp`');
  const test = await openApp(db, options);
  afterEach(test.expectDeclaredRefusals);
  afterAll(test.close);
  return test;
}

/** Starts a second server for one test. */
export async function anotherApp(db: Database, options?: TestAppOptions): Promise<TestApp> {
  const test = await openApp(db, options);
  onTestFinished(async () => {
    await test.close();
    test.expectDeclaredRefusals();
  });
  return test;
}

/** Builds the whole server on a test database, with a movable clock and jobs that run only on `deliver`. */
async function openApp(db: Database, { movable = false, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const clock = countedClock();
  const demoClock = movable ? await followClock(db, clock) : undefined;
  const time = demoClock ?? clock;
  const jobs = openJobs(
    db,
    (error) => {
      throw error;
    },
    false,
  );
  const app = await buildApp({ ...testOptions({ db, clock: time, jobs }), demoClock, ...options });
  const second = isLongWalk ? await startSecondServer(db.directUrl, { movable, ahead: clock.ahead }) : null;
  let requests = 0;
  const inject = (request: TestRequest): Promise<TestResponse> =>
    second && requests++ % 2 === 1 ? second.inject(request) : app.inject(request);
  const undeclared = new Set<string>();
  recordUndeclaredRefusals(app, undeclared);
  await jobs.start();
  await app.ready();

  const test: TestApp = {
    app,
    clock,
    db,
    deps: { db, clock: time, jobs },
    deliver: () => jobs.deliver(),
    async close() {
      await second?.stop();
      await app.close();
      await jobs.stop();
    },
    expectDeclaredRefusals() {
      const found = [...undeclared];
      undeclared.clear();
      if (found.length > 0) throw new Error(`Refusals that the contract doesn't declare: ${found.join(', ')}`);
    },
    async call(endpoint, input, { token, shop, desk, locale = 'en', key, cookie } = {}) {
      const headers = {
        lang: wireNames[locale],
        ...(token && { token }),
        ...(shop && { shop }),
        ...(desk && { 'desk-token': desk }),
        ...(key && { 'idempotency-key': key }),
        ...(cookie && { cookie }),
      };
      const response =
        endpoint.method === 'GET'
          ? await inject({ method: 'GET', url: endpoint.path, query: queryOf(input), headers })
          : await inject({ method: 'POST', url: endpoint.path, payload: (input ?? {}) as object, headers });
      const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
      const body = response.json() as Envelope<OutputOf<typeof endpoint>>;
      noteUndeclared(endpoint, body as Partial<Failure>, undeclared);
      return { status: response.statusCode, body, cookies };
    },
    async data(endpoint, input, options) {
      const { body } = await test.call(endpoint, input, options);
      if (body.code !== 1) throw new Error(`${endpoint.name} refused: ${JSON.stringify(body)}`);
      return (body as Extract<typeof body, { code: 1 }>).data;
    },
    async refusal(endpoint, input, options) {
      const { status, body } = await test.call(endpoint, input as never, options);
      if (body.code === 1) throw new Error(`${endpoint.name} was not refused: ${JSON.stringify(body)}`);
      return { ...(body as Failure), status };
    },
  };
  return test;
}

/** A movable clock that says how far it was moved, in milliseconds. */
function countedClock(): MovableClock & { ahead(): number } {
  const clock = movableClock();
  let ahead = 0;
  return {
    now: clock.now,
    ahead: () => ahead,
    advance(milliseconds) {
      ahead += milliseconds;
      clock.advance(milliseconds);
    },
  };
}

/** Compares every refusal with the declaration of its endpoint, and adds the undeclared ones. */
function recordUndeclaredRefusals(app: FastifyInstance, undeclared: Set<string>): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || typeof payload !== 'string' || !payload.startsWith('{')) return;
    noteUndeclared(endpoint, JSON.parse(payload), undeclared);
  });
}

function noteUndeclared(endpoint: Endpoint, { refusal }: Partial<Failure>, undeclared: Set<string>): void {
  if (refusal && !refusalsOf(endpoint).includes(refusal)) undeclared.add(`${refusal} of ${endpoint.name}`);
}

function queryOf(input: unknown): Record<string, string> {
  const given = Object.entries((input ?? {}) as object).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
