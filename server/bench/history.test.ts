import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findFallen, recordRun, type Run } from './history.ts';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-history-'));
afterAll(() => rm(folder, { recursive: true }));

const run = (ratios: Run['ratios'], products = 1_000): Run => ({ at: '2026-11-01', products, ratios });

describe('the history of the benchmark', () => {
  it('names a ratio that fell by more than a fifth', () => {
    expect(findFallen(run({ search: 0.39, cart: 0.4 }), [run({ search: 0.5, cart: 0.5 })])).toEqual([
      'search: 0.390, after 0.500 in the last 1 runs',
    ]);
  });

  it('compares with the median of the last five runs', () => {
    const earlier = [9, 0.5, 0.5, 9, 0.5, 0.5].map((search) => run({ search }));
    expect(findFallen(run({ search: 0.45 }), earlier)).toEqual([]);
  });

  it('compares with the best median of earlier runs, which steps of a sixth do not lower', () => {
    const earlier = [0.6, 0.6, 0.6, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5].map((search) => run({ search }));
    expect(findFallen(run({ search: 0.45 }), earlier)).toEqual(['search: 0.450, after 0.600 in the best 5 runs']);
  });

  it('leaves what had fallen out of what it compares with', () => {
    const earlier = [0.5, 0.5, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.3, 0.3].map((search) => run({ search }));
    expect(findFallen(run({ search: 0.35 }), earlier)).toEqual(['search: 0.350, after 0.500 in the last 5 runs']);
  });

  it('compares runs among as many products only, and ratios that were there before', () => {
    expect(findFallen(run({ search: 0.1 }), [run({ search: 0.5 }, 100_000), run({ cart: 0.5 })])).toEqual([]);
  });

  it('is kept in a file', async () => {
    const file = pathToFileURL(join(folder, 'history.jsonl'));
    expect(await recordRun(file, run({ search: 0.5 }))).toEqual([]);
    expect(await recordRun(file, run({ search: 0.3 }))).toHaveLength(1);
  });
});
