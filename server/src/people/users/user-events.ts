import type { LockScope } from '@tradewind/contract/people/desk/accounts';
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

/** Too many wrong tries within a day have put the payment code out of use until it is reset by mail. */
export const paymentCodeBlocked = eventKind<UserEvent>('user_payment_code_blocked');

/** The e-mail address was confirmed or replaced; `before` is the replaced one, if any. */
export const emailChanged = eventKind<UserEvent & { email: string; before: string | null }>('user_email_changed');

/** The mobile number was confirmed, or another one was. */
export const mobileChanged = eventKind<UserEvent & { mobile: string; how: 'confirmed' | 'changed' }>(
  'user_mobile_changed',
);

/** An operator has locked the account, or changed what its lock stops; `contact` says where to write. */
export const accountLocked = eventKind<UserEvent & { stops: LockScope; contact: string }>('user_account_locked');

/** An operator has unlocked the account. */
export const accountUnlocked = eventKind<UserEvent>('user_account_unlocked');

/** An operator looked at the account as its owner sees it. */
export const accountLookedAt = eventKind<UserEvent>('user_account_looked_at');

/** A copy of the account's data can be downloaded, until a day such as `2026-03-01`. */
export const exportReady = eventKind<UserEvent & { until: string }>('user_data_export_ready');

/** The account is to be deleted on a day such as `2026-03-01`, unless that is taken back. */
export const deletionRequested = eventKind<UserEvent & { on: string }>('user_deletion_requested');

/** The account stays. */
export const deletionTakenBack = eventKind<UserEvent>('user_deletion_taken_back');

/** The first sign-in of the account from this kind of browser, or from this network. */
export const signedInAnew = eventKind<UserEvent & { from?: 'device' | 'network'; device: string; address: string }>(
  'user_signed_in_anew',
);
