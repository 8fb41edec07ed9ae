import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { deskEnrol, type deskOpenLink } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { NewPasswordField, SetUpCodeField } from './fields.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { AuthenticatorKey } from '../design/authenticator-key.tsx';

export type Enrolment = OutputOf<typeof deskOpenLink>;

/** Goes on from an opened one-time link: sets up the authenticator and the password. */
export const EnrolForm = ({ enrolment, onBack }: { enrolment: Enrolment; onBack: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const login = useLogin();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const enrol = useMutation({
    mutationFn: () => call(deskEnrol, { ticket: enrolment.ticket, code, password }),
    onSuccess: ({ operator }) => login({ session: { operator } }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!enrol.isPending) enrol.mutate();
  };
  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        {t('sign_in.enrol_title')}
      </Typography>
      <Typography>{t('sign_in.welcome', { name: enrolment.name })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('sign_in.enrol_text', { minutes: enrolment.minutes })}
      </Typography>
      <AuthenticatorKey secret={enrolment.secret} uri={enrolment.uri} />
      <SetUpCodeField value={code} onChange={setCode} />
      <NewPasswordField value={password} onChange={setPassword} />
      {enrol.error && <Alert severity="error">{translate(enrol.error.message, { _: enrol.error.message })}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={enrol.isPending}>
        {t('sign_in.enrol_submit')}
      </Button>
      <Button color="inherit" onClick={onBack} disabled={enrol.isPending}>
        {t('sign_in.back')}
      </Button>
    </Stack>
  );
};
