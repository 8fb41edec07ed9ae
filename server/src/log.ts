import { pino, type DestinationStream, type Logger } from 'pino';

const secrets = ['token', 'password', 'password_pay', 'oldpassword', 'newpassword', 'repPwd'];
const secretHeaders = ['headers.token', 'headers.cookie', 'headers["desk-token"]'];
/** PostgreSQL tells the whole row that it refused, with names, addresses and hashes. */
const rows = ['err.detail'];

/** Structured logs on standard output, or elsewhere. What could let somebody in, or pay, never gets there. */
export function logger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`), ...secretHeaders, ...rows], censor: '…' },
    },
    destination,
  );
}
