import { addressOf, databaseMachines, type DatabaseMachine } from './machines.ts';

export interface Roles {
  primary: DatabaseMachine;
  /** The replica that commits wait for. */
  synchronous: DatabaseMachine;
}

/** A member, as Patroni tells of it. */
interface Member {
  name: DatabaseMachine;
  role: string;
  state: string;
  lag?: number | string;
}

/** Bytes that a replica that works may be behind under load. */
const mostLag = 1_000_000;

/** What the server that is primary tells of all members: another one may remember what was before it was cut off. */
async function members(): Promise<Member[]> {
  for (const name of databaseMachines) {
    const patroni = `http://${addressOf(name)}:8008`;
    if (!(await askPatroni(`${patroni}/primary`))) continue;
    const answer = await askPatroni(`${patroni}/cluster`);
    const { members = [] } = ((await answer?.json()) ?? {}) as { members?: Member[] };
    if (members.some((member) => member.name === name && member.role === 'leader')) return members;
  }
  return [];
}

/** The answer of Patroni; null where it does not answer with 200. */
async function askPatroni(url: string): Promise<Response | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer?.ok ? answer : null;
}

/** The database machines by what they are now. @throws when there is no primary with a synchronous replica */
export async function roles(): Promise<Roles> {
  const all = await members();
  const primary = all.find(({ role }) => role === 'leader');
  const synchronous = all.find(({ role }) => role === 'sync_standby');
  if (!primary || !synchronous) throw new Error('There is no primary with a synchronous replica');
  return { primary: primary.name, synchronous: synchronous.name };
}

/** What of the database is not as it should be; empty when all three servers replicate. */
export async function ailingDatabases(): Promise<string[]> {
  const all = await members();
  const running = all.filter(
    ({ state, lag = 0 }) => ['running', 'streaming'].includes(state) && Number(lag) <= mostLag,
  );
  const failing = databaseMachines.filter((name) => !running.some((member) => member.name === name));
  return [
    ...failing.map((name) => `PostgreSQL on ${name}`),
    ...(all.some(({ role }) => role === 'sync_standby') ? [] : ['the synchronous replica']),
  ];
}
