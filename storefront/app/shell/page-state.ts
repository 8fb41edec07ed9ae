import type { DehydratedState } from '@tanstack/react-query';
import type { Messages } from '../i18n/messages.ts';

/** Id of the element that holds the answers with which the server rendered the page. */
export const pageStateId = 'page-state';

/** Id of the element that holds the texts that operators changed. */
export const pageOverridesId = 'page-overrides';

/** The answers that came with the page, if any. */
export const readPageState = (): DehydratedState | undefined => readJson<DehydratedState>(pageStateId);

/** The texts that operators changed, in the language of the page. */
export const readPageOverrides = (): Messages => readJson<Messages>(pageOverridesId) ?? {};

function readJson<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}
