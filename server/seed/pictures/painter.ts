import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Recipe } from './recipe.ts';

/** What the painter is told to do. */
export interface PaintingOrder {
  /** The folder of the installation's files. */
  folder: string;
  recipes: readonly Recipe[];
}

export interface Painter {
  pid: number | undefined;
  /** Resolves when it has painted everything or was told to stop. @throws when it ended by itself too early. */
  ended: Promise<void>;
}

/**
 * Starts painting in a process of its own, which the system lets run when nothing else wants to: whoever waits for an
 * answer goes before someone who may come. It ends with its order, with `signal`, and with us, however we end.
 */
export function startPainter(order: PaintingOrder, signal: AbortSignal): Painter {
  const program = join(import.meta.dirname, 'painter-program.ts');
  const painter = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = () => void painter.kill();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  // Should it be gone before it hears of its order, its exit says so.
  painter.send(order, () => undefined);

  const end = async () => {
    const [code, killedBy] = (await once(painter, 'exit')) as [number | null, string | null];
    signal.removeEventListener('abort', stop);
    if (code !== 0 && !signal.aborted) throw new Error(`The painter ended with ${code ?? killedBy}`);
  };
  return { pid: painter.pid, ended: end() };
}
