import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { login, register } from '@tradewind/contract/people/users';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { backPath } from '../../shell/guard/back-path.ts';
import { signIn } from '../../shell/session/sign-in.ts';

/** Signs in and continues where the shopper wanted to go. The form shows refusals in place. */
export function useSignIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: async (input: InputOf<typeof login>) => {
      const { userinfo } = await call(login, input, { quiet: true, repeatable: true });
      await signIn(queries, userinfo.token);
    },
    onSuccess: () => navigate(backPath(search), { replace: true }),
  });
}

/** Creates an account and signs in. If signing in fails, the account exists and the sign-in screen opens. */
export function useRegister() {
  const { mutateAsync: enter } = useSignIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: async (input: InputOf<typeof register>) => {
      await call(register, input, { quiet: true, repeatable: true });
      await enter({ account: input.username, password: input.password }).catch(() =>
        navigate({ pathname: '/login', search: search.toString() }, { replace: true }),
      );
    },
  });
}
