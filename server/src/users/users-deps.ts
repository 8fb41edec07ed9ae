import type { Locale } from '@tradewind/contract/locales';
import type { UserInfo } from '@tradewind/contract/users';
import type { Deps } from '../base/deps.ts';
import type { MailRoom } from '../mail/index.ts';

/** What the Me screen counts and only higher modules know. */
export type UserCounts = Pick<UserInfo, 'order_counts' | 'cart_count' | 'notification_count'>;

export interface PaymentCodeDeps extends Deps {
  /** Kept outside the database, so that a copy of the database alone gives nobody the codes. */
  readonly paymentCodeSecret: Buffer;
}

export interface UsersDeps extends PaymentCodeDeps {
  readonly defaultLocale: Locale;
  readonly mails: MailRoom;
  counts(userId: string): Promise<UserCounts>;
}
