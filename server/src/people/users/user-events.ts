import { eventKind } from '../../base/jobs/jobs.ts';

/** Events about the credentials of an account, of which its owner is notified. */
export interface UserEvent {
  userId: string;
  /** ISO time. */
  at: string;
}

/** The login password was changed with the old one, or reset by mail. */
export const passwordChanged = eventKind<UserEvent & { how: 'changed' | 'reset' }>('user_password_changed');

/** The payment code was set for the first time, changed with the old one, or reset by mail. */
export const paymentCodeChanged = eventKind<UserEvent & { how: 'set' | 'changed' | 'reset' }>(
  'user_payment_code_changed',
);

/** Too many wrong tries have locked the payment code. */
export const paymentCodeLocked = eventKind<UserEvent>('user_payment_code_locked');

/** The e-mail address was confirmed or replaced; `before` is the replaced one, if any. */
export const emailChanged = eventKind<UserEvent & { email: string; before: string | null }>('user_email_changed');

/** The first sign-in of the account from this kind of browser. */
export const signedInOnNewDevice = eventKind<UserEvent & { device: string; address: string }>('user_signed_in_anew');
