import { subscription, type Module } from '../../base/module.ts';
import { importDue } from './import-events.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { purgeImports } from './purge-imports.ts';
import { importsRoutes } from './routes.ts';
import { resumeImports, runImports } from './run-import.ts';

/** Products of a shop from files: compared first, then written in the background, and taken back as a whole. */
export const importsModule = (deps: ImportsDeps): Module => ({
  routes: (api) => importsRoutes(api, deps),
  subscriptions: [subscription(importDue, 'run', (events) => runImports(deps, events))],
  timers: [
    { name: 'imports.resume', cron: '* * * * *', run: () => resumeImports(deps) },
    { name: 'imports.purge', cron: '53 3 * * *', run: () => purgeImports(deps) },
  ],
});
