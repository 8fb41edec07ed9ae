import type { Locale } from '@tradewind/contract/base/locales';
import { z } from 'zod';
import { postJson, TranslationFailure, type TranslationPort } from './translation-port.ts';

/** How an installation reaches DeepL. */
export interface DeepLOptions {
  apiKey: string;
  /** Of the API without its version; by default as the key says. */
  url?: string | undefined;
}

const targets: Readonly<Record<Locale, string>> = { en: 'EN-GB', 'zh-CN': 'ZH-HANS', ja: 'JA', ko: 'KO', th: 'TH' };

const answer = z.object({ translations: z.array(z.object({ text: z.string().min(1) })).length(1) });

/** Keys of the free plan end like this; they count at a host of their own. */
const hostOf = (apiKey: string) => (apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

/** Translation by DeepL. */
export const deepL = ({ apiKey, url = hostOf(apiKey) }: DeepLOptions): TranslationPort => ({
  async translate(text, to) {
    const body = { text: [text], target_lang: targets[to] };
    const headers = { authorization: `DeepL-Auth-Key ${apiKey}` };
    const read = answer.safeParse(await postJson(`${url.replace(/\/$/, '')}/v2/translate`, body, headers));
    if (!read.success) throw new TranslationFailure('The service answers no translation');
    return read.data.translations[0]!.text;
  },
});
