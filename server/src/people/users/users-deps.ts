import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';
import type { SecondStep } from '@tradewind/contract/people/second-step';
import type { UserInfo } from '@tradewind/contract/people/users';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { IsBreached } from '../../base/secrets/breached-passwords.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { AgeCookies } from './state-age.ts';

/** Data of the Me screen that comes from higher modules. */
export interface AccountSummary extends Pick<
  UserInfo,
  'order_counts' | 'cart_count' | 'notification_count' | 'message_count'
> {
  balance: Money;
}

/** A query for each part of the summary, provided by the module that owns it. */
export type AccountSummaryPorts = {
  readonly [Part in keyof AccountSummary]: (read: Read, userId: string) => Promise<AccountSummary[Part]>;
};

export interface PaymentCodeDeps extends Deps {
  /** Stored outside of the database, so that a copy of the database does not reveal the codes. */
  readonly paymentCodeSecret: Buffer;
}

export interface UsersDeps extends PaymentCodeDeps {
  readonly defaultLocale: Locale;
  readonly mails: Mailer;
  readonly isBreached: IsBreached;
  readonly summary: AccountSummaryPorts;
  readonly ages: AgeCookies;
  /** Checks the second factor at the sign-in of accounts that chose it; of the module that owns second factors. */
  checkSecondStep(tx: Tx, userId: string, input: Pick<SecondStep, 'factor_code'>, now: Date): Promise<void>;
}
