import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode24 } from './node24.mjs';
import { root, toolEnvironment } from './paths.mjs';

const endWithLauncher = fileURLToPath(new URL('end-with-launcher.mjs', import.meta.url));

/**
 * Runs a program on Node 24 with our terminal, until it ends, and ends with its exit code.
 *
 * The program gets a process group of its own. In a shared one, Ctrl-C would reach it from the terminal and again
 * through us, and a second signal means "at once, even in the middle of a request". Should we be killed without
 * being able to pass anything on, the channel between us closes and the program stops itself in order.
 * @param {string[]} args arguments of `node`, the program's file first or after options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export function serve(args, env = {}) {
  const windows = process.platform === 'win32';
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const node = findNode24();
  if (!node) throw new Error('Node 24 is missing in node_modules. Remove the folder node_modules and start again.');
  const child = spawn(node, [...settings, `--import=${endWithLauncher}`, ...args], {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !windows,
    shell: windows,
  });

  let passedOn = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!passedOn) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      passedOn = true;
    });
  }

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve();
    });
  });
}
