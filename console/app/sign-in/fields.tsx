import { TextField } from '@mui/material';
import { minDeskPasswordLength } from '@tradewind/contract/platform/desk/operators';
import { useTranslation } from '../i18n/use-translation.ts';

interface Field {
  value: string;
  onChange: (value: string) => void;
}

/** A shopper's account, by any of its names. */
export const AccountField = ({ value, onChange, help }: Field & { help?: string }) => {
  const t = useTranslation();
  return (
    <TextField
      label={t('shop.sign_in.account')}
      helperText={help}
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
};

export const PasswordField = ({ value, onChange }: Field) => {
  const t = useTranslation();
  return (
    <TextField
      label={t('sign_in.password')}
      type="password"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

/** The current code of an authenticator that is being set up. */
export const SetUpCodeField = ({ value, onChange }: Field) => {
  const t = useTranslation();
  return (
    <TextField
      label={t('sign_in.code')}
      required
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } }}
    />
  );
};

/** An operator's new password. */
export const NewPasswordField = ({ value, onChange }: Field) => {
  const t = useTranslation();
  return (
    <TextField
      label={t('sign_in.new_password')}
      helperText={t('sign_in.new_password_help', { length: minDeskPasswordLength })}
      type="password"
      autoComplete="new-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
