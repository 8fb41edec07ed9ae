import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seedDemo } from '../seed/index.ts';
import { buildApp } from '../src/app.ts';
import { followClock } from '../src/base/clock/followed-clock.ts';
import type { Deps } from '../src/base/deps.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { logger } from '../src/log.ts';

/** The product in this process, with demo data in a database of its own. */
export interface FuzzedProduct {
  app: FastifyInstance;
  deps: Deps;
  secret: Buffer;
  /** The stack of the error that the log has for a request; '' for none. */
  errorOf(requestId: string): string;
  close(): Promise<void>;
}

interface LogLine {
  reqId?: string;
  msg: string;
  err?: { stack?: string; message?: string };
}

/**
 * Opens the product as the server does, with its timers and its movable clock, but without pages and networks.
 *
 * @param onError is told of errors in the log that belong to no request, such as those of jobs,
 * and of deadlocks
 */
export async function openProduct(onError: (message: string, stack: string) => void): Promise<FuzzedProduct> {
  const cleaning = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-fuzz-'));
  cleaning.defer(() => rm(folder, { recursive: true, force: true }));
  // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, disposable: true, onLog: deadlockReader(onError) });
  cleaning.defer(() => server.stop());
  const db = openDatabase({ url: server.url });
  cleaning.defer(() => db.close());
  await migrate(db.directUrl);

  const errors = new Map<string, string>();
  const log = logger('error', {
    write(line) {
      const { reqId, msg, err } = JSON.parse(line) as LogLine;
      const stack = err?.stack ?? err?.message ?? '';
      if (reqId) errors.set(reqId, stack);
      else onError(msg, stack);
    },
  });
  const clock = await followClock(db);
  const jobs = openJobs(db, (error) => log.error({ err: error }, 'A job failed'));
  const secret = await paymentCodeSecret(folder, undefined);
  const app = await buildApp({
    db,
    clock,
    demoClock: clock,
    jobs,
    logger: log,
    defaultLocale: 'en',
    paymentCodeSecret: secret,
    trustProxy: false,
    docs: false,
    files: localFiles(join(folder, 'files')),
    trustHost: true,
    withdrawalsWithoutCode: true,
    payments: { sandbox: true },
    mail: { demo: true },
  });
  await app.ready();
  await jobs.start();
  cleaning.defer(() => jobs.stop());
  cleaning.defer(() => app.close());
  await seedDemo({ db, clock, jobs, paymentCodeSecret: secret });

  return {
    app,
    deps: { db, clock, jobs },
    secret,
    errorOf(requestId) {
      const error = errors.get(requestId) ?? '';
      errors.delete(requestId);
      return error;
    },
    close: () => cleaning.disposeAsync(),
  };
}

/** Reads the log of PostgreSQL: a deadlock is followed by lines about the statements that waited for each other. */
function deadlockReader(onError: (message: string, details: string) => void): (line: string) => void {
  let lines: string[] = [];
  return (line) => {
    if (/^ERROR: .*deadlock detected/.test(line)) lines = [line];
    else if (lines.length > 0) lines.push(line);
    if (lines.length === 0 || !(line.startsWith('STATEMENT:') || lines.length > 40)) return;
    onError('deadlock detected', lines.filter((one) => !/Process \d+ waits/.test(one)).join('\n'));
    lines = [];
  };
}
