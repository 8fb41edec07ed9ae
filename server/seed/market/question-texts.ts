import type { Locale } from '@tradewind/contract/base/locales';
import type { CategoryCode } from '../world/types.ts';
import { about as en } from './questions/en.ts';
import { about as ja } from './questions/ja.ts';
import { about as ko } from './questions/ko.ts';
import { about as th } from './questions/th.ts';
import { about as zhCN } from './questions/zh-CN.ts';

/** A question, what the shop answers, and what a buyer adds, if anything. */
export type Exchange = readonly [question: string, shop: string, buyer?: string];

/** What is asked in one language; true of any good of the category. */
export interface QuestionTexts {
  any: readonly Exchange[];
  goods: Readonly<Partial<Record<CategoryCode, readonly Exchange[]>>>;
}

/** What shoppers ask in each language, in their own words: no text is a translation of another. */
export const questionTexts: Readonly<Record<Locale, QuestionTexts>> = { en, 'zh-CN': zhCN, ja, ko, th };
