import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, installEnvironment, root } from './paths.mjs';
import { StepFailed, step } from './step.mjs';

const program = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The Node 24 that runs TypeScript: the one that was brought to `node_modules/.bin`, else the one we run on, if it is
 * new enough and still there: `npm ci` removes the one that was brought, also while it runs this file.
 * @param {string} [folder] the folder of the project
 * @param {{ version: string, program: string }} [running] the Node that runs this file
 * @returns {string | undefined} the path of its program
 */
export function findNode24(folder = root, running = { version: process.versions.node, program: process.execPath }) {
  const brought = join(folder, 'node_modules/.bin', program);
  if (existsSync(brought)) return brought;
  return Number.parseInt(running.version, 10) >= 24 && existsSync(running.program) ? running.program : undefined;
}

/** Brings Node 24 to `node_modules/.bin` where the Node of the machine is older. What comes, and that it is whole, is pinned in `scripts/node`. */
export async function provideNode24() {
  if (findNode24()) return;
  const draft = join(root, 'node_modules/.node-24');
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, 'scripts/node'), draft, { recursive: true });
  // No script of a package has to run, so it doesn't matter whether they may.
  const args = ['ci', '--prefix', draft, '--include=optional', '--ignore-scripts'];
  await step('Node 24', 'npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { env: installEnvironment() });
  const found = programsIn(join(draft, 'node_modules'))[0];
  if (!found)
    throw new StepFailed('There is no Node 24 for this machine among the packages. Install Node 24 or newer.');
  mkdirSync(bin, { recursive: true });
  renameSync(found, join(bin, program));
  // Headers and manuals are more than a third of the package.
  rmSync(draft, { recursive: true, force: true });
}

/**
 * @param {string} packages
 * @returns {string[]}
 */
function programsIn(packages) {
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .map((name) => join(packages, name, 'bin', program))
    .filter((path) => existsSync(path));
}
