import type { Locale } from '@tradewind/contract/base/locales';
import type { Deps } from '../../base/deps.ts';
import type { Pusher } from '../push/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';

export interface NotificationsDeps extends Deps {
  readonly mails: Mailer;
  /** Writes to browsers; without it none are written to. */
  readonly push?: Pusher | undefined;
  /** The language of mails to users without a chosen one. */
  readonly defaultLocale: Locale;
}
