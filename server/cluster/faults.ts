import { setTimeout as pause } from 'node:timers/promises';
import { untilWell, type Cluster } from './cluster.ts';
import { writeAlone } from './lone-writer.ts';
import type { DatabaseMachine } from './machines.ts';
import type { Program } from './program.ts';

/** What was done to the cluster. */
export interface Damage {
  /** Brings back what is gone. @returns the acts that were acknowledged on the wrong side of a cut network, and are lost */
  repair(): Promise<string[]>;
  /** What else there is to say of it. */
  remark?: () => string;
}

export interface Fault {
  name: string;
  make(cluster: Cluster): Promise<Damage>;
}

/** The faults, in the order in which they are made. Each is repaired before the next. */
export const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL and Patroni of the primary killed',
    make: async (cluster) => killed(cluster.databases[(await cluster.roles()).primary]),
  },
  {
    name: 'the synchronous replica killed',
    make: async (cluster) => killed(cluster.databases[(await cluster.roles()).synchronous]),
  },
  { name: 'a balancer killed', make: ({ balancers }) => killed(balancers[0]!) },
  { name: 'a pooler killed', make: ({ poolers }) => killed(poolers[0]!) },
  { name: 'an application process killed', make: ({ apps }) => killed(apps[0]!) },
  {
    name: 'an etcd member killed',
    make: async (cluster) => killed(cluster.etcd[(await cluster.roles()).primary]),
  },
  {
    name: 'the network of the primary cut',
    make: async (cluster) => cutOffPrimary(cluster, (await cluster.roles()).primary),
  },
  {
    name: 'the network of the synchronous replica cut',
    async make(cluster) {
      const machine = cluster.machines[(await cluster.roles()).synchronous];
      await machine.cut();
      return { repair: () => machine.mend().then(() => []) };
    },
  },
  {
    name: 'a planned switchover',
    async make(cluster) {
      const { primary, synchronous } = await cluster.roles();
      await switchOver(cluster, primary, synchronous);
      return { repair: async () => [] };
    },
  },
];

async function killed(program: Program): Promise<Damage> {
  await program.kill();
  return {
    async repair() {
      program.start();
      return [];
    },
  };
}

/** Cuts the primary off, with its etcd member, and tries to write on its side of the cut. */
async function cutOffPrimary(cluster: Cluster, name: DatabaseMachine): Promise<Damage> {
  const machine = cluster.machines[name];
  await machine.cut();
  const writer = writeAlone(machine, cluster.folderOf(name));
  return {
    remark: () => writer.remark(),
    async repair() {
      await writer.stop();
      await machine.mend();
      await untilWell(cluster);
      const { primary } = await cluster.roles();
      return writer.findLost(cluster.machines[primary], cluster.folderOf(primary));
    },
  };
}

/** Asks Patroni, and waits until the other server is primary. */
async function switchOver(
  { machines, roles }: Cluster,
  leader: DatabaseMachine,
  candidate: DatabaseMachine,
): Promise<void> {
  const answer = await fetch(`http://${machines[leader].address}:8008/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader, candidate }),
  });
  if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
  while ((await roles().catch(() => null))?.primary !== candidate) await pause(250);
}
