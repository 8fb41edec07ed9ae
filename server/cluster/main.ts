import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeFolder, removeFolder } from '../drill/installations.ts';
import { missingHere, startCluster } from './cluster.ts';
import { dashboardPage } from './dashboard-page.ts';
import { faults } from './faults.ts';
import { removeMachines } from './machines.ts';
import { showPanels } from './panels.ts';
import { reportFelt, reportHead, reportPanels, reportTrial } from './report.ts';
import { tryFaults } from './trial.ts';

/**
 * `npm run cluster-test` builds a highly available installation on this machine, each of its machines in a network namespace,
 * and breaks one part after the other while shoppers act. It exits with 1 when an acknowledged act is lost, one happened
 * twice, the books are wrong, or Prometheus refuses an expression of the dashboards. `--only` takes words of the faults to make,
 * `--seconds` for how long each stays at least, and `--charts` a file for the dashboards as they were meanwhile, in HTML.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [''] },
      // Longer than every time limit of the configuration.
      seconds: { type: 'string', default: '10' },
      charts: { type: 'string' },
    },
  });
  const stays = Number(values.seconds) * 1_000;
  if (!(stays > 0)) throw new Error('--seconds takes a number');
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
    const trial = await tryFaults(cluster, chosen, stays, (felt) => reportFelt(print, felt));
    const panels = await showPanels(trial.period);
    const wrong = [...reportTrial(print, trial), ...reportPanels(print, panels)];
    if (values.charts) {
      const marks = trial.felt.map(({ fault, period }) => ({ ...period, label: fault }));
      await writeFile(values.charts, dashboardPage(panels, trial.period, marks));
    }
    print(wrong.length === 0 ? '\nEverything as it should be.' : `\n${wrong.length} faults:\n  ${wrong.join('\n  ')}`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await removeMachines();
  }
  // After a failure its logs say more.
  if (process.exitCode === 0) await removeFolder(folder);
}

await main();
