import type { Article } from '../outline.ts';

/** The questions of help by topic, in their order. Addresses contain these names, so they stay. */
export const helpTopics = {
  account: ['open-account', 'forgot-password', 'confirm-email', 'payment-code', 'signed-in-devices'],
  orders: ['time-to-pay', 'cancel-order', 'change-address', 'promo-codes', 'other-currencies'],
  delivery: ['when-shipped', 'follow-parcel', 'not-arrived', 'confirm-received', 'duty-and-tax'],
  refunds: ['request-refund', 'shop-answers', 'send-back', 'where-refund-goes', 'dispute'],
  wallet: ['where-is-my-money', 'fund-record', 'wallet-closed'],
  'top-up': ['ways-to-top-up', 'deposit-missing', 'wrong-network'],
  withdrawals: ['how-to-withdraw', 'withdrawal-promise', 'withdrawal-refused', 'withdrawals-paused'],
  safety: ['who-sells', 'write-review', 'ask-question', 'never-asked', 'open-shop'],
} as const;

export type HelpTopicSlug = keyof typeof helpTopics;
export type HelpQuestionSlug = (typeof helpTopics)[HelpTopicSlug][number];

/** Help in one language; a missing topic or question does not compile. */
export interface HelpTexts {
  topics: Readonly<Record<HelpTopicSlug, string>>;
  questions: Readonly<Record<HelpQuestionSlug, Article>>;
}
