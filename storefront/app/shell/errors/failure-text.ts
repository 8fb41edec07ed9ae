import { type ApiFailure, ApiRefusal } from '@tradewind/client/errors';
import type { Translate } from '../../i18n/translate.ts';

/** The text of a toast about a call that failed. */
export function failureText(t: Translate, failure: ApiFailure): string {
  if (failure instanceof ApiRefusal) return failure.msg;
  if (failure.problem === 'duplicate') return t('shell.repeated');
  if (failure.problem === 'network') return t('shell.networkError');
  if (failure.problem === 'timeout') return t('shell.timeout');
  return t('shell.statusError', { status: failure.status ?? 0 });
}
