import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './lib/install.mjs';
import { findNode24 } from './lib/node24.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launcher-install-'));
  await mkdir(join(folder, 'node_modules'));
});

afterEach(() => rm(folder, { recursive: true }));

const zod = { version: '4.0.0', integrity: 'sha512-zod' };
const otherMachine = { version: '1.0.0', integrity: 'sha512-mac', optional: true };

test('installed is what agrees with the lock file, but for optional packages of other machines', async () => {
  await write('package-lock.json', { '': {}, contract: {}, 'node_modules/zod': zod, 'node_modules/mac': otherMachine });
  await write('node_modules/.package-lock.json', { contract: {}, 'node_modules/zod': zod });
  expect(isInstalled(folder, { tools: true })).toBe(true);
});

test.each([
  ['a package is missing', {}],
  ['a package is older', { 'node_modules/zod': { ...zod, version: '3.9.0' } }],
  ['a package has other contents', { 'node_modules/zod': { ...zod, integrity: 'sha512-other' } }],
  [
    'an optional package is older',
    { 'node_modules/zod': zod, 'node_modules/mac': { ...otherMachine, version: '0.9.0' } },
  ],
])('not installed: %s', async (_, installed) => {
  await write('package-lock.json', { 'node_modules/zod': zod, 'node_modules/mac': otherMachine });
  await write('node_modules/.package-lock.json', installed);
  expect(isInstalled(folder, { tools: true })).toBe(false);
});

test('a shop runs without the tools that its tests need', async () => {
  await write('package-lock.json', { 'node_modules/zod': zod, 'node_modules/tool': { ...zod, dev: true } });
  await write('node_modules/.package-lock.json', { 'node_modules/zod': zod });
  expect(isInstalled(folder, { tools: false })).toBe(true);
  expect(isInstalled(folder, { tools: true })).toBe(false);
});

test('not installed: an installation that was interrupted, and so left no note', async () => {
  await write('package-lock.json', { 'node_modules/zod': zod });
  expect(isInstalled(folder, { tools: true })).toBe(false);
});

test('a Node 24 of the machine runs the product', () => {
  expect(findNode24(folder, { version: '24.0.0', program: process.execPath })).toBe(process.execPath);
});

test('a Node 24 that the installation removed while it ran is brought again', () => {
  const removed = join(folder, 'node_modules/.bin/node');
  expect(findNode24(folder, { version: '24.0.0', program: removed })).toBeUndefined();
});

async function write(file: string, packages: Record<string, object>) {
  await writeFile(join(folder, file), JSON.stringify({ packages }));
}
