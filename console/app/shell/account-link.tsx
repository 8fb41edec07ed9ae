import { ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';

/** Who is signed in, as a link to the own account. */
export const AccountLink = ({ children }: { children: ReactNode }) => {
  const t = useTranslation();
  return (
    <ButtonBase
      component={NavLink}
      to="/account"
      title={t('account.title')}
      sx={{ flex: 1, minWidth: 0, gap: 1, alignItems: 'center', textAlign: 'start', borderRadius: 1, color: 'inherit' }}
    >
      {children}
    </ButtonBase>
  );
};
