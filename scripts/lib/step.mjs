import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './paths.mjs';

/** A failed step of a script. Its output has already shown the reason. */
export class StepFailed extends Error {}

/**
 * Runs a program in this terminal, with a heading and its duration.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<void>}
 * @throws {StepFailed}
 */
export async function step(title, program, args, options = {}) {
  const started = performance.now();
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`);
  const outcome = await run(program, args, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (outcome !== undefined) throw new StepFailed(`${title} failed after ${seconds} s (${outcome})`);
  console.log(`   ${title}: done in ${seconds} s`);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} options
 * @returns {Promise<string | undefined>} what went wrong, or undefined
 */
function run(program, args, { env = toolEnvironment(), timeoutMs }) {
  return new Promise((resolve) => {
    // Scripts are not interactive: standard input is closed.
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', (error) => settle(error.message));
    child.on('close', (code, signal) =>
      settle(code === 0 ? undefined : signal ? `signal ${signal}` : `exit code ${code}`),
    );

    /** @param {string} [outcome] */
    function settle(outcome) {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(outcome);
    }
  });
}

/**
 * Runs the body of a script and sets its exit code. A failed step is printed without a stack.
 * @param {() => Promise<unknown>} body
 */
export async function script(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
