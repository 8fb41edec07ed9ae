import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnvironment } from './paths.mjs';
import { step } from './step.mjs';

const notSources = /^(?:node_modules|dist|e2e|test-results|playwright-report|\..*)$|\.test\.tsx?$/;

/** Builds both front ends, for the browser and, where pages are drawn there, for the server. */
export async function buildFrontEnds() {
  await buildWhenChanged('storefront', 'Building the storefront');
  await buildConsole();
}

/** Builds the console, which is served as it was built even while one works on the rest. */
export async function buildConsole() {
  await buildWhenChanged('console', 'Building the console');
}

/**
 * Builds a workspace when what it is made from changed since the last time.
 * @param {string} workspace
 * @param {string} title
 */
async function buildWhenChanged(workspace, title) {
  const stamp = join(root, workspace, 'dist/.built');
  const fingerprint = fingerprintOf(root, [workspace, 'client', 'contract', 'icons', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  // An interrupted build must not pass for a finished one.
  rmSync(stamp, { force: true });
  // Started from tests, the environment would ask for React's slow build for development.
  await step(title, 'npm', ['run', 'build', '-w', workspace, '--loglevel=error'], {
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  mkdirSync(join(root, workspace, 'dist'), { recursive: true });
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
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
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
