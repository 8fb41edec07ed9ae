import type { Texts } from '@tradewind/contract/base/locales';
import { texts } from './texts.ts';

/** What a shop offers in a flash sale: some choices of a product, or its first one. */
export interface DemoFlashOffer {
  product: string;
  choices?: readonly string[];
  /** Off the usual price, in per cent. */
  off: number;
  quota: number;
  perShopper: number;
  /** No operator has decided it yet. */
  waiting?: true;
}

export interface DemoFlashSale {
  slug: string;
  name: Texts;
  /** Hours from the time of seeding. */
  from: number;
  until: number;
  offers: readonly DemoFlashOffer[];
}

/** One sale that runs and one that is to come. */
export const flashSales: readonly DemoFlashSale[] = [
  {
    slug: 'two-day-deals',
    name: texts('Two-day deals', '两日闪购', '2日間限定タイムセール', '이틀 특가', 'ดีลสองวัน'),
    from: -8,
    until: 48,
    offers: [
      { product: 'red-glazed-rice-bowl', off: 35, quota: 20, perShopper: 4 },
      { product: 'longan-blossom-honey', choices: ['longan|350'], off: 40, quota: 8, perShopper: 2 },
      { product: 'heritage-fm-bluetooth-radio', off: 25, quota: 6, perShopper: 1 },
      { product: 'birne-glass-table-lamp', choices: ['honey|150', 'ice|150'], off: 30, quota: 5, perShopper: 1 },
      { product: 'bolt-coding-robot-kit', choices: ['red|40', 'blue|40'], off: 20, quota: 5, perShopper: 1 },
      { product: 'hill-stripe-scarf', choices: ['red', 'navy', 'sage', 'sand'], off: 45, quota: 3, perShopper: 2 },
    ],
  },
  {
    slug: 'weekend-lights',
    name: texts('Warm weekend', '暖心周末', 'ぬくもり週末セール', '따뜻한 주말 세일', 'วีกเอนด์อบอุ่น'),
    from: 72,
    until: 120,
    offers: [
      { product: 'nachtlicht-clip-lamp', choices: ['black', 'white'], off: 30, quota: 10, perShopper: 2 },
      { product: 'indigo-wrap-jacket', choices: ['blue|m'], off: 35, quota: 6, perShopper: 1 },
      { product: 'beechwood-steam-train', choices: ['red|none'], off: 25, quota: 10, perShopper: 1, waiting: true },
    ],
  },
];
