import { eventKind } from '../../base/jobs/jobs.ts';

/** What happens to what guards an account. Its owner is told of each, wherever it was done. */
export interface UserEvent {
  userId: string;
  /** When, as ISO text: the same thing may happen again. */
  at: string;
}

/** The login password: changed with the old one, or given anew by mail. */
export const passwordChanged = eventKind<UserEvent & { how: 'changed' | 'reset' }>('user_password_changed');

/** The payment code: set for the first time, changed with the old one, or given anew by mail. */
export const paymentCodeChanged = eventKind<UserEvent & { how: 'set' | 'changed' | 'reset' }>(
  'user_payment_code_changed',
);

/** Too many wrong tries have locked the payment code. */
export const paymentCodeLocked = eventKind<UserEvent>('user_payment_code_locked');

/** The e-mail address was confirmed or replaced; `before` is the one that it had, if another. */
export const emailChanged = eventKind<UserEvent & { email: string; before: string | null }>('user_email_changed');

/** Somebody signed in from a kind of browser that this account has not seen. */
export const signedInOnNewDevice = eventKind<UserEvent & { device: string; address: string }>('user_signed_in_anew');
