import type { PlatformTexts } from './articles.ts';

export const en: PlatformTexts = {
  about: [
    'What Tradewind is',
    `A marketplace of independent shops with a wallet. You buy from the shop that a product belongs to; the platform takes the payment, holds it until you have the goods, and sorts out what goes wrong.`,
  ],
  'held-money': [
    'Your money is held until you have the goods',
    `What you pay for an order is held in a separate account for that order. The shop gets it {aftersale_time} after receipt. Each order shows where its money is, and you, the shop and we all see the same books.`,
  ],
  'counted-figures': [
    'Figures can’t be edited',
    `Sales, followers and ratings are counted from real orders and real reviews. No screen can set them, not even ours. A new shop is shown as new.`,
  ],
  withdrawals: [
    'Withdrawals have fixed terms',
    `Fee, review time and arrival time are shown and fixed when you request one. The amount is held right away; a refusal comes with a reason and everything goes back to you. Nobody ever asks you for a further payment to release your money.`,
  ],
  disputes: [
    'When things go wrong',
    `Partial refunds, returns, refunds after the shop was paid, disputes with a ruling: each has its deadlines, and silence never costs you a right. If a shop does not answer, you get your money or an operator decides.`,
  ],
  contact: [
    'Contact',
    `Write to customer service from Me or from any order; we see which order it is about. Who is legally responsible for this platform is named in the imprint under Law and policy.`,
  ],
};
