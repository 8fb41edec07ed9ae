import { delimiter, dirname, join, resolve } from 'node:path';

/** The folder of the whole project. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** Where npm links the programs of packages. */
export const bin = join(root, 'node_modules/.bin');

/**
 * The environment for tools of node_modules: they and Node 24 are found first, which is among them or the one we run on.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more = {}) {
  // Node keeps the code that it has compiled or stripped of its types: tests start many processes.
  const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node-compile');
  return {
    NODE_COMPILE_CACHE,
    ...process.env,
    ...more,
    PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
  };
}

/**
 * The environment for the npm that installs: without node_modules/.bin, because it must not run on a Node
 * that it is about to remove.
 * @returns {NodeJS.ProcessEnv}
 */
export function installEnvironment() {
  const places = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  return { ...process.env, PATH: places.join(delimiter) };
}
