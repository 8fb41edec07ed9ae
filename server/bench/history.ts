import { appendFile, readFile } from 'node:fs/promises';
import { median } from './growth.ts';

/** The ratios of one run by their names: each is larger the faster the product is beside what it is measured by. */
export interface Run {
  readonly at: string;
  /** Runs among other numbers of products are not compared. */
  readonly products: number;
  readonly ratios: Readonly<Record<string, number>>;
}

/** How many earlier runs count: their median, since any of them may have met a busy machine. */
const comparedRuns = 5;
/** By what share a ratio may be smaller than before. */
const tolerance = 0.2;

/** One line for each ratio that has fallen by more than is tolerated. @param earlier the runs before, the latest last */
export function findFallen({ products, ratios }: Run, earlier: readonly Run[]): string[] {
  const alike = earlier.filter((run) => run.products === products).slice(-comparedRuns);
  return Object.entries(ratios).flatMap(([name, ratio]) => {
    const before = alike.flatMap((run) => run.ratios[name] ?? []);
    if (before.length === 0 || ratio >= median(before) * (1 - tolerance)) return [];
    return `${name}: ${ratio.toFixed(3)}, after ${median(before).toFixed(3)} in the last ${before.length} runs`;
  });
}

/** Adds a run to the history, one line of JSON each. @returns the ratios that have fallen since the runs before. */
export async function recordRun(file: URL, run: Run): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const earlier = text.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Run) : []));
  await appendFile(file, `${JSON.stringify(run)}\n`);
  return findFallen(run, earlier);
}
