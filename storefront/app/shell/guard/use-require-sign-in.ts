import { useCallback } from 'react';
import { useLocation, useNavigate } from '../router/visit.ts';
import { readToken } from '../../api/session.ts';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { loginPath } from './back-path.ts';

/**
 * For acts on public screens that need a shopper: `if (!requireSignIn()) return`. A visitor sees a toast and is
 * sent to sign in, and back afterwards: here, or where it says.
 */
export function useRequireSignIn(back?: string): () => boolean {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    if (readToken()) return true;
    toast.plain(t('shell.loginFirst'));
    void navigate(loginPath(back ?? pathname + search));
    return false;
  }, [navigate, t, back, pathname, search]);
}
