import { ShieldCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

type FactorCodeInputProps = Omit<ComponentProps<typeof TextInput>, 'label'> & {
  /** Whether a recovery code can stand in for the code of the authenticator. */
  takesRecoveryCode?: boolean;
};

/** A field for a code of the authenticator, which password managers can fill in. */
export function FactorCodeInput({ takesRecoveryCode = true, ...props }: FactorCodeInputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...props}
      label={t('factor.code')}
      hint={takesRecoveryCode ? t('factor.codeHint') : undefined}
      icon={ShieldCheck}
      inputMode={takesRecoveryCode ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={32}
    />
  );
}
