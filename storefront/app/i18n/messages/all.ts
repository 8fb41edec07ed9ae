import type { Locale } from '@tradewind/contract/base/locales';
import type { Messages } from '../messages.ts';
import { messages as en } from './en.ts';
import { messages as enFirst } from './first/en.ts';
import { messages as jaFirst } from './first/ja.ts';
import { messages as koFirst } from './first/ko.ts';
import { messages as thFirst } from './first/th.ts';
import { messages as zhFirst } from './first/zh-CN.ts';
import { messages as ja } from './ja.ts';
import { messages as ko } from './ko.ts';
import { messages as th } from './th.ts';
import { messages as zhCN } from './zh-CN.ts';

/** The texts of all five languages, for the server. */
export const allMessages: Readonly<Record<Locale, Messages>> = {
  en: { ...enFirst, ...en },
  'zh-CN': { ...zhFirst, ...zhCN },
  ja: { ...jaFirst, ...ja },
  ko: { ...koFirst, ...ko },
  th: { ...thFirst, ...th },
};
