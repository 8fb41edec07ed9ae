import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { me } from '@tradewind/contract/goods/shop-desk/me';
import { confirmSecondFactor, startSecondFactor } from '@tradewind/contract/people/shop-desk/second-factor';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { call } from '../../../api/call.ts';
import { readSession, storeSession } from '../../../api/session.ts';
import { ActionFieldInput } from '../../../design/action-fields.tsx';
import { AuthenticatorKey } from '../../../design/authenticator-key.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets up a second factor: the password, the authenticator's first code, and the recovery codes. */
export const SetUpSecondFactor = () => {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setOpen(true)}>
        {t('account.factor.start')}
      </Button>
      {open && <SetUp onClose={() => setOpen(false)} />}
    </>
  );
};

const SetUp = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const leave = useLogoutIfAccessDenied();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const onError = (error: Error) => void leave(error);
  const start = useMutation({ mutationFn: () => call(startSecondFactor, { password }), onError });
  const confirm = useMutation({ mutationFn: () => call(confirmSecondFactor, { code }), onError });
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} onClose={reopenDesk} />;
  return start.data ? (
    <Step act={confirm} submit={t('account.factor.confirm')} onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        {t('account.factor.scan_text', { minutes: start.data.minutes })}
      </Typography>
      <AuthenticatorKey {...start.data} />
      <ActionFieldInput
        key="code"
        field={{ name: 'code', label: t('sign_in.code'), kind: 'code', required: true }}
        value={code}
        onChange={setCode}
        first
      />
    </Step>
  ) : (
    <Step act={start} submit={t('account.factor.start')} onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        {t('account.factor.start_text')}
      </Typography>
      <ActionFieldInput
        key="password"
        field={{ name: 'password', label: t('sign_in.password'), kind: 'present_password', required: true }}
        value={password}
        onChange={setPassword}
        first
      />
    </Step>
  );
};

interface StepProps {
  act: { isPending: boolean; error: Error | null; mutate: () => void };
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

const Step = ({ act, submit, onClose, children }: StepProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const heading = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={act.isPending ? undefined : onClose} aria-labelledby={heading}>
      <Box component="form" onSubmit={send} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id={heading}>{t('account.factor.title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            {children}
            {act.error && <Alert severity="error">{translate(act.error.message, { _: act.error.message })}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={act.isPending} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={act.isPending}>
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

/** Loads the desk anew, which may have been closed to this member until now. */
async function reopenDesk(): Promise<void> {
  const session = readSession();
  if (session && 'shop' in session) storeSession({ ...session, ...(await call(me, {})) });
  location.reload();
}
