import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideNode24 } from './node24.mjs';
import { bin, installEnvironment, root } from './paths.mjs';
import { step } from './step.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * Brings node_modules to the state of the lock file when it is missing or out of date, and Node 24 where there is none.
 * @param {{ tools?: boolean }} [options] `tools`: also what checks and tests, and is not needed to build and to run
 */
export async function install({ tools = false } = {}) {
  if (!isInstalled(root, { tools })) {
    console.log('Installing the libraries; this takes a minute and happens only when they change.');
    // Who has the tools keeps them. Said in so many words, because npm listens to NODE_ENV too.
    const kind = tools || existsSync(join(bin, 'vitest')) ? '--include=dev' : '--omit=dev';
    const args = ['ci', kind, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await step('npm ci', 'npm', args, { env: installEnvironment() });
  }
  await provideNode24();
}

/**
 * Compares what npm noted down while installing with the lock file: contents, not times, because
 * a checkout or a copy of the folder changes times at will.
 * @param {string} folder
 * @param {{ tools: boolean }} options whether development dependencies have to be there too
 * @returns {boolean}
 */
export function isInstalled(folder, { tools }) {
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  const wanted = readPackages(join(folder, 'package-lock.json'));
  return installed !== undefined && wanted !== undefined && agrees(wanted, installed, tools);
}

/**
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @param {boolean} tools
 * @returns {boolean}
 */
function agrees(wanted, installed, tools) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = installed[path];
      // Optional packages for other machines are in the lock file and rightly not installed; so are tools, for who only runs it.
      if (!found) return entry.optional === true || (entry.dev === true && !tools);
      return found.version === entry.version && found.integrity === entry.integrity;
    });
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
