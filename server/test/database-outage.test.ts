import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  embeddedInstallation,
  killKinds,
  makeFolder,
  removeFolder,
  type Installation,
} from '../drill/installations.ts';
import { drillKills } from '../drill/kills.ts';

/** These tests start real processes, possibly on a busy machine. */
const patience = { timeout: 240_000 };

let folder: string;
let installation: Installation;

beforeAll(async () => {
  await promisify(execFile)('node', ['scripts/build.mjs'], { cwd: join(import.meta.dirname, '../..') });
  folder = await makeFolder();
  installation = await embeddedInstallation(folder);
}, patience.timeout);

afterAll(async () => {
  await installation.stop();
  await removeFolder(folder);
}, patience.timeout);

test('killed under load, every part comes back, and what was acknowledged has happened once', patience, async () => {
  const { kills, crowd, comparison } = await drillKills(installation, { kills: 3, shoppers: 4, endBy: Infinity });
  expect(comparison).toMatchObject({ lost: [], doubled: [], wrongBalances: [], findings: [] });
  expect(crowd.answers.refusals).toEqual([]);
  expect(kills.map(({ kind }) => kind)).toEqual(killKinds);
  // A server that lives answers every request.
  expect(kills.find(({ kind }) => kind === 'the database')!.statuses.toSorted()).toEqual([200, 503]);
});

test('asked to stop while the database is away, the process ends', patience, async () => {
  await installation.kill('the database');
  expect(await installation.stop()).toEqual([0]);
});
