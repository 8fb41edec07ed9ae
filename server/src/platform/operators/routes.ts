import * as contract from '@tradewind/contract/platform/desk/operators';
import type { Api } from '../../base/http/api.ts';
import { enrol } from './enrol.ts';
import { openLink } from './links.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { listAudit, operatorById } from './operators-queries.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function operatorsRoutes(api: Api, deps: OperatorsDeps): void {
  const { read } = deps.db;
  api.public(contract.deskSignIn, (call, input) => signIn(deps, call, input));
  api.public(contract.deskOpenLink, (call, input) => openLink(deps, call, input));
  api.public(contract.deskEnrol, (call, input) => enrol(deps, call, input));
  api.operator(contract.deskSignOut, (call) => signOut(deps, call));
  api.operator(contract.deskMe, (call) => operatorById(read, call.operator.id));
  api.operator(contract.auditLog, (_call, input) => listAudit(read, input));
}
