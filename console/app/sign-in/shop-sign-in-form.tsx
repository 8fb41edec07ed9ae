import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { ApiRefusal } from '@tradewind/client/errors';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { AccountField, PasswordField } from './fields.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** Signs in a merchant with a shopper's account. Where `next` is an operator's screen, the shop's dashboard follows. */
export const ShopSignInForm = ({ next }: { next: string }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const enter = useLogin();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const signIn = useMutation({
    mutationFn: () => call(shopSignIn, { account, password, code }, { session: {} }),
    onError: (error) => {
      if (error instanceof ApiRefusal && error.refusal === 'second_factor_required') setAsksForCode(true);
    },
    onSuccess: (session) => enter({ session }, next.startsWith('/shop_') ? undefined : '/'),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  };
  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        {t('shop.sign_in.title')}
      </Typography>
      <AccountField value={account} onChange={setAccount} help={t('shop.sign_in.help')} />
      <PasswordField value={password} onChange={setPassword} />
      {asksForCode && (
        <TextField
          label={t('account.factor.code')}
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none', maxLength: 32 } }}
        />
      )}
      {signIn.error && (
        <Alert severity={asksForCode && code === '' ? 'info' : 'error'}>
          {translate(signIn.error.message, { _: signIn.error.message })}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('sign_in.submit')}
      </Button>
    </Stack>
  );
};
