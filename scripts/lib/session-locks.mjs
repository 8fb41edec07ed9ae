import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that take an advisory lock of a session, and the connection of their own on which they do.
 *
 * @type {Record<string, string>}
 */
const direct = {
  'server/src/base/db/migrate.ts': 'of the address that callers give it, without a pooler in between',
  'server/src/base/jobs/job-indexes.ts': 'of the `directUrl` of the database',
};

/** Advisory locks that outlive their transaction; those of a transaction have `_xact_` in their name. */
const sessionLock = /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*/gi;

/**
 * Finds advisory locks of sessions. Behind a pooler in transaction mode each transaction may run on another session: such a
 * lock would be taken by one and never given back, or given back by another that does not hold it.
 *
 * @param {string} root the folder of the repository
 * @returns {string[]} one sentence for each place, and for each entry of the table that takes none
 */
export function straySessionLocks(root) {
  const files = globSync(['server/src/**/*.ts', 'server/seed/**/*.ts', 'server/migrations/**/*.sql'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'));
  const found = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(sessionLock)].map(({ index, 0: lock }) => ({
      path,
      text,
      what: `${path}:${text.slice(0, index).split('\n').length} takes ${lock}`,
    }));
  });
  return [
    ...found
      .filter(({ path }) => !(path in direct))
      .map(
        ({ what }) =>
          `${what}: use pg_advisory_xact_lock, or a connection of its own and scripts/lib/session-locks.mjs`,
      ),
    ...found
      .filter(({ path, text }) => path in direct && !text.includes('withUnlimitedConnection('))
      .map(({ what }) => `${what}, which needs a connection of its own`),
    ...Object.keys(direct)
      .filter((path) => files.length > 0 && !found.some((lock) => lock.path === path))
      .map((path) => `${path} takes no lock of a session`),
  ];
}
