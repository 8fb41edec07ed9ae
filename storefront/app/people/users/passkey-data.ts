import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import {
  addPasskey,
  passkeys,
  passkeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
  startSecondStep,
} from '@tradewind/contract/people/passkeys';
import { useNavigate, useSearchParams } from '../../shell/router/visit.ts';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { backPath } from '../../shell/guard/back-path.ts';
import { signIn } from '../../shell/session/sign-in.ts';
import { factorQuery } from './second-factor-data.ts';

export const passkeysQuery = () => callQuery(passkeys, {});

/** Few shoppers have a passkey, so the library is fetched when one is used. */
const browserLibrary = () => import('@simplewebauthn/browser');

// All of these show refusals in place.
const inPlace = { quiet: true } as const;

const refresh = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: passkeysQuery().queryKey }),
    queries.invalidateQueries({ queryKey: factorQuery().queryKey }),
    queries.invalidateQueries({ queryKey: [withdrawalInfo.name] }),
  ]);

/** Has the browser sign what stands in for a code of the second factor. */
export async function signSecondStep() {
  const optionsJSON = await call(startSecondStep, {}, inPlace);
  return (await browserLibrary()).startAuthentication({ optionsJSON });
}

/** Registers a passkey, which the browser makes. */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (proof: InputOf<typeof startPasskey>) => {
      const optionsJSON = await call(startPasskey, proof, inPlace);
      const passkey = await (await browserLibrary()).startRegistration({ optionsJSON });
      return call(addPasskey, { passkey }, inPlace);
    },
    onSuccess: () => refresh(queries),
  });
}

export function useRemovePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof removePasskey>) => call(removePasskey, input, inPlace),
    onSuccess: () => refresh(queries),
  });
}

/** Signs in with a passkey and continues where the shopper wanted to go. */
export function usePasskeySignIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(startPasskeySignIn, {}, inPlace);
      const passkey = await (await browserLibrary()).startAuthentication({ optionsJSON });
      const { userinfo } = await call(passkeySignIn, { passkey }, inPlace);
      await signIn(queries, userinfo.token);
    },
    onSuccess: () => navigate(backPath(search), { replace: true }),
  });
}
