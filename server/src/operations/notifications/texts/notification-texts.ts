import type { Texts } from '@tradewind/contract/base/locales';

/** What a notification says. `fill-text.ts` of the contract explains `{…}` and `[…]`; `{amount}` is money. */
export interface NotificationTexts {
  title: Texts;
  text: Texts;
}
