import * as contract from '@tradewind/contract/people/openid';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../../base/http/api.ts';
import { admitWithSecondStep } from './admit-identity.ts';
import { finishFlow } from './finish-flow.ts';
import { startFlow } from './flow.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import {
  disconnect,
  listProviders,
  setOwnFirstPassword,
  showIdentities,
  startConfirmation,
  startConnection,
} from './own-identities.ts';
import { connectAtSignIn, registerNewcomer } from './register-newcomer.ts';

export function openIdRoutes(api: Api, deps: OpenIdDeps): void {
  api.public(contract.signInProviders, async (call) => ({ list: listProviders(deps, call) }));
  api.public(contract.startProviderSignIn, (call, { provider }) => startFlow(deps, call, provider, { to: 'sign_in' }));
  api.public(contract.finishProviderSignIn, (call, input) => finishFlow(deps, call, input));
  api.public(contract.admitWithProvider, (call, input) => admitWithSecondStep(deps, call, input));
  api.public(contract.registerWithProvider, (call, input) => registerNewcomer(deps, call, input));
  api.public(contract.connectAtSignIn, (call, input) => connectAtSignIn(deps, call, input));

  api.shopper(contract.identities, (call) => showIdentities(deps, call));
  api.shopper(contract.startConnect, (call, input) => startConnection(deps, call, input));
  api.shopper(contract.disconnect, (call, input) => disconnect(deps, call, input));
  api.shopper(contract.startConfirm, (call, input) => startConfirmation(deps, call, input));
  api.shopper(contract.setFirstPassword, (call, input) => setOwnFirstPassword(deps, call, input));
}

/**
 * Takes the form with which a provider such as Apple sends the browser back, and turns it into the address that the others
 * use. It decides nothing, and needs no cookie: what is in it is checked when the page sends it.
 */
export async function returnForm(app: FastifyInstance, { providers }: Pick<OpenIdDeps, 'providers'>): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32 * 1024 },
      (_request, body, done) => done(null, body),
    );
    for (const { id } of providers.filter(({ formPost }) => formPost))
      scope.post(`/login/${id}`, { schema: { hide: true } }, async ({ body }, reply) => {
        const sent = new URLSearchParams(typeof body === 'string' ? body : '');
        const kept = [...sent].filter(([name]) => ['code', 'state', 'error', 'iss'].includes(name));
        return reply.redirect(`/login/${id}?${new URLSearchParams(kept).toString()}`, 303);
      });
  });
}
