import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './configuration.ts';
import { endAtOnce, processesOn, searchPath, type Machine } from './machines.ts';

/** A program that runs on a machine until it is killed. Nothing starts it again but `start`. */
export interface Program {
  name: string;
  start(): void;
  /** Kills it (SIGKILL), with all processes that it has started; resolves when they are gone. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  machine: Machine;
  name: string;
  /** Who runs it. */
  user: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The folder of its log. */
  folder: string;
  /** The names of processes of its own that outlive it. */
  children?: readonly string[];
}

export function programOf({ machine, name, user, args, env = {}, folder, children = [] }: ProgramOptions): Program {
  let running: ChildProcess | null = null;
  return {
    name: `${name} on ${machine.name}`,
    start() {
      const log = openSync(join(folder, `${machine.name}-${name}.log`), 'a');
      const [command, ...rest] = machine.command(user, args);
      running = spawn(command!, rest, { cwd: root, env: { ...searchPath, ...env }, stdio: ['ignore', log, log] });
      closeSync(log);
    },
    async kill() {
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
      for (const pid of await processesOn(machine.name)) if (children.includes(await nameOf(pid))) endAtOnce(pid);
    },
  };
}

/** The name of a process; '' when it has ended. */
const nameOf = async (pid: number): Promise<string> =>
  (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim();
