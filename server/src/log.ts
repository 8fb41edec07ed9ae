import { pino, type DestinationStream, type Logger } from 'pino';

const secrets = ['token', 'password', 'password_pay', 'oldpassword', 'newpassword', 'repPwd'];
const secretHeaders = ['headers.token', 'headers.cookie', 'headers["desk-token"]'];
/** PostgreSQL's error detail contains the whole refused row, with names, addresses and hashes. */
const rows = ['err.detail'];

/** A structured logger, by default on standard output, with all tokens and passwords redacted. */
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
