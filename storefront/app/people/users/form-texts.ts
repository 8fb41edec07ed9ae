import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../api/failures.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { failureWithReference } from '../../shell/errors/tell-reference.ts';

/** The message of a validation rule: a text key, so that it follows a change of language. */
export const messageKey = (key: MessageKey): string => key;

/** Returns the text of a field's error: a rule's text key, or the server's own text. */
export function useErrorText() {
  const { t } = useTranslation();
  return (error: { message?: string } | undefined): string | undefined =>
    error?.message && t(error.message as MessageKey);
}

/**
 * Shows a failed submission in the form: under the first field that the server names, otherwise above the button
 * (`root`). For calls made with `quiet`, so a lost session is reported here.
 */
export function showFormFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  t: Translate,
  failure: unknown,
): void {
  if (!isApiFailure(failure)) throw failure;
  if (failure instanceof ApiRefusal && failure.refusal === 'not_signed_in') reportSessionLost();
  const message = failureText(t, failure);
  const fields = failure instanceof ApiRefusal ? failure.fields.map((path) => path.split(/[.[]/)[0]!) : [];
  const named = fields.find((field) => field in form.getValues());
  if (named) form.setError(named as Path<Values>, { type: 'server', message }, { shouldFocus: true });
  else form.setError('root', { type: 'server', message: failureWithReference(t, failure) });
}
