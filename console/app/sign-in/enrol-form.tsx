import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { deskEnrol, minDeskPasswordLength, type deskOpenLink } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { CopyButton } from '../design/copy-button.tsx';
import { encode } from 'uqr';

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
      <Box sx={{ alignSelf: 'center', borderRadius: 1.4, overflow: 'hidden', lineHeight: 0 }}>
        <QrCode text={enrolment.uri} label={t('sign_in.qr')} />
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary">
          {t('sign_in.secret')}
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', wordBreak: 'break-all', flex: 1 }}
        >
          {enrolment.secret}
        </Typography>
        <CopyButton text={enrolment.secret} />
      </Stack>
      <TextField
        label={t('sign_in.code')}
        required
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } }}
      />
      <TextField
        label={t('sign_in.new_password')}
        helperText={t('sign_in.new_password_help', { length: minDeskPasswordLength })}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
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

/** A text as a QR code, dark on light in both themes, as scanners expect. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      width={200}
      height={200}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
