import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { changePassword } from '@tradewind/contract/people/users';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { signOut } from '../../shell/session/sign-in.ts';

/** Changes the login password. That ends every session, this one too, so it goes on at the sign-in screen. */
export function useChangePassword() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: InputOf<typeof changePassword>) =>
      call(changePassword, input, { quiet: true, repeatable: true }),
    onSuccess: async () => {
      await signOut(queries);
      toast.success(t('users.passwords.changed'), { duration: 3000 });
      await navigate('/login', { replace: true });
    },
  });
}
