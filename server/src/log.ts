import { pino, type Logger } from 'pino';

/** Structured logs on standard output. What could let somebody in, or pay, never gets there. */
export function logger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['token', 'password', 'password_pay', 'oldpassword', 'newpassword', 'repPwd', 'headers.token', 'headers.cookie', '*.password', '*.token', '*.password_pay'],
      censor: '…',
    },
  });
}
