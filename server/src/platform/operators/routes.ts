import * as contract from '@tradewind/contract/platform/desk/operators';
import type { Api } from '../../base/http/api.ts';
import { addOperator } from './add-operator.ts';
import { changeRoles } from './change-roles.ts';
import { disableOperator } from './disable-operator.ts';
import { enrol } from './enrol.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { listAudit, listOperators, operatorById } from './operators-queries.ts';
import { resetOperator } from './reset-operator.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function operatorsRoutes(api: Api, deps: OperatorsDeps): void {
  const { read } = deps.db;
  api.public(contract.deskSignIn, (call, input) => signIn(deps, call, input));
  api.public(contract.deskEnrol, (call, input) => enrol(deps, call, input));
  api.operator(contract.deskSignOut, (call) => signOut(deps, call));
  api.operator(contract.deskMe, (call) => operatorById(read, call.operator.id));
  api.operator(contract.deskOperators, (_call, input) => listOperators(read, input));
  api.operator(contract.addOperator, (call, input) => addOperator(deps, call.operator, input));
  api.operator(contract.changeOperatorRoles, (call, input) => changeRoles(deps, call, input));
  api.operator(contract.disableOperator, (call, input) => disableOperator(deps, call, input));
  api.operator(contract.resetOperator, (call, input) => resetOperator(deps, call, input));
  api.operator(contract.auditLog, (_call, input) => listAudit(read, input));
}
