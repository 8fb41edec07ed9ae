import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. */
export interface ChildServer {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Asks one question, which its file answers. One at a time. */
  readonly ask: <Answer>(question: Serializable) => Promise<Answer>;
  /** Does nothing when it has stopped already. */
  readonly stop: () => Promise<void>;
}

const killAfter = 15_000;

/**
 * Starts a file that sends its port when ready and stops when its parent ends.
 *
 * @param file its absolute path
 * @param work its first message
 */
export async function startChildServer(file: string, env: NodeJS.ProcessEnv, work?: object): Promise<ChildServer> {
  // `execArgv` is empty, because modules preloaded by the launcher would keep the child from waiting for its work.
  const child = fork(file, {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (work) child.send(work);
  const ready = once(child, 'message').then(([port]) => port as number);
  const port = await Promise.race([ready, ended.then(() => null)]);
  if (port === null) throw new Error(`${file} ended before it was ready`);
  return {
    process: child,
    origin: `http://127.0.0.1:${port}`,
    async ask<Answer>(question: Serializable) {
      child.send(question);
      const answered = await Promise.race([once(child, 'message'), ended.then(() => null)]);
      if (!answered) throw new Error(`${file} ended before it answered`);
      return answered[0] as Answer;
    },
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => child.kill('SIGKILL'), killAfter);
      await ended;
      clearTimeout(killing);
    },
  };
}
