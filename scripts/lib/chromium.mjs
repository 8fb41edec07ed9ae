import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { StepFailed, step } from './step.mjs';

/**
 * Finds a Chromium that runs on this machine, or gets one.
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

  for (const get of [downloadFromPlaywright, installFromDebian]) {
    await get().catch((error) => console.log(error instanceof StepFailed ? error.message : error));
    const got = findChromium();
    if (got) return got;
  }
  throw new StepFailed(
    'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its program.',
  );
}

/** @returns {string | undefined} */
function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = (process.env.PATH ?? '').split(delimiter).filter((place) => place !== '');
  const onPath = names.flatMap((name) => places.map((place) => join(place, name)));
  return [...onPath, ...playwrightsOwn()].find(works);
}

/** @returns {string[]} */
function playwrightsOwn() {
  try {
    return [createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * A file is not enough: on some systems `chromium-browser` only asks for another package, and a downloaded
 * Chromium may lack libraries.
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
