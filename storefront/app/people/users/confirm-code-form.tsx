import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { MailedCodeInput } from './mailed-code-input.tsx';

/** Where a code was sent to, and for how long it counts. */
export interface SentCode {
  address: string;
  minutes: number;
}

interface ConfirmCodeFormProps {
  sent: SentCode;
  /** The field's label where the code came by text message. */
  codeLabel?: string;
  submitLabel: string;
  otherLabel: string;
  onSubmit: (input: { code: string }) => Promise<unknown>;
  /** Back to the first step, for another address. */
  onOther: () => void;
}

const fields = z.object({ code: z.string().trim().min(1, messageKey('recovery.codeRequired')) });

/** The second step of confirming an address or a number: the code that was sent to it. */
export function ConfirmCodeForm(props: ConfirmCodeFormProps) {
  const { sent, codeLabel, submitLabel, otherLabel, onSubmit, onOther } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((input) =>
    onSubmit(input).catch((failure: unknown) => showFormFailure(form, t, failure)),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Notice tone="sea">
        <span className="break-words">{t('recovery.sentTo', { ...sent })}</span>
      </Notice>
      <MailedCodeInput label={codeLabel} error={errorText(errors.code)} {...form.register('code')} />
      <FormFailure error={errors.root} />
      <Button type="submit" size="lg" wide loading={isSubmitting}>
        {submitLabel}
      </Button>
      <Button kind="ghost" size="lg" wide onClick={onOther}>
        {otherLabel}
      </Button>
    </form>
  );
}
