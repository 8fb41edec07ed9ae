import type { Module } from '../../base/module.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import { deleteEndedChallenges } from '../../base/passkeys/passkeys-store.ts';
import { secondFactorRoutes } from './routes.ts';

export { checkSecondFactor } from './check-second-factor.ts';
export { beginSecondStep, secondStepAtSignIn } from './second-step.ts';
export { secondFactorChanged } from './second-factor-events.ts';
export {
  hasPasskey,
  hasSecondFactor,
  isAskedAtSignIn,
  lacksSecondFactor,
  showSecondFactor,
} from './second-factor-queries.ts';

/** The second factor of accounts: at the sign-in to a shop desk, before withdrawals, and where shoppers choose it at theirs. */
export const secondFactorModule = (deps: PaymentCodeDeps): Module => ({
  routes: (api) => secondFactorRoutes(api, deps),
  timers: [
    {
      name: 'second_factor.forget_challenges',
      cron: '41 * * * *',
      run: async () => {
        await inBatches(deps.db, (tx, limit) => deleteEndedChallenges(tx, deps.clock.now(), limit));
      },
    },
  ],
});
