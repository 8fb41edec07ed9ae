import { subscription, type Module } from '../../base/module.ts';
import { processDueChanges, type ChangesDeps } from './apply-changes.ts';
import { changeMoved } from './change.ts';
import { notifyOperators, type NotifyDeps } from './notify-operators.ts';
import { changesRoutes } from './routes.ts';

export type { ChangeContext, ChangeKind, ShownChange } from './change-kind.ts';
export { changeById, isWaiting, waitingChanges } from './changes-queries.ts';
export { proposeChange } from './propose-change.ts';

/** Changes of operators and of what guards money: a second administrator and a waiting time. */
export const changesModule = (deps: ChangesDeps & NotifyDeps): Module => ({
  routes: (api) => changesRoutes(api, deps),
  subscriptions: [subscription(changeMoved, 'mail', (events) => notifyOperators(deps, events))],
  timers: [{ name: 'changes.process_due', cron: '* * * * *', run: () => processDueChanges(deps) }],
});
