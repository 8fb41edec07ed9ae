import type { Locale } from '@tradewind/contract/base/locales';
import type { CategoryCode } from '../world/types.ts';
import { about as en } from './reviews/en.ts';
import { about as ja } from './reviews/ja.ts';
import { about as ko } from './reviews/ko.ts';
import { about as th } from './reviews/th.ts';
import { about as zhCN } from './reviews/zh-CN.ts';

/** How content a reviewer is: five stars, four, three, or two and less. */
export type Temper = 'delighted' | 'content' | 'mixed' | 'disappointed';

/** The sentences of which the reviews in one language are composed. */
export interface ReviewTexts {
  /** What reviewers say of goods of a category; true of any good of it. */
  goods: Readonly<Record<CategoryCode, Readonly<Record<Temper, readonly string[]>>>>;
  /** What they say of parcel and shop, of any good. */
  shop: Readonly<Record<Temper, readonly string[]>>;
}

/** What buyers write in each language, in their own words: no text is a translation of another. */
export const reviewTexts: Readonly<Record<Locale, ReviewTexts>> = { en, 'zh-CN': zhCN, ja, ko, th };
