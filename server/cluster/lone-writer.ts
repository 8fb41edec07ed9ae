import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from './machines.ts';

/** Somebody on the side of a primary that was cut off, who goes on to write there. */
export interface LoneWriter {
  /** How long the server took itself for a primary. */
  remark(): string;
  stop(): Promise<void>;
  /** The writes that were acknowledged and that the new primary lacks. */
  findLost(primary: Machine, folder: string): Promise<string[]>;
}

/** Writes one row after the other, each over a connection of its own. @param folder that of the server's socket */
export function writeAlone(machine: Machine, folder: string): LoneWriter {
  const began = performance.now();
  const stopping = new AbortController();
  const acknowledged: string[] = [];
  let number = 0;
  let lastPrimary = 0;

  const writing = (async () => {
    while (!stopping.signal.aborted) {
      const next = String((number += 1));
      const isReplica = await ask(machine, folder, 'select pg_is_in_recovery()').catch(() => 'none');
      if (isReplica === 'f') lastPrimary = performance.now() - began;
      // Given up after a second: without a replica a commit waits for ever.
      const row = await ask(machine, folder, `insert into lone_writes values (${next}) returning number`).catch(
        () => null,
      );
      if (row === next) acknowledged.push(next);
      await pause(250);
    }
  })();
  return {
    remark: () =>
      `took itself for a primary for ${(lastPrimary / 1_000).toFixed(1)} s and acknowledged ${acknowledged.length} of ${number} writes`,
    async stop() {
      stopping.abort();
      await writing;
    },
    async findLost(primary, primaryFolder) {
      const kept = (await ask(primary, primaryFolder, 'select number from lone_writes')).split('\n');
      return acknowledged.filter((one) => !kept.includes(one)).map((one) => `write ${one} on ${machine.name}`);
    },
  };
}

const ask = async (machine: Machine, folder: string, statement: string): Promise<string> =>
  (await machine.run('postgres', ['timeout', '1', 'psql', '-h', folder, '-qAt', '-c', statement])).trim();
