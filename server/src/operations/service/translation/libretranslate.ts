import type { Locale } from '@tradewind/contract/base/locales';
import { z } from 'zod';
import { postJson, TranslationFailure, type TranslationPort } from './translation-port.ts';

/** How an installation reaches LibreTranslate. */
export interface LibreTranslateOptions {
  /** Of the server, without a path of its API. */
  url: string;
  /** Servers of one's own usually need none. */
  apiKey?: string | undefined;
}

/** Its codes; `zh` names simplified Chinese in all of its versions. */
const targets: Readonly<Record<Locale, string>> = { en: 'en', 'zh-CN': 'zh', ja: 'ja', ko: 'ko', th: 'th' };

const answer = z.object({ translatedText: z.string().min(1) });

/** Translation by LibreTranslate, which an installation can run on a machine of its own. */
export const libreTranslate = ({ url, apiKey }: LibreTranslateOptions): TranslationPort => ({
  async translate(text, to) {
    const body = { q: text, source: 'auto', target: targets[to], format: 'text', ...(apiKey && { api_key: apiKey }) };
    const read = answer.safeParse(await postJson(`${url.replace(/\/$/, '')}/translate`, body, {}));
    if (!read.success) throw new TranslationFailure('The service answers no translation');
    return read.data.translatedText;
  },
});
