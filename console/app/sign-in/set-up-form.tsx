import {
  Alert,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { finishSetUp, openSetUp } from '@tradewind/contract/platform/desk/set-up';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { NewPasswordField, SetUpCodeField } from './fields.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { AuthenticatorKey } from '../design/authenticator-key.tsx';

interface Person {
  name: string;
  email: string;
}

/** Makes the first administrator of an installation: name and address, then authenticator, password and the wallet's mode. */
export const SetUpForm = ({ token }: { token: string }) => {
  const [person, setPerson] = useState<Person>({ name: '', email: '' });
  const [key, setKey] = useState<OutputOf<typeof openSetUp> | null>(null);
  return key ? (
    <AccessForm token={token} person={person} authenticator={key} onBack={() => setKey(null)} />
  ) : (
    <PersonForm token={token} person={person} onChange={setPerson} onKey={setKey} />
  );
};

interface PersonFormProps {
  token: string;
  person: Person;
  onChange: (person: Person) => void;
  onKey: (key: OutputOf<typeof openSetUp>) => void;
}

const PersonForm = ({ token, person, onChange, onKey }: PersonFormProps) => {
  const t = useTranslation();
  const { name, email } = person;
  const open = useMutation({ mutationFn: () => call(openSetUp, { token, email }), onSuccess: onKey });
  return (
    <Step title={t('set_up.title')} text={t('set_up.intro')} act={open} submit={t('set_up.go_on')}>
      <TextField
        label={t('set_up.name')}
        autoComplete="name"
        required
        autoFocus
        value={name}
        onChange={(event) => onChange({ ...person, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        label={t('sign_in.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => onChange({ ...person, email: event.target.value })}
      />
    </Step>
  );
};

interface AccessFormProps {
  token: string;
  person: Person;
  authenticator: OutputOf<typeof openSetUp>;
  onBack: () => void;
}

const AccessForm = ({ token, person, authenticator, onBack }: AccessFormProps) => {
  const t = useTranslation();
  const login = useLogin();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [walletMode, setWalletMode] = useState<'open' | 'closed'>('closed');
  const [atOnce, setAtOnce] = useState(true);
  const finish = useMutation({
    mutationFn: () =>
      call(finishSetUp, { token, ...person, code, password, wallet_mode: walletMode, at_once: atOnce ? 1 : 0 }),
    onSuccess: ({ operator }) => login({ session: { operator } }, '/checklist'),
  });
  return (
    <Step
      title={t('set_up.title')}
      text={t('set_up.key_text')}
      act={finish}
      submit={t('set_up.finish')}
      onBack={onBack}
    >
      <AuthenticatorKey {...authenticator} />
      <SetUpCodeField value={code} onChange={setCode} />
      <NewPasswordField value={password} onChange={setPassword} />
      <FormControl>
        <FormLabel id="wallet-mode">{t('set_up.wallet')}</FormLabel>
        <RadioGroup
          aria-labelledby="wallet-mode"
          value={walletMode}
          onChange={(_, mode) => setWalletMode(mode as typeof walletMode)}
        >
          {(['closed', 'open'] as const).map((mode) => (
            <FormControlLabel key={mode} value={mode} control={<Radio />} label={t(`settings.${mode}`)} />
          ))}
        </RadioGroup>
      </FormControl>
      {walletMode === 'open' && <Alert severity="warning">{t('settings.mode_text')}</Alert>}
      <FormControl>
        <FormControlLabel
          control={<Checkbox checked={atOnce} onChange={(_, checked) => setAtOnce(checked)} />}
          label={t('set_up.at_once')}
        />
        <FormHelperText>{t('set_up.at_once_help')}</FormHelperText>
      </FormControl>
    </Step>
  );
};

interface StepProps {
  title: string;
  text: string;
  act: { mutate: () => void; isPending: boolean; error: Error | null };
  submit: string;
  onBack?: () => void;
  children: ReactNode;
}

/** A form with its heading, its fields, the server's refusal and its buttons. */
const Step = ({ title, text, act, submit, onBack, children }: StepProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate();
  };
  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      {children}
      {act.error && <Alert severity="error">{translate(act.error.message, { _: act.error.message })}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={act.isPending}>
        {submit}
      </Button>
      {onBack && (
        <Button color="inherit" onClick={onBack} disabled={act.isPending}>
          {t('sign_in.back')}
        </Button>
      )}
    </Stack>
  );
};
