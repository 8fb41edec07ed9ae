import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { canUsePasskeys, isDismissed } from '@tradewind/client/passkeys';
import { isApiFailure } from '@tradewind/client/errors';
import { deskPasskeySignIn, startDeskPasskeySignIn } from '@tradewind/contract/platform/desk/own-passkeys';
import { KeyRound } from 'lucide-react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Signs in to the desk with a passkey, where the browser can have one. */
export const PasskeySignIn = () => {
  const t = useTranslation();
  const translate = useTranslate();
  const login = useLogin();
  const signIn = useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(startDeskPasskeySignIn, {});
      const { startAuthentication } = await import('@simplewebauthn/browser');
      return call(deskPasskeySignIn, { passkey: await startAuthentication({ optionsJSON }) });
    },
    onSuccess: ({ operator }) => login({ session: { operator } }),
  });
  if (!canUsePasskeys()) return null;
  const { error } = signIn;
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<KeyRound size={18} />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {t('passkeys.sign_in')}
      </Button>
      {error && (
        <Alert severity="error">
          {isApiFailure(error)
            ? translate(error.message, { _: error.message })
            : t(isDismissed(error) ? 'passkeys.dismissed' : 'passkeys.failed')}
        </Alert>
      )}
    </>
  );
};
