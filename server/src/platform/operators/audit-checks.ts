import { refuse } from '@tradewind/contract/base/refusals';
import type { AuditCheck, BrokenEntry } from '@tradewind/contract/platform/desk/audit';
import type { FastifyBaseLogger } from 'fastify';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { sealAuditLog, verifyAuditLog } from './audit-chain.ts';
import { audit } from './audit.ts';

interface AuditCheckDeps extends Pick<Deps, 'db' | 'clock'> {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Seals what waits, checks the chain of the audit log and stores what it saw. The last hash also goes to the log of the
 * process, outside of the database: it stands for all entries up to it.
 */
export async function runAuditCheck({ db, clock, log }: AuditCheckDeps, askedBy: string | null): Promise<string> {
  const began = performance.now();
  await sealAuditLog({ db });
  const { sealed, waiting, head, broken } = await verifyAuditLog(db);
  const milliseconds = Math.round(performance.now() - began);
  const id = newId();
  await db.transact((tx) =>
    tx
      .insertInto('audit_checks')
      .values({
        id,
        at: clock.now(),
        asked_by: askedBy,
        milliseconds,
        sealed,
        head,
        waiting,
        broken: broken && JSON.stringify(broken),
      })
      .execute(),
  );
  const summary = { check: id, sealed: String(sealed), head: head?.toString('hex') ?? '', milliseconds };
  if (broken) log.error({ ...summary, alarm: true, broken }, 'The audit log is not as it was written');
  else log.info(summary, 'The audit log is as it was written');
  return id;
}

let running = false;

/** Checks the chain now; one at a time per process, because it reads the whole log. @throws Refusal `too_many_requests`. */
export async function checkAuditLogNow(deps: AuditCheckDeps, { operator, now }: DeskCall): Promise<AuditCheck> {
  if (running) refuse('too_many_requests');
  running = true;
  try {
    const id = await runAuditCheck(deps, operator.id);
    const { whole, sealed, ...check } = present(
      await checks(deps.db.read).where('c.id', '=', id).executeTakeFirstOrThrow(),
    );
    await deps.db.transact((tx) => audit(tx, operator, 'audit.checked', `audit_check:${id}`, { whole, sealed }, now));
    return { whole, sealed, ...check };
  } finally {
    running = false;
  }
}

/** The last check of the chain; null before the first. */
export async function lastAuditCheck(read: Read): Promise<AuditCheck | null> {
  const row = await checks(read).orderBy('c.at', 'desc').orderBy('c.id', 'desc').limit(1).executeTakeFirst();
  return row ? present(row) : null;
}

const checks = (read: Read) =>
  read
    .selectFrom('audit_checks as c')
    .leftJoin('operators as o', 'o.id', 'c.asked_by')
    .select(['c.id', 'c.at', 'o.name as asked_by', 'c.milliseconds', 'c.sealed', 'c.waiting', 'c.head', 'c.broken']);

type CheckRow = Awaited<ReturnType<ReturnType<typeof checks>['executeTakeFirstOrThrow']>>;

const present = ({ at, sealed, waiting, head, broken, ...check }: CheckRow): AuditCheck => ({
  ...check,
  at: at.toISOString(),
  sealed: Number(sealed),
  waiting: Number(waiting),
  head: head?.toString('hex') ?? '',
  whole: broken === null ? 1 : 0,
  broken: broken as BrokenEntry | null,
});
