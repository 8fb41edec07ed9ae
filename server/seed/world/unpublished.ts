import type { LocalTexts } from '../../src/base/db/tables.ts';
import { texts } from './texts.ts';

/** A product of the demo data that shoppers don't see; it borrows the pictures of another one. */
export interface UnpublishedProduct {
  slug: string;
  shop: string;
  picturesOf: string;
  titles: LocalTexts;
  summaries: LocalTexts;
  /** US cents. */
  price: bigint;
  stock: number;
  code: string;
  weightGrams: number;
  /** Why an operator took it down; a draft without a reason. */
  takenDownFor?: string;
}

/** Work in progress at the desk of one shop: a complete draft, one that lacks languages, and one taken down by an operator. */
export const unpublished: readonly UnpublishedProduct[] = [
  {
    slug: 'hush-pro-second-edition',
    shop: 'hoshi-audio',
    picturesOf: 'hush-pro-wireless-headphones',
    titles: texts(
      'Hush Pro second edition',
      'Hush Pro 第二代',
      'Hush Pro セカンドエディション',
      'Hush Pro 2세대',
      'Hush Pro รุ่นที่สอง',
    ),
    summaries: texts(
      'Lighter, and charged by any cable.',
      '更轻，任何数据线都能充电。',
      'さらに軽く、どのケーブルでも充電できます。',
      '더 가볍고 어떤 케이블로도 충전됩니다.',
      'เบากว่าเดิม ชาร์จด้วยสายใดก็ได้',
    ),
    price: 21_900n,
    stock: 0,
    code: 'HP2-BLK',
    weightGrams: 420,
  },
  {
    slug: 'hush-lite-travel-case',
    shop: 'hoshi-audio',
    picturesOf: 'hush-lite-folding-headphones',
    titles: { en: 'Travel case for Hush Lite', ja: 'Hush Lite 用トラベルケース' },
    summaries: { en: 'Felt inside, canvas outside.' },
    price: 2_400n,
    stock: 40,
    code: 'HL-CASE',
    weightGrams: 160,
  },
  {
    slug: 'encore-karaoke-stand',
    shop: 'hoshi-audio',
    picturesOf: 'encore-karaoke-microphone',
    titles: texts(
      'Stand for the Encore microphone',
      'Encore 麦克风支架',
      'Encore マイクスタンド',
      'Encore 마이크 스탠드',
      'ขาตั้งไมโครโฟน Encore',
    ),
    summaries: { en: 'Folds into a backpack.' },
    price: 3_900n,
    stock: 12,
    code: 'EN-STAND',
    weightGrams: 900,
    takenDownFor: 'The pictures show the microphone, not the stand. Please take your own.',
  },
];
