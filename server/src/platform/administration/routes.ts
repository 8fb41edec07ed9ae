import * as contract from '@tradewind/contract/platform/desk/operators';
import * as setUp from '@tradewind/contract/platform/desk/set-up';
import * as custom from '@tradewind/contract/platform/desk/roles';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Api } from '../../base/http/api.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { changeById, proposeChange, type ChangeKind } from '../changes/index.ts';
import { newId } from '../../base/ids/ids.ts';
import { listCustomRoles, listOperators, operatorById } from '../operators/index.ts';
import { disableOperator } from './disable-operator.ts';
import type { AdministrationDeps } from './mail-link.ts';
import { readEmail } from './operator-email.ts';
import { operatorChanges } from './operator-changes.ts';
import { givableRights, roleChanges } from './role-changes.ts';
import { finishSetUp, openSetUp, type SetUpDeps } from './set-up.ts';

/** Endpoints of administrators: who may use the desk. */
export function administrationRoutes(api: Api, deps: AdministrationDeps & SetUpDeps): void {
  const { read } = deps.db;
  const changes = operatorChanges(deps);

  async function propose<Payload extends object>(
    call: DeskCall,
    kind: ChangeKind<Payload>,
    payload: Payload,
    reason: string,
  ) {
    return changeById(read, call, await proposeChange(deps, call, kind, payload, { reason }));
  }

  api.public(setUp.openSetUp, (call, input) => openSetUp(deps, call, input));
  api.public(setUp.finishSetUp, (call, input) => finishSetUp(deps, call, input));

  api.operator(contract.deskOperators, (_call, input) => listOperators(read, input));
  api.operator(contract.addOperator, (call, { email: typed, name, roles, custom_roles: own = [], reason }) => {
    requireSomeRole(roles, own);
    if (!deps.mails.open) refuse('mail_closed');
    return propose(call, changes.invite, { email: readEmail(typed), name, ...chosen(roles, own) }, reason);
  });
  api.operator(contract.changeOperatorRoles, (call, { id, roles, custom_roles: own = [], reason }) => {
    requireSomeRole(roles, own);
    return propose(call, changes.roles, { id, ...chosen(roles, own) }, reason);
  });
  api.operator(custom.deskRoles, async () => ({ list: await listCustomRoles(read), rights: [...givableRights] }));
  api.operator(custom.saveDeskRole, (call, { id, name, rights, reason }) => {
    const inOrder = givableRights.filter((right) => rights.includes(right));
    // An unknown right stays in the list, and is refused.
    const kept = [...inOrder, ...rights.filter((right) => !givableRights.includes(right))];
    const role = { id: id ?? newId(), isNew: id === undefined, name, rights: kept };
    return propose(call, roleChanges.save, role, reason);
  });
  api.operator(custom.removeDeskRole, (call, { id, reason }) => propose(call, roleChanges.remove, { id }, reason));
  api.operator(contract.resetOperator, (call, { id, reason }) => {
    if (!deps.mails.open) refuse('mail_closed');
    return propose(call, changes.reset, { id }, reason);
  });
  api.operator(contract.disableOperator, async (call, { id, reason }) => {
    const { roles } = await operatorById(read, id);
    if (roles.includes('admin')) {
      const change = await propose(call, changes.disable, { id }, reason);
      return { operator: await operatorById(read, id), change };
    }
    await disableOperator(deps, call, { id, reason });
    return { operator: await operatorById(read, id), change: null };
  });
}

/** @throws Refusal `bad_request` for an operator without any role. */
function requireSomeRole(roles: readonly OperatorRole[], own: readonly string[]): void {
  if (roles.length + own.length === 0) refuse('bad_request', {}, ['roles']);
}

const chosen = (roles: readonly OperatorRole[], own: readonly string[]) => ({
  roles: [...new Set(roles)],
  customRoles: [...new Set(own)],
});
