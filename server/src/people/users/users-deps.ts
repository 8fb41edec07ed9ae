import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';
import type { UserInfo } from '@tradewind/contract/people/users';
import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../../platform/mail/index.ts';

/** What the Me screen shows of an account and only higher modules know. */
export interface AccountSummary extends Pick<UserInfo, 'order_counts' | 'cart_count' | 'notification_count'> {
  balance: Money;
}

export interface PaymentCodeDeps extends Deps {
  /** Kept outside the database, so that a copy of the database alone gives nobody the codes. */
  readonly paymentCodeSecret: Buffer;
}

export interface UsersDeps extends PaymentCodeDeps {
  readonly defaultLocale: Locale;
  readonly mails: Mailer;
  summaryOf(userId: string): Promise<AccountSummary>;
}
