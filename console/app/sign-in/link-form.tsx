import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { deskOpenLink } from '@tradewind/contract/platform/desk/operators';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Enrolment } from './enrol-form.tsx';

interface LinkFormProps {
  /** The code of a link that was followed; empty to paste one. */
  code: string;
  onEnrolment: (enrolment: Enrolment) => void;
  onBack: () => void;
}

/** Opens the one-time link that was mailed to an operator, when its button is pressed: programs that follow links do not. */
export const LinkForm = ({ code: given, onEnrolment, onBack }: LinkFormProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const [code, setCode] = useState(given);
  const open = useMutation({
    mutationFn: () => call(deskOpenLink, { token: code.trim() }),
    onSuccess: onEnrolment,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!open.isPending) open.mutate();
  };
  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        {t('sign_in.enrol_title')}
      </Typography>
      {given === '' && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('sign_in.link_text')}
          </Typography>
          <TextField
            label={t('sign_in.link_code')}
            required
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
        </>
      )}
      {open.error && <Alert severity="error">{translate(open.error.message, { _: open.error.message })}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={open.isPending}>
        {t('sign_in.link_go')}
      </Button>
      <Button color="inherit" onClick={onBack} disabled={open.isPending}>
        {t('sign_in.back')}
      </Button>
    </Stack>
  );
};
