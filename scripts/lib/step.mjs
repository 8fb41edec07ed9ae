import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './paths.mjs';

/** A failed step of a script. Its output has already shown the reason. */
export class StepFailed extends Error {}

/** @typedef {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} StepOptions */

/**
 * Runs a program in this terminal, with a heading and its duration.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {StepOptions} [options]
 * @returns {Promise<void>}
 * @throws {StepFailed}
 */
export async function step(title, program, args, options = {}) {
  const started = performance.now();
  console.log(heading(title));
  report(title, started, await run(program, args, options));
}

/**
 * Runs a program like `step`, beside others: what it prints is shown when it has ended.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {StepOptions} [options]
 * @returns {Promise<void>}
 * @throws {StepFailed}
 */
export async function stepBeside(title, program, args, options = {}) {
  const started = performance.now();
  /** @type {Buffer[]} */
  const output = [];
  const outcome = await run(program, args, options, (chunk) => output.push(chunk));
  console.log(`${heading(title)}\n${Buffer.concat(output).toString().trimEnd()}`);
  report(title, started, outcome);
}

/**
 * Runs tasks, two at a time, in their order. After a failure no further task begins.
 * @param {(() => Promise<void>)[]} tasks
 * @throws what the first failed task throws, when the other one has ended too
 */
export async function twoAtATime(tasks) {
  const waiting = [...tasks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await next().catch((error) => {
        waiting.length = 0;
        throw error;
      });
  };
  const failure = (await Promise.allSettled([worker(), worker()])).find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/** @param {string} title */
const heading = (title) => `\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}`;

/**
 * @param {string} title
 * @param {number} started
 * @param {string | undefined} outcome
 * @throws {StepFailed}
 */
function report(title, started, outcome) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (outcome !== undefined) throw new StepFailed(`${title} failed after ${seconds} s (${outcome})`);
  console.log(`   ${title}: done in ${seconds} s`);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {StepOptions} options
 * @param {(chunk: Buffer) => void} [collect] receives the output instead of this terminal
 * @returns {Promise<string | undefined>} what went wrong, or undefined
 */
function run(program, args, { env = toolEnvironment(), timeoutMs }, collect) {
  return new Promise((resolve) => {
    // Scripts are not interactive: standard input is closed.
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
      timeout: timeoutMs,
    });
    for (const stream of [child.stdout, child.stderr]) if (collect) stream?.on('data', collect);
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
