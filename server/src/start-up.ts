import { StartUpError } from './base/start-up-error.ts';

/** Says why the program can't go on: the message alone where a person can put it right, else everything. */
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
