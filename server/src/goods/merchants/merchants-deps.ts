import type { PaymentCodeDeps } from '../../people/users/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Locale } from '@tradewind/contract/base/locales';

export interface MerchantsDeps extends PaymentCodeDeps {
  mails: Mailer;
  /** The language of mails to accounts without a chosen one. */
  defaultLocale: Locale;
  demo: boolean;
}
