import type { Module } from '../../base/module.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import { secondFactorRoutes } from './routes.ts';

export { checkSecondFactor } from './check-second-factor.ts';
export { secondFactorChanged } from './second-factor-events.ts';
export { lacksSecondFactor, showSecondFactor } from './second-factor-queries.ts';

/** The second factor with which members of a shop sign in at its desk. */
export const secondFactorModule = (deps: PaymentCodeDeps): Module => ({
  routes: (api) => secondFactorRoutes(api, deps),
});
