import type { Locale } from '@tradewind/contract/base/locales';
import { callOutside, OutgoingFailure } from '../../../base/http/outgoing.ts';

/** A service outside of the installation that translates the texts of messages. */
export interface TranslationPort {
  /** Translates a text from whatever language it is in. @throws TranslationFailure */
  translate(text: string, to: Locale): Promise<string>;
}

/** Why there is no translation, for the log: the shopper only reads that there is none now. */
export class TranslationFailure extends Error {}

/** A reader waits for the answer, so it is not waited for longer than this; a long message takes seconds. */
const limits = { timeout: 8_000, maxBytes: 200_000 };

/**
 * Posts JSON to a translation service.
 *
 * @throws TranslationFailure without the address, which is the installation's, when there is no JSON with status 200.
 */
export async function postJson(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const { status, body: text } = await callOutside(url, {
    ...limits,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw error instanceof OutgoingFailure ? new TranslationFailure(`The service ${error.message}`) : error;
  });
  if (status !== 200) throw new TranslationFailure(`The service answers with status ${status}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TranslationFailure('The service answers no JSON');
  }
}
