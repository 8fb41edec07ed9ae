import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import {
  admitWithProvider,
  connectAtSignIn,
  disconnect,
  finishProviderSignIn,
  identities,
  registerWithProvider,
  setFirstPassword,
  signInProviders,
  startConfirm,
  startConnect,
  startProviderSignIn,
} from '@tradewind/contract/people/openid';
import { acceptInvitation } from '@tradewind/contract/trade/invitations';
import { useNavigate } from '../../shell/router/visit.ts';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { tabStorage } from '../../api/storage.ts';
import { backPath } from '../../shell/guard/back-path.ts';
import { signIn } from '../../shell/session/sign-in.ts';
import { useProof } from './use-proof.ts';

export const providersQuery = () => callQuery(signInProviders, {});
export const identitiesQuery = () => callQuery(identities, {});

// All of these show refusals in place.
const inPlace = { quiet: true } as const;

/** The query of the sign-in screen, kept in this tab while the browser is at the provider. */
const keptSearch = 'tradewind:provider-search';

/** The name of a provider on the screen. */
export function useProviderLabel(id: string): string {
  const { data } = useQuery(providersQuery());
  return data?.list.find((provider) => provider.id === id)?.label ?? id;
}

/** Leaves the page for the provider. The promise stays open, so that the button is busy until the page is gone. */
function leaveFor(location: string): Promise<never> {
  window.location.assign(location);
  return new Promise(() => {});
}

export const useStartProviderSignIn = (search: string) =>
  useMutation({
    mutationFn: async (provider: string) => {
      const { location } = await call(startProviderSignIn, { provider }, inPlace);
      tabStorage.set(keptSearch, search);
      return leaveFor(location);
    },
  });

export const useStartConnect = () =>
  useMutation({
    mutationFn: async (input: InputOf<typeof startConnect>) =>
      leaveFor((await call(startConnect, input, inPlace)).location),
  });

export const useStartConfirm = () =>
  useMutation({
    mutationFn: async (id: string) => leaveFor((await call(startConfirm, { id }, inPlace)).location),
  });

/** What a shopper does after the return from a provider; those that sign in go on to where the shopper wanted to go. */
export function useProviderSteps() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { proving, withProof } = useProof();

  async function enter({ userinfo }: { userinfo: { token: string } }, isNew = false): Promise<void> {
    const search = new URLSearchParams(tabStorage.get(keptSearch) ?? '');
    tabStorage.remove(keptSearch);
    await signIn(queries, userinfo.token);
    const code = search.get('invite');
    // The account exists, whatever becomes of the invitation: a refusal is shown, and the code can be entered later.
    if (isNew && code) await call(acceptInvitation, { code }).catch(() => {});
    await navigate(backPath(search), { replace: true });
  }

  return {
    proving,
    enter,
    finish: (input: InputOf<typeof finishProviderSignIn>) => call(finishProviderSignIn, input, inPlace),
    admit: async (input: InputOf<typeof admitWithProvider>) => enter(await call(admitWithProvider, input, inPlace)),
    register: async (input: InputOf<typeof registerWithProvider>) =>
      enter(await withProof((proof) => call(registerWithProvider, { ...input, ...proof }, inPlace)), true),
    connect: async (input: InputOf<typeof connectAtSignIn>) =>
      enter(await withProof((proof) => call(connectAtSignIn, { ...input, ...proof }, inPlace))),
  };
}

export function useSetFirstPassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof setFirstPassword>) => call(setFirstPassword, input, inPlace),
    onSuccess: () => queries.invalidateQueries({ queryKey: identitiesQuery().queryKey }),
  });
}

export function useDisconnect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof disconnect>) => call(disconnect, input, inPlace),
    onSuccess: () => queries.invalidateQueries({ queryKey: identitiesQuery().queryKey }),
  });
}
