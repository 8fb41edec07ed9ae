import type { Locale } from '@tradewind/contract/base/locales';
import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../../platform/mail/index.ts';

export interface NotificationsDeps extends Deps {
  readonly mails: Mailer;
  /** The language of mails to users without a chosen one. */
  readonly defaultLocale: Locale;
}
