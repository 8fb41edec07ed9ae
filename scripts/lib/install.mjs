import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installEnvironment, root } from './paths.mjs';
import { step } from './step.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/** Brings node_modules to the state of the lock file when it is missing or out of date. */
export async function install() {
  if (isInstalled(root)) return;
  console.log('Installing the libraries; this takes a minute and happens only when they change.');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Vite is a development dependency, and `npm start` builds with it: NODE_ENV=production must not leave it out.
  await step('npm ci', 'npm', ['ci', '--include=dev', '--include=optional', ...quiet], { env: installEnvironment() });
  if (!hasNode24(root)) {
    // Where install scripts are switched off, the package `node` still waits for the script that brings its program.
    const rebuild = ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts', ...quiet];
    await step('npm rebuild node', 'npm', rebuild, { env: installEnvironment() });
  }
}

/**
 * Compares what npm noted down while installing with the lock file: contents, not times, because
 * a checkout or a copy of the folder changes times at will.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  const wanted = readPackages(join(folder, 'package-lock.json'));
  return installed !== undefined && wanted !== undefined && hasNode24(folder) && agrees(wanted, installed);
}

/**
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @returns {boolean}
 */
function agrees(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = installed[path];
      // Optional packages for other machines are in the lock file and rightly not installed.
      if (!found) return entry.optional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
}

/**
 * @param {string} folder
 * @returns {boolean}
 */
function hasNode24(folder) {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  // existsSync follows links: npm makes the link even when the program behind it was never brought.
  return existsSync(join(folder, 'node_modules/.bin', name)) || Number.parseInt(process.versions.node, 10) >= 24;
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
