import pg from 'pg';

/**
 * The database can't be reached, is starting or stopping, or the connection was lost. If it was lost during a commit, the
 * transaction may or may not have been kept.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable', { cause });
  }
}

/** SQL states of a server that stops, starts or accepts no more connections, beside class 08. */
const states = new Set(['57P01', '57P02', '57P03', '53300']);

/** Messages of the driver about connections, which have no code. */
const connectionLost = /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/;

/** @returns a DatabaseUnavailable for the errors of lost and refused connections, any other error unchanged. */
export function asOutage(error: unknown): unknown {
  return isOutage(error) ? new DatabaseUnavailable(error) : error;
}

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return states.has(error.code ?? '') || (error.code ?? '').startsWith('08');
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || connectionLost.test(error.message);
}
