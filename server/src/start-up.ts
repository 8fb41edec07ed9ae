import { StartUpError } from './base/start-up-error.ts';

/** Prints why the program can't start: only the message of a StartUpError, otherwise the stack and all causes. */
export function reportStartUpError(error: unknown): void {
  process.stderr.write(
    `\n${error instanceof StartUpError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  for (
    let cause = error instanceof Error && !(error instanceof StartUpError) ? error.cause : undefined;
    cause instanceof Error;
    cause = cause.cause
  ) {
    process.stderr.write(`Because: ${cause.message}\n`);
  }
  process.exitCode = 1;
}
