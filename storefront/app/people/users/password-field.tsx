import { PasswordInput, type PasswordInputProps } from '../../design/password-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

type PasswordFieldProps = Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'autoComplete' | 'maxLength'>;

/** The password that an account has; password managers fill it in. */
export const CurrentPasswordField = (props: PasswordFieldProps) => (
  <PasswordField {...props} autoComplete="current-password" />
);

/** A password that is being chosen; password managers suggest and store it. */
export const NewPasswordField = (props: PasswordFieldProps) => <PasswordField {...props} autoComplete="new-password" />;

function PasswordField(props: PasswordFieldProps & Pick<PasswordInputProps, 'autoComplete'>) {
  const { t } = useTranslation();
  return <PasswordInput {...props} showLabel={t('users.show')} hideLabel={t('users.hide')} maxLength={128} />;
}
