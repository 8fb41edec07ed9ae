import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Signs in a merchant with a shopper's account. Where `next` is an operator's screen, the shop's dashboard follows. */
export const ShopSignInForm = ({ next }: { next: string }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const enter = useLogin();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: () => call(shopSignIn, { account, password }, { session: {} }),
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
      <TextField
        label={t('shop.sign_in.account')}
        helperText={t('shop.sign_in.help')}
        autoComplete="username"
        required
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        label={t('sign_in.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {signIn.error && <Alert severity="error">{translate(signIn.error.message, { _: signIn.error.message })}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('sign_in.submit')}
      </Button>
    </Stack>
  );
};
