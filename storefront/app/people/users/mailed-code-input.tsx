import { Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** A field for a mailed code, which phones can fill in from the mail. */
export function MailedCodeInput(props: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...props}
      label={t('recovery.code')}
      icon={Mail}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
    />
  );
}
