import { type ApiFailure, TransportError } from '@tradewind/client/errors';
import { toast } from '../../design/toast-store.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { loadRemainingMessages } from '../language/load-messages.ts';
import { failureText } from './failure-text.ts';

/** What a support request names an answer by; empty where the server gave none. */
export const referenceText = (t: Translate, { requestId }: Pick<ApiFailure, 'requestId'>): string =>
  requestId && t('service.reference', { id: requestId });

/** The text of a failed call inside a notice, with the reference as a second line. */
export const failureWithReference = (t: Translate, failure: ApiFailure): string =>
  [failureText(t, failure), referenceText(t, failure)].filter(Boolean).join('\n');

/**
 * Adds the reference to the toast of a failed call. After a fault the toast stays for some seconds, so that the reference can be
 * noted; a refusal is answered by doing something else.
 */
export async function tellReference(toastId: number, failure: ApiFailure, language: Language): Promise<void> {
  if (!failure.requestId) return;
  await loadRemainingMessages(language);
  toast.note(toastId, referenceText(language.current().t, failure), failure instanceof TransportError);
}
