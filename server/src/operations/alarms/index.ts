import type { Module } from '../../base/module.ts';
import type { AlarmsDeps } from './alarms-deps.ts';
import { alarmsRoutes } from './routes.ts';
import { watchAlarms } from './watch-alarms.ts';

export { standingAlarms } from './alarms-queries.ts';

/** Alarms: what is wrong with the installation, told once, and over by itself. */
export function alarmsModule(deps: AlarmsDeps): Module {
  const startedAt = deps.clock.now();
  return {
    routes: (api) => alarmsRoutes(api, deps),
    timers: [{ name: 'alarms.watch', cron: '* * * * *', run: () => watchAlarms(deps, startedAt) }],
  };
}
