import { Mail, MessageSquareText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** A field for a code from a mail, or with a label of its own from a text message, which phones can fill in from there. */
export function MailedCodeInput({
  label,
  ...props
}: Omit<ComponentProps<typeof TextInput>, 'label'> & { label?: string }) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...props}
      label={label ?? t('recovery.code')}
      icon={label === undefined ? Mail : MessageSquareText}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
    />
  );
}
