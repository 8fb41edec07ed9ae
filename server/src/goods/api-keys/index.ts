import type { Module } from '../../base/module.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { apiKeysRoutes } from './routes.ts';

export { findKeyActor } from './api-keys-queries.ts';
export { keyCalls } from './key-calls.ts';

/** The keys with which programs of a shop call the API. */
export const apiKeysModule = (deps: PaymentCodeDeps): Module => ({ routes: (api) => apiKeysRoutes(api, deps) });
