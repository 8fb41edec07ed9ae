import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { StepFailed, step } from './step.mjs';

/**
 * Finds a Chromium that runs on this machine, or installs one.
 * @returns {Promise<string>} the path of its program
 */
export async function provideChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new StepFailed(`CHROMIUM_PATH is '${chosen}', and no browser runs there. Correct it or leave it out.`);
  }
  const found = findChromium();
  if (found) return found;

  for (const install of [downloadFromPlaywright, installFromDebian]) {
    await install().catch((error) => console.log(error instanceof StepFailed ? error.message : error));
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new StepFailed(
    'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its program.',
  );
}

/** @returns {string | undefined} */
function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...playwrightChromium()].find(works);
}

/** @returns {string[]} */
function playwrightChromium() {
  try {
    return [createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Whether the program runs. An existing file is not enough: on some systems `chromium-browser` only refers to another
 * package, and a downloaded Chromium may lack libraries.
 * @param {string} program
 * @returns {boolean}
 */
function works(program) {
  if (!existsSync(program)) return false;
  try {
    return /chrom/i.test(
      execFileSync(program, ['--version'], { encoding: 'utf8', timeout: 15_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return false;
  }
}

async function downloadFromPlaywright() {
  await step('Downloading Chromium', 'playwright', ['install', 'chromium'], { timeoutMs: 180_000 });
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-noto-cjk', 'fonts-thai-tlwg'];
  await step('apt-get update', 'apt-get', ['update', '-qq'], { env, timeoutMs: 180_000 });
  await step('apt-get install chromium', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    timeoutMs: 600_000,
  });
}
