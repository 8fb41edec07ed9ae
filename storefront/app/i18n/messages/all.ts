import type { Locale } from '@tradewind/contract/locales';
import type { Messages } from '../messages.ts';
import { messages as en } from './en.ts';
import { messages as ja } from './ja.ts';
import { messages as ko } from './ko.ts';
import { messages as th } from './th.ts';
import { messages as zhCN } from './zh-CN.ts';

/** All five languages at once: for the server, which speaks them all. */
export const allMessages: Readonly<Record<Locale, Messages>> = { en, 'zh-CN': zhCN, ja, ko, th };
