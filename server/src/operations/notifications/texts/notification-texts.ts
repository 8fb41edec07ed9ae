import type { Texts } from '@tradewind/contract/base/locales';

/** The texts of a kind. `fill-text.ts` of the contract explains `{…}` and `[…]`; `{amount}` is money. */
export interface NotificationTexts {
  title: Texts;
  text: Texts;
  /** The label of the mail's button; the title when absent. */
  action?: Texts;
}
