import { deepL } from './deepl.ts';
import { libreTranslate } from './libretranslate.ts';
import type { TranslationPort } from './translation-port.ts';

/** The configuration of an installation; what a service needs besides is checked when it is read. */
interface TranslationOptions {
  service?: 'libretranslate' | 'deepl' | undefined;
  url?: string | undefined;
  apiKey?: string | undefined;
}

/** The translation service of an installation, or none. */
export function translatorOf({ service, url, apiKey }: TranslationOptions): TranslationPort | undefined {
  if (service === 'libretranslate' && url) return libreTranslate({ url, apiKey });
  return service === 'deepl' && apiKey ? deepL({ apiKey, url }) : undefined;
}
