import { randomInt } from 'node:crypto';

/** Letters and digits that can't be mistaken for each other: neither I, L, O nor 0, 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

/** A new invitation code: about 8 × 10¹¹ are possible. */
export const newInvitationCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A code as it was typed or copied, in its one spelling. */
export const readInvitationCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** A name of which a stranger learns the first letter only. */
export const maskName = (name: string): string => `${[...name][0] ?? ''}***`;
