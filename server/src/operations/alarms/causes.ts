import { toWire, usd } from '@tradewind/contract/base/money';
import type { AlarmCause } from '@tradewind/contract/operations/desk/alarms';
import { day, hour, later, minute } from '../../base/clock/clock.ts';
import { strayRows } from '../../base/db/partitions/stray-rows.ts';
import { fullBelow, nearlyFullBelow } from '../../base/files/free-space.ts';
import { listWatchers, unmatchedDeposits } from '../../money/deposits/index.ts';
import { unexplainedBalances } from '../../money/reconciliation/index.ts';
import { failingMails } from '../../platform/mail/index.ts';
import { lastAuditCheck } from '../../platform/operators/index.ts';
import { health, lastBooksCheck } from '../desk/index.ts';
import type { AlarmsDeps } from './alarms-deps.ts';

/** Something that is wrong now, with the values of its text. */
export interface Trouble {
  /** What it is about where a cause has several; else empty. */
  subject: string;
  facts: Readonly<Record<string, string>>;
}

/** How long a deposit without a shopper, and a job without a worker, may wait. */
const depositsWait = hour;
const jobsWait = 15 * minute;

const timeText = (time: Date | string | null | undefined): string =>
  time ? `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';

/** What is wrong now, by cause. Each looks at what others have recorded and is quick. */
export const causes: Readonly<Record<AlarmCause, (deps: AlarmsDeps, now: Date) => Promise<Trouble[]>>> = {
  async books({ db }) {
    const last = await lastBooksCheck(db.read);
    if (!last || last.right) return [];
    return [{ subject: '', facts: { count: String(last.findings.length), first: last.findings[0]! } }];
  },

  async audit({ db }) {
    const last = await lastAuditCheck(db.read);
    if (!last?.broken) return [];
    const { number, problem } = last.broken;
    return [{ subject: '', facts: { number: String(number ?? '–'), problem } }];
  },

  async watcher({ db }, now) {
    const watchers = await listWatchers(db.read, now);
    return watchers
      .filter(({ late }) => late === 1)
      .map(({ id, name, done_at: since, behind, error }) => ({
        subject: id,
        facts: { network: name, since: timeText(since), behind: String(behind), error },
      }));
  },

  async deposits({ db }, now) {
    const { count, since } = await unmatchedDeposits(db.read);
    if (!since || since > later(now, -depositsWait)) return [];
    return [{ subject: '', facts: { count: String(count), since: timeText(since) } }];
  },

  async chain({ db }) {
    const rows = await unexplainedBalances(db.read);
    return rows.map(({ network, network_name: name, unexplained, at }) => ({
      subject: network,
      facts: { network: name, amount: `${toWire(usd(unexplained!))} USD`, at: timeText(at) },
    }));
  },

  async timer(deps) {
    const { timers } = await health(deps);
    return timers
      .filter(({ late }) => late)
      .map(({ name, last_run_at: since }) => ({ subject: name, facts: { name, since: timeText(since) } }));
  },

  async queue(deps) {
    const { queues, now } = await health(deps);
    const waitsLong = (since: string | null) => since !== null && new Date(since) < later(new Date(now), -jobsWait);
    return queues
      .filter(({ failed, oldest_waiting_at: since }) => failed > 0 || waitsLong(since))
      .map(({ name, failed, waiting, oldest_waiting_at: since }) => ({
        subject: name,
        facts: { name, failed: String(failed), waiting: String(waiting), since: timeText(since) },
      }));
  },

  async mail({ db }, now) {
    const { failed, waiting, failure } = await failingMails(db.read, later(now, -day));
    if (failed + waiting === 0) return [];
    return [{ subject: '', facts: { failed: String(failed), waiting: String(waiting), error: failure } }];
  },

  async disk({ freeBytes }) {
    const free = await freeBytes();
    if (free >= nearlyFullBelow) return [];
    return [{ subject: '', facts: { free: inMegabytes(free), least: inMegabytes(fullBelow) } }];
  },

  async replica({ db }) {
    const states = db.replicas?.states() ?? [];
    return states
      .filter(({ isRead }) => !isRead)
      .map(({ name, behind }) => ({
        subject: name,
        facts: { name, behind: behind === null ? '' : String(Math.round(behind / 1_000)) },
      }));
  },

  async partition({ db }) {
    const strays = await strayRows(db.read);
    return strays.map(({ table, rows }) => ({ subject: table, facts: { table, count: String(rows) } }));
  },
};

const inMegabytes = (bytes: number): string => String(Math.round(bytes / 1e6));
