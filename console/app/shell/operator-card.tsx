import { Avatar, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { LogOut } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { readSession } from '../api/session.ts';
import { AccountLink } from './account-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSignOut } from './use-sign-out.ts';

export const OperatorCard = () => {
  const t = useTranslation();
  const { identity } = useGetIdentity();
  const signOut = useSignOut();
  const session = readSession();
  if (!identity || !session || !('operator' in session)) return null;
  const name = identity.fullName ?? '';
  const { roles: builtIn, custom_roles: custom = [] } = session.operator;
  const roles = [...builtIn.map((role) => t(`roles.${role}`)), ...custom.map(({ name }) => name)].join(', ');
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1.25,
        p: 1.25,
        borderRadius: 1.4,
        backgroundColor: (theme) => theme.palette.tones.sunken,
        flexShrink: 0,
      }}
    >
      <AccountLink>
        <Avatar
          sx={{
            width: 34,
            height: 34,
            fontSize: 15,
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {[...name][0]}
        </Avatar>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ lineHeight: 1.3 }}>
            {roles}
          </Typography>
        </Stack>
      </AccountLink>
      <Tooltip title={t('menu.sign_out')}>
        <IconButton size="small" onClick={signOut} aria-label={t('menu.sign_out')}>
          <LogOut size={18} />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};
