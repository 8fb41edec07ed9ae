import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';
import type { UserInfo } from '@tradewind/contract/people/users';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../../platform/mail/index.ts';

/** What the Me screen shows of an account and only higher modules know. */
export interface AccountSummary extends Pick<UserInfo, 'order_counts' | 'cart_count' | 'notification_count'> {
  balance: Money;
}

/** Each part of it, by whoever knows that. */
export type AccountSummaryPorts = {
  readonly [Part in keyof AccountSummary]: (read: Read, userId: string) => Promise<AccountSummary[Part]>;
};

export interface PaymentCodeDeps extends Deps {
  /** Kept outside the database, so that a copy of the database alone gives nobody the codes. */
  readonly paymentCodeSecret: Buffer;
}

export interface UsersDeps extends PaymentCodeDeps {
  readonly defaultLocale: Locale;
  readonly mails: Mailer;
  readonly summary: AccountSummaryPorts;
}
