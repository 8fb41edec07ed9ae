import { Secret, TOTP } from 'otpauth';
import { second, type MovableClock } from '../src/base/clock/clock.ts';

/** The code that an authenticator shows at the clock's time. */
export const codeNow = (clock: MovableClock, secret: string): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: 30,
    algorithm: 'SHA1',
    timestamp: clock.now().getTime(),
  });

/** The next code, after the clock has moved on, since a code works once. */
export function nextCode(clock: MovableClock, secret: string): string {
  clock.advance(31 * second);
  return codeNow(clock, secret);
}
