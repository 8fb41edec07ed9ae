/** Milliseconds after which something that still runs, since it waits for a lock or a slow answer, holds up no others. */
const patience = 50;

/**
 * Runs what is gathered while something runs: the next is started when it ends, or takes too long, and at once where nothing runs.
 *
 * @param start starts what waits; null where nothing does
 * @returns to be called when something was added to what waits
 */
export function oneAfterAnother(start: () => Promise<unknown> | null): () => void {
  /** What runs, for which those that arrive wait; null: nothing. */
  let running: Promise<unknown> | null = null;

  return function startNext(): void {
    if (running) return;
    const started = start();
    if (!started) return;
    running = started;
    const goOn = () => {
      if (running !== started) return;
      running = null;
      startNext();
    };
    const timer = setTimeout(goOn, patience);
    void started.finally(() => {
      clearTimeout(timer);
      goOn();
    });
  };
}
