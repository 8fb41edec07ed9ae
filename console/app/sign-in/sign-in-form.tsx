import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { deskSignIn } from '@tradewind/contract/platform/desk/operators';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

export const SignInForm = ({ onCode }: { onCode: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () => call(deskSignIn, { email, password, code }),
    onSuccess: ({ operator }) => login({ session: { operator } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  };
  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        {t('sign_in.title')}
      </Typography>
      <TextField
        label={t('sign_in.email')}
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t('sign_in.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={t('sign_in.code')}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } }}
      />
      {signIn.error && <Alert severity="error">{translate(signIn.error.message, { _: signIn.error.message })}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('sign_in.submit')}
      </Button>
      <PasskeySignIn />
      <Button color="inherit" onClick={onCode}>
        {t('sign_in.have_link')}
      </Button>
    </Stack>
  );
};
