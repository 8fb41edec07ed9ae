import type { PlatformTexts } from './articles.ts';

export const en: PlatformTexts = {
  about: [
    'What Tradewind is',
    `A marketplace of independent shops with a wallet. You buy from the shop that a product belongs to; the platform takes the payment, holds it until you have the goods, and settles what goes wrong.`,
  ],
  'held-money': [
    'Your money is held until you have the goods',
    `What you pay for an order lies in an account of the order’s own. The shop gets it {aftersale_time} after the receipt. Each order shows where its money is, and the same books say so to you, to the shop and to us.`,
  ],
  'counted-figures': [
    'Figures can’t be edited',
    `Sales, followers and ratings are counted from real orders and real reviews. No screen sets them, not even ours. A new shop says that it is new.`,
  ],
  withdrawals: [
    'Withdrawals have fixed terms',
    `Fee, review time and arrival are shown and fixed when you request. The amount is held at once; a refusal has a reason and gives everything back. Nobody ever asks you for a further payment to release your money.`,
  ],
  disputes: [
    'The unhappy path is whole',
    `Refunds of a part, returns, refunds after the shop was paid, disputes with a ruling: each has its deadlines, and silence never costs you a right. If a shop does not answer, you get your money or an operator decides.`,
  ],
  contact: [
    'Contact',
    `Write to customer service from Me or from any order; we see the order that it is about. Who runs this platform in law is named in the imprint under Law and policy.`,
  ],
};
