import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { acceptInvitation, shopInvitation } from '@tradewind/contract/goods/shop-desk/members';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/call.ts';
import { AccountField, PasswordField } from './fields.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** What the link of an invitation to a shop has before its token. */
export const invitationPrefix = 'invitation=';

/** Joins a shop by a mailed invitation, with a shopper's account; then one signs in at the desk. */
export const InvitationForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const invitation = useQuery({
    queryKey: [shopInvitation.name, token],
    queryFn: () => call(shopInvitation, { token }, { session: {} }),
    retry: false,
  });
  const join = useMutation({
    mutationFn: () => call(acceptInvitation, { token, account, password }, { session: {} }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!join.isPending) join.mutate();
  };
  const signIn = (
    <Button variant={join.data ? 'contained' : 'text'} color={join.data ? 'primary' : 'inherit'} onClick={onDone}>
      {t('shop.sign_in.title')}
    </Button>
  );
  const error = join.error ?? invitation.error;
  const problem = error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>;
  if (join.data)
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="success">{t('members.joined', { shop: join.data.shop.name })}</Alert>
        {signIn}
      </Stack>
    );
  if (!invitation.data)
    return (
      <Stack sx={{ gap: 2 }}>
        {problem}
        {signIn}
      </Stack>
    );
  const { shop, role, email } = invitation.data;
  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2 }}>
      <Typography variant="h5" component="h1">
        {t('members.join_title', { shop: shop.name })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('members.join_text', { role: t(`shop.roles.${role}`), email })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('members.no_account')}{' '}
        <Link href="/register" target="_blank" rel="noopener">
          {t('members.register')}
        </Link>
      </Typography>
      <AccountField value={account} onChange={setAccount} />
      <PasswordField value={password} onChange={setPassword} />
      {problem}
      <Button type="submit" variant="contained" size="large" loading={join.isPending}>
        {t('members.join')}
      </Button>
      {signIn}
    </Stack>
  );
};
