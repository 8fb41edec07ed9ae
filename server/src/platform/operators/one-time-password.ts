import { randomInt } from 'node:crypto';

/** Without characters that are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for one sign-in, about 79 bits: `k3vx-9qpa-…`. */
export function newOneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
