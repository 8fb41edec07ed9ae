import type { Read } from '../../base/db/database.ts';

/**
 * Finds the anti-phishing phrase that a mail to an account shows; empty without one, or when the mail goes to an address
 * that the account has not confirmed.
 */
export type FindPhrase = (read: Read, userId: string, to: string) => Promise<string>;
