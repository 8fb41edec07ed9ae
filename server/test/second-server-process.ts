import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../src/app.ts';
import { movableClock } from '../src/base/clock/clock.ts';
import { followClock } from '../src/base/clock/followed-clock.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { endWithParent } from './end-with-parent.ts';
import { aheadHeader, type SecondServerWork } from './second-server-work.ts';
import { testOptions } from './test-options.ts';

/** The second server of a long walk. Jobs are done by the first; its clock is as far ahead as the latest request says. */
const [{ url, replicaUrls, movable }] = (await once(process, 'message')) as [SecondServerWork];
const db = openDatabase({ url, pool: 12, replicaUrls });
const clock = movableClock();
const demoClock = movable ? await followClock(db, clock) : undefined;
const rethrow = (error: unknown) => {
  throw error;
};
const jobs = openJobs(db, rethrow, false);
const app = await buildApp({ ...testOptions({ db, clock: demoClock ?? clock, jobs }), demoClock });

let ahead = 0;
app.addHook('onRequest', async (request) => {
  const told = Number(request.headers[aheadHeader]);
  if (told <= ahead) return;
  clock.advance(told - ahead);
  ahead = told;
});

endWithParent({ app, jobs, close: db.close });
await jobs.start();
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!((app.server.address() as AddressInfo).port);
