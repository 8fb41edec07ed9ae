import type { FastifyBaseLogger } from 'fastify';

/** Ends the process. */
export interface ProcessEnd {
  /** For an error after which the process can't go on: logs it, stops in order and exits with 1. */
  fail(error: unknown, message: string): void;
}

/** Milliseconds for stopping in order; afterwards the process exits at once. Supervisors allow 30 seconds. */
const stopTimeout = 25_000;

/**
 * Ends the process on SIGINT and SIGTERM, and on an error that nobody handled, so that its supervisor starts it again.
 *
 * @param stop finishes what runs and closes everything; called once
 */
export function endProcessWith(stop: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error' | 'fatal'>): ProcessEnd {
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      log.error('Stopping takes too long');
      process.exit(1);
    }, stopTimeout).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  const fail = (error: unknown, message: string) => {
    log.fatal({ err: error }, message);
    end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  process.on('uncaughtException', (error) => fail(error, 'An error was not handled'));
  process.on('unhandledRejection', (error) => fail(error, 'A rejection was not handled'));
  return { fail };
}
