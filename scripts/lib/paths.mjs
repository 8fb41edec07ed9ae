import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The folder of the whole project. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const bin = join(root, 'node_modules/.bin');

/**
 * The Node 24 to run TypeScript with: the one that was installed with the libraries, else the one we run on.
 * @returns {string}
 */
export function node24() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  if (existsSync(join(bin, name))) return join(bin, name);
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error('Node 24 is missing in node_modules. Remove the folder node_modules and start again.');
}

/**
 * The environment for tools of node_modules: they and Node 24 are found first.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more = {}) {
  return { ...process.env, ...more, PATH: [bin, process.env.PATH].join(delimiter) };
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
