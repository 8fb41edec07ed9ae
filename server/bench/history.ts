import { appendFile, readFile } from 'node:fs/promises';
import { median } from './growth.ts';

/** The ratios of one run by their names: each is larger the faster the product is beside what it is measured by. */
export interface Run {
  readonly at: string;
  /** Runs among other numbers of products are not compared. */
  readonly products: number;
  readonly ratios: Readonly<Record<string, number>>;
}

/** How many runs count: their median, since any of them may have met a busy machine. */
const comparedRuns = 5;
/** By what share a ratio may be smaller than before. */
const tolerance = 0.2;

/**
 * One line for each ratio that has fallen by more than is tolerated, below the median of the last runs, or below the best median
 * that as many runs ever had: steps that are each tolerated would pass the first for ever. What had fallen itself is no base for
 * what comes after it. Whoever accepts a loss takes the older lines out of the file.
 *
 * @param earlier the runs before, the latest last
 */
export function findFallen({ products, ratios }: Run, earlier: readonly Run[]): string[] {
  const alike = earlier.filter((run) => run.products === products);
  return Object.entries(ratios).flatMap(([name, ratio]) => {
    const base = baseOf(alike.flatMap((run) => run.ratios[name] ?? []));
    const fell = fallenFrom(ratio, base);
    return fell ? [`${name}: ${ratio.toFixed(3)}, after ${fell}`] : [];
  });
}

/**
 * The ratios of a row that had not fallen when they were measured, and the first ones: one run on an idle machine would make the
 * others of them fall.
 *
 * @param measured the latest last
 */
const baseOf = (measured: readonly number[]): readonly number[] =>
  measured.reduce<readonly number[]>(
    (base, ratio) => (base.length >= comparedRuns && fallenFrom(ratio, base) ? base : [...base, ratio]),
    [],
  );

/** What a ratio has fallen from; null when it has not. */
function fallenFrom(ratio: number, base: readonly number[]): string | null {
  if (base.length === 0) return null;
  const last = base.slice(-comparedRuns);
  if (hasFallen(ratio, median(last))) return `${median(last).toFixed(3)} in the last ${last.length} runs`;
  const best = bestMedian(base);
  return hasFallen(ratio, best) ? `${best.toFixed(3)} in the best ${comparedRuns} runs` : null;
}

const hasFallen = (ratio: number, before: number): boolean => ratio < before * (1 - tolerance);

/** The largest median of runs in a row; of fewer runs than are compared, that of all. */
function bestMedian(base: readonly number[]): number {
  const windows = Math.max(1, base.length - comparedRuns + 1);
  return Math.max(...Array.from({ length: windows }, (_, from) => median(base.slice(from, from + comparedRuns))));
}

/** Adds a run to the history, one line of JSON each. @returns the ratios that have fallen since the runs before. */
export async function recordRun(file: URL, run: Run): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const earlier = text.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Run) : []));
  await appendFile(file, `${JSON.stringify(run)}\n`);
  return findFallen(run, earlier);
}
