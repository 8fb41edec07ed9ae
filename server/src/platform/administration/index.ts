import type { Module } from '../../base/module.ts';
import type { AdministrationDeps } from './mail-link.ts';
import { administrationRoutes } from './routes.ts';

export { addOperator, confirmOperator, disableOperatorByMachine, resetOperator } from './machine.ts';
export { operatorChanges } from './operator-changes.ts';

/** Who may use the desk: invitations, roles, resets. */
export const administrationModule = (deps: AdministrationDeps): Module => ({
  routes: (api) => administrationRoutes(api, deps),
});
