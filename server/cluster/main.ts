import { parseArgs } from 'node:util';
import { makeFolder, removeFolder } from '../drill/installations.ts';
import { missingHere, startCluster } from './cluster.ts';
import { faults } from './faults.ts';
import { removeMachines } from './machines.ts';
import { reportFelt, reportHead, reportTrial } from './report.ts';
import { tryFaults } from './trial.ts';

/**
 * `npm run cluster-test` builds a highly available installation on this machine, each of its machines in a network namespace,
 * and breaks one part after the other while shoppers act. It exits with 1 when an acknowledged act is lost, one happened
 * twice, or the books are wrong. `--only` takes words of the faults to make.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } } });
  const chosen = faults.filter(({ name }) => values.only.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`--only takes words of: ${faults.map(({ name }) => name).join('; ')}`);
  const missing = await missingHere();
  if (missing.length > 0) {
    print(`The cluster test was not run. It needs ${missing.join(', ')}: see docs/operations.md, "High availability".`);
    process.exitCode = 1;
    return;
  }

  const folder = await makeFolder();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void removeMachines().finally(() => process.exit(1)));
  try {
    const began = performance.now();
    const cluster = await startCluster(folder);
    print(`The cluster works after ${Math.round((performance.now() - began) / 1_000)} s; its logs are in ${folder}.`);
    reportHead(print);
    const trial = await tryFaults(cluster, chosen, (felt) => reportFelt(print, felt));
    const wrong = reportTrial(print, trial);
    print(wrong.length === 0 ? '\nEverything as it should be.' : `\n${wrong.length} faults:\n  ${wrong.join('\n  ')}`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await removeMachines();
  }
  // After a failure its logs say more.
  if (process.exitCode === 0) await removeFolder(folder);
}

await main();
