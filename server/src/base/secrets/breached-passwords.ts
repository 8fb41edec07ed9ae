import { createHash } from 'node:crypto';
import { callOutside } from '../http/outgoing.ts';

/** Whether a password is known to have been stolen somewhere; false also where that can't be found out. */
export type IsBreached = (password: string) => Promise<boolean>;

/** For installations that ask nobody. */
export const neverBreached: IsBreached = async () => false;

/** Somebody waits for the answer. */
const limits = { timeout: 2_000, maxBytes: 500_000 };
/** How much of the hash is told: about a thousand stolen passwords share it with this one. */
const prefixLength = 5;

/**
 * Asks a service with the range API of Have I Been Pwned: it is told five characters of the password's hash, and answers
 * with the rest of every hash that begins so. A service that does not answer in time refuses no password.
 *
 * @param address to which the characters are appended
 * @param logFailure is called with why a password was not checked
 */
export function breachedPasswords(address: string, logFailure: (error: unknown) => void): IsBreached {
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)];
    try {
      const { status, body } = await callOutside(`${address}${prefix}`, {
        ...limits,
        // Answers of one length, so that whoever sees the line can't tell which one it was.
        headers: { 'add-padding': 'true', 'user-agent': 'Tradewind' },
      });
      if (status !== 200) throw new Error(`The service of breached passwords answers with status ${status}`);
      return body.split('\n').some((line) => isListed(line, rest));
    } catch (error) {
      logFailure(error);
      return false;
    }
  };
}

/** A line is the rest of a hash and how often it was seen; padding was seen 0 times. */
function isListed(line: string, rest: string): boolean {
  const [hash, times] = line.trim().split(':');
  return hash?.toUpperCase() === rest && Number(times) > 0;
}
