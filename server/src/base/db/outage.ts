import pg from 'pg';

/**
 * The database can't be reached, is starting or stopping, has no room left, or the connection was lost. If it was lost
 * during a commit, the transaction may or may not have been kept.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable', { cause });
  }
}

/** SQL state of a write where only reads are allowed. */
const readOnly = '25006';

/** SQL states of a server that stops or starts, or that ended a session in which nothing happened. */
const states = new Set(['57P01', '57P02', '57P03', '25P03']);

/** Classes of SQL states: connections, and what the server has too little of, such as disk and connections. */
const classes = new Set(['08', '53']);

/** Messages of the driver about connections, which have no code. */
const connectionLost =
  /^(Connection terminated|timeout e|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** @returns a DatabaseUnavailable for the errors of lost and refused connections and of full disks, any other error unchanged. */
export function asOutage(error: unknown): unknown {
  return isOutage(error) ? new DatabaseUnavailable(error) : error;
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return isConnectionLost(error);
  const { code = '' } = error;
  return states.has(code) || classes.has(code.slice(0, 2));
}

/** Whether the driver reports that a connection is lost or was never made. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof pg.DatabaseError) &&
  ('syscall' in error || connectionLost.test(error.message));

/** Whether a statement was refused because the server, or the transaction, only reads. */
export const isReadOnly = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === readOnly;
