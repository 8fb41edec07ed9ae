import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { login, register } from '@tradewind/contract/people/users';
import { acceptInvitation } from '@tradewind/contract/trade/invitations';
import { useNavigate, useSearchParams } from '../../shell/router/visit.ts';
import { call } from '../../api/call.ts';
import { backPath } from '../../shell/guard/back-path.ts';
import { signIn } from '../../shell/session/sign-in.ts';
import { useProof } from './use-proof.ts';

// The forms show refusals in place, and each call can be repeated unchanged.
const inPlace = { quiet: true, repeatable: true } as const;

/** Signs in and continues where the shopper wanted to go. The form shows refusals in place. */
export function useSignIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { proving, withProof } = useProof();
  const mutation = useMutation({
    mutationFn: async (input: InputOf<typeof login>) => {
      const { userinfo } = await withProof((proof) => call(login, { ...input, ...proof }, inPlace));
      await signIn(queries, userinfo.token);
    },
    onSuccess: () => navigate(backPath(search), { replace: true }),
  });
  return { ...mutation, proving };
}

/** Creates an account and signs in. If signing in fails, the account exists and the sign-in screen opens. */
export function useRegister() {
  const { mutateAsync: enter } = useSignIn();
  const { proving, withProof } = useProof();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mutation = useMutation({
    mutationFn: async (input: InputOf<typeof register>) => {
      await withProof((proof) => call(register, { ...input, ...proof }, inPlace));
      try {
        await enter({ account: input.username, password: input.password });
      } catch {
        return navigate(`/login?${search}`, { replace: true });
      }
      // The account exists, whatever becomes of the invitation: a refusal is shown, and the code can be entered later.
      const code = search.get('invite');
      if (code) await call(acceptInvitation, { code }).catch(() => {});
      return undefined;
    },
  });
  return { ...mutation, proving };
}
