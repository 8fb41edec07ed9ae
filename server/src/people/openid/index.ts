import type { Module } from '../../base/module.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import { openIdRoutes, returnForm } from './routes.ts';

export { identityChanged } from './openid-events.ts';
export { presets, type ProviderSettings } from './provider-settings.ts';

/** Sign-in with OpenID Connect providers that the installation configures. */
export const openIdModule = (deps: OpenIdDeps): Module => ({
  routes: async (api, app) => {
    openIdRoutes(api, deps);
    await returnForm(app, deps);
  },
});
