import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { tellSessionLost } from '../../api/failures.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/trouble/failure-text.ts';

/** What a rule of a form says: the key of a text, so that what stands under a field follows a change of language. */
export const messageKey = (key: MessageKey): string => key;

/** Reads what is wrong with a field out of its error: a rule's key, or a text that the server wrote. */
export function useErrorText() {
  const { t } = useTranslation();
  return (error: { message?: string } | undefined): string | undefined =>
    error?.message && t(error.message as MessageKey);
}

/**
 * Says in place why a form was refused: under the first of the fields that the server names, else above the button
 * (`root`). For calls made with `quiet`, which is why a lost session is passed on here.
 */
export function showFormFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  t: Translate,
  failure: unknown,
): void {
  if (!isApiFailure(failure)) throw failure;
  if (failure instanceof ApiRefusal && failure.refusal === 'not_signed_in') tellSessionLost();
  const message = failureText(t, failure);
  const named = failure instanceof ApiRefusal ? failure.fields.find((field) => field in form.getValues()) : undefined;
  if (named) form.setError(named as Path<Values>, { type: 'server', message }, { shouldFocus: true });
  else form.setError('root', { type: 'server', message });
}
