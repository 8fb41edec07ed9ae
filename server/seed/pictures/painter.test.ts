import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localFiles } from '../../src/base/files/files.ts';
import { products } from '../world/shops.ts';
import { gallery } from './gallery.ts';
import { isKept, keepPicture } from './keep-picture.ts';
import { startPainter } from './painter.ts';

const patience = { timeout: 60_000 };
/** More than anybody waits for. */
const many = products.flatMap(gallery);
const few = many.slice(0, 2);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradewind-painter-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const painted = () => readdir(join(folder, 'media')).catch(() => []);

test('paints what it is told to, and leaves alone what is there', patience, async () => {
  const files = localFiles(folder);
  await keepPicture(files, few[0]!);
  const [known] = await painted();
  const before = await stat(join(folder, 'media', known!));
  await startPainter({ folder, recipes: few }, new AbortController().signal).ended;
  expect(await Promise.all(few.map((recipe) => isKept(files, recipe)))).toEqual([true, true]);
  expect((await stat(join(folder, 'media', known!))).ino).toBe(before.ino);
});

test('gives way to everybody else, and stops in the middle when it is told to', patience, async () => {
  const stop = new AbortController();
  const { pid, ended } = startPainter({ folder, recipes: many }, stop.signal);
  await expect.poll(() => getPriority(pid), { timeout: 30_000 }).toBe(constants.priority.PRIORITY_LOW);
  await expect.poll(painted, { timeout: 30_000 }).not.toEqual([]);
  expect(await threadsInAHurry(pid)).toEqual([]);
  stop.abort();
  await ended;
  expect(() => getPriority(pid)).toThrow(/no such process/);
  expect((await painted()).length).toBeLessThan(many.length);
});

/** The painting threads of a process that have more than the lowest priority, where the system tells. */
async function threadsInAHurry(pid: number | undefined): Promise<string[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lines = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/stat`, 'utf8').catch(() => '')),
  );
  return lines.filter((line) => {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/.exec(line) ?? [];
    return /^lib(uv|vips)/.test(name) && rest.split(' ')[16] !== '19';
  });
}

test('says that it failed, and that alone', patience, async () => {
  const nonsense = [{ kind: 'product', picture: { cp: 'nothing', bg: 'sand', scene: 'studio' } } as const];
  await expect(startPainter({ folder, recipes: nonsense }, new AbortController().signal).ended).rejects.toThrow(
    'The painter ended with 1',
  );
});

test('ends with whoever started it, however that ends', patience, async () => {
  const order = `{ folder: ${JSON.stringify(folder)}, recipes: products.flatMap(gallery) }`;
  const owner = `
    import { products } from ${JSON.stringify(join(import.meta.dirname, '../world/shops.ts'))};
    import { gallery } from ${JSON.stringify(join(import.meta.dirname, 'gallery.ts'))};
    import { startPainter } from ${JSON.stringify(join(import.meta.dirname, 'painter.ts'))};
    startPainter(${order}, new AbortController().signal);
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', owner], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await expect.poll(painted, { timeout: 30_000 }).not.toEqual([]);
  child.kill('SIGKILL');
  // The painter holds the same pipe, so it closes only when both are gone.
  child.stderr.resume();
  await once(child, 'close');
});
