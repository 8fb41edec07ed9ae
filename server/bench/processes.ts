import type { MeasuredServer } from './child.ts';
import type { Catalogue, Environment } from './environment.ts';
import { runLoad, type Script } from './load.ts';
import { readRequests } from './requests.ts';
import { orderRequests } from './shopping.ts';
import { createWorkloads } from './workloads.ts';

/** How many processes answer. */
const counts = [1, 2, 3] as const;
/** The number of concurrent requests, however many processes there are: divisible by each count. */
const atOnce = 12;
/** Long enough for every connection to the database to have its plans. */
const warmUp = 5;

/** One workload on so many processes. */
export interface ProcessesResult {
  readonly processes: number;
  /** Answers, or orders, per second of all processes together. */
  readonly perSecond: number;
  /** Milliseconds of processor time of all processes for one of them. */
  readonly processor: number;
}

export interface ProcessesRow {
  readonly name: string;
  readonly results: readonly ProcessesResult[];
}

/** Measures the same crowd on one, two and three processes over one database, each workload with all counts before the next. */
export async function measureProcesses(
  environment: Environment,
  catalogue: Catalogue,
  seconds: number,
): Promise<ProcessesRow[]> {
  const { sample, shoppers } = catalogue;
  const workloads: { name: string; script: Script; each?: number }[] = [
    ...createWorkloads(sample, readRequests(sample), shoppers),
    { name: 'Submit + pay', script: (connection) => orderRequests(sample, shoppers[connection]!), each: 2 },
  ];
  const servers = await Promise.all(counts.map(() => environment.startProduct(catalogue)));
  const rows: ProcessesRow[] = [];
  for (const { name, script: fresh, each = 1 } of workloads) {
    const script = repeating(fresh);
    const results: ProcessesResult[] = [];
    for (const count of counts) {
      const running = servers.slice(0, count);
      await spreadLoad(running, script, { seconds: warmUp, each });
      const before = await processorTime(running);
      const perSecond = await spreadLoad(running, script, { seconds, each });
      const used = (await processorTime(running)) - before;
      results.push({ processes: count, perSecond, processor: used / (perSecond * seconds) });
    }
    rows.push({ name, results });
  }
  for (const server of servers) await server.stop();
  return rows;
}

/** The same requests of a connection each time: of new ones each time its cart would fill up. */
function repeating(script: Script): Script {
  const known = new Map<number, ReturnType<Script>>();
  return (connection) => {
    const requests = known.get(connection) ?? script(connection);
    known.set(connection, requests);
    return requests;
  };
}

/** Sends the crowd to all servers in equal parts. @returns answers per second of all of them */
async function spreadLoad(
  servers: readonly MeasuredServer[],
  script: Script,
  { seconds, each }: { seconds: number; each: number },
): Promise<number> {
  const share = atOnce / servers.length;
  const results = await Promise.all(
    servers.map(({ origin }, index) =>
      runLoad(origin, (connection) => script(index * share + connection), { seconds, each, atOnce: share }),
    ),
  );
  return results.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

/** Milliseconds since their starts. */
async function processorTime(servers: readonly MeasuredServer[]): Promise<number> {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  return usages.reduce((sum, { processor }) => sum + processor, 0);
}
