import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A project of the same shape whose server only prints the signals that it receives. */
let project: string;

const server = `
  import { appendFileSync } from 'node:fs';
  const note = (line) => appendFileSync('heard.txt', line + '\\n');
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    note(signal);
    if (!ending) setTimeout(() => process.exit(7), 300);
    ending = true;
  });
  setInterval(() => undefined, 1000);
  note('node ' + parseInt(process.versions.node));
  process.stdout.write('ready ' + process.pid + '\\n');
`;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'launcher-scripts-'));
  const ours = resolve(import.meta.dirname, '..');
  await cp(join(ours, 'scripts'), join(project, 'scripts'), { recursive: true });
  // Installed as it is: a launcher that ran npm in here would be a fault of this test.
  await mkdir(join(project, 'node_modules'));
  await symlink(join(ours, 'node_modules/.bin'), join(project, 'node_modules/.bin'));
  await writeFile(join(project, 'package-lock.json'), '{ "packages": {} }');
  await writeFile(join(project, 'node_modules/.package-lock.json'), '{ "packages": {} }');
  await mkdir(join(project, 'server/src'), { recursive: true });
  for (const name of ['contract', 'client', 'icons']) await mkdir(join(project, name));
  await writeFile(join(project, 'package.json'), '{ "type": "module", "workspaces": ["storefront", "console"] }');
  for (const name of ['storefront', 'console']) {
    const build = `node -e "fs.appendFileSync('../built.txt', '${name} ')"`;
    await mkdir(join(project, name));
    await writeFile(join(project, name, 'package.json'), JSON.stringify({ name, scripts: { build } }));
  }
  await writeFile(join(project, 'server/src/main.ts'), server);
});

afterEach(async () => {
  await rm(project, { recursive: true });
});

test(
  'Ctrl-C, however many times it arrives, reaches the server once, and its exit code is ours',
  { timeout: 60_000 },
  async () => {
    const launcher = await start();
    launcher.kill('SIGINT');
    await sleep(50);
    launcher.kill('SIGINT');
    launcher.kill('SIGTERM');
    expect(await once(launcher, 'exit')).toEqual([7, null]);
    expect(await lines('heard.txt')).toEqual(['node 24', 'SIGINT']);
  },
);

test('a server whose launcher was killed ends in order', { timeout: 60_000 }, async () => {
  const launcher = await start();
  launcher.kill('SIGKILL');
  await expect.poll(() => lines('heard.txt'), { timeout: 10_000 }).toEqual(['node 24', 'SIGTERM']);
});

test('front ends are built again only when what they are made from changed', { timeout: 60_000 }, async () => {
  const build = () => once(spawn('node', ['scripts/build.mjs'], { cwd: project }), 'exit');
  expect(await build()).toEqual([0, null]);
  await mkdir(join(project, 'storefront/dist'), { recursive: true });
  await writeFile(join(project, 'storefront/dist/page.js'), 'what a build leaves');
  expect(await build()).toEqual([0, null]);
  expect(await lines('built.txt')).toEqual(['storefront console']);

  await writeFile(join(project, 'storefront/screen.ts'), 'export {}');
  expect(await build()).toEqual([0, null]);
  expect(await lines('built.txt')).toEqual(['storefront console storefront']);

  await writeFile(join(project, 'contract/orders.ts'), 'export {}');
  expect(await build()).toEqual([0, null]);
  expect(await lines('built.txt')).toEqual(['storefront console storefront storefront console']);
});

async function start() {
  const launcher = spawn('node', ['scripts/start.mjs'], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  launcher.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 50_000 }).toMatch(/ready \d+/);
  return launcher;
}

async function lines(file: string): Promise<string[]> {
  return (await readFile(join(project, file), 'utf8')).trim().split('\n');
}
