import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { step } from './step.mjs';

const stamp = join(root, 'storefront/dist/.built');

/** What the built storefront is made from. */
const sources = ['storefront', 'contract', 'package-lock.json'];

const notSources = /^(?:node_modules|dist|e2e|test-results|playwright-report|\..*)$|\.test\.tsx?$/;

/** Builds the storefront, for the browser and for rendering on the server, when its sources changed since the last time. */
export async function buildStorefront() {
  const fingerprint = fingerprintOf(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  // An interrupted build must not pass for a finished one.
  rmSync(stamp, { force: true });
  await step('Building the storefront', 'npm', ['run', 'build', '-w', 'storefront', '--loglevel=error']);
  mkdirSync(join(root, 'storefront/dist'), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/**
 * A hash of the names and contents of all files below some paths.
 * @param {string} folder
 * @param {string[]} paths
 * @returns {string}
 */
function fingerprintOf(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesIn(folder, each))) {
    hash.update(`${path}\0`).update(readFileSync(join(folder, path))).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isFile()) && !notSources.test(entry.name))
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap((each) => filesIn(folder, each));
}
