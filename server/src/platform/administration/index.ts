import type { Module } from '../../base/module.ts';
import type { AdministrationDeps } from './mail-link.ts';
import { administrationRoutes } from './routes.ts';
import type { SetUpDeps } from './set-up.ts';

export {
  addOperator,
  confirmOperator,
  disableOperatorByMachine,
  openNetworksByMachine,
  resetOperator,
} from './machine.ts';
export { operatorChanges } from './operator-changes.ts';
export { roleChanges } from './role-changes.ts';
export { currentSetUpLink } from './set-up-link.ts';

/** Who may use the desk: the first administrator, invitations, roles, resets. */
export const administrationModule = (deps: AdministrationDeps & SetUpDeps): Module => ({
  routes: (api) => administrationRoutes(api, deps),
});
