import * as chain from '@tradewind/contract/platform/desk/audit';
import * as contract from '@tradewind/contract/platform/desk/operators';
import * as own from '@tradewind/contract/platform/desk/own-account';
import * as passkeys from '@tradewind/contract/platform/desk/own-passkeys';
import type { Api } from '../../base/http/api.ts';
import { listPasskeys, secondStepOptions } from '../../base/passkeys/passkey-options.ts';
import { checkAuditLogNow, lastAuditCheck } from './audit-checks.ts';
import { auditLogFile, listAudit } from './audit-queries.ts';
import { changePassword } from './change-password.ts';
import { enrol } from './enrol.ts';
import { endOtherSessions, endOwnSession, listSessions } from './list-sessions.ts';
import { openLink } from './links.ts';
import { addOwnPasskey, removeOwnPasskey, renameOwnPasskey, startOwnPasskey } from './own-passkeys.ts';
import { ofOperator } from './own-proof.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { meById } from './operators-queries.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function operatorsRoutes(api: Api, deps: OperatorsDeps): void {
  const { read } = deps.db;
  api.public(contract.deskSignIn, (call, input) => signIn(deps, call, input));
  api.public(contract.deskOpenLink, (call, input) => openLink(deps, call, input));
  api.public(contract.deskEnrol, (call, input) => enrol(deps, call, input));
  api.operator(contract.deskSignOut, (call) => signOut(deps, call));
  api.operator(contract.deskMe, (call) => meById(read, call.operator.id));
  api.operator(own.deskSessions, (call) => listSessions(deps, call));
  api.operator(own.endDeskSession, (call, input) => endOwnSession(deps, call, input));
  api.operator(own.endOtherDeskSessions, (call) => endOtherSessions(deps, call));
  api.operator(own.changeDeskPassword, (call, input) => changePassword(deps, call, input));
  api.operator(passkeys.deskPasskeys, ({ operator }) => listPasskeys(read, ofOperator(operator.id)));
  api.operator(passkeys.startDeskPasskey, (call, input) => startOwnPasskey(deps, call, input));
  api.operator(passkeys.addDeskPasskey, (call, input) => addOwnPasskey(deps, call, input));
  api.operator(passkeys.renameDeskPasskey, (call, input) => renameOwnPasskey(deps, call, input));
  api.operator(passkeys.removeDeskPasskey, (call, input) => removeOwnPasskey(deps, call, input));
  api.operator(passkeys.startDeskSecondStep, (call) => {
    const { id, sessionId } = call.operator;
    return secondStepOptions(read, deps.paymentCodeSecret, call, { owner: ofOperator(id), sessionId });
  });
  api.public(passkeys.startDeskPasskeySignIn, (call) => startPasskeySignIn(deps, call));
  api.public(passkeys.deskPasskeySignIn, (call, input) => signInWithPasskey(deps, call, input));
  api.operator(contract.auditLog, (_call, input) => listAudit(read, input));
  api.operatorDownload(chain.exportAuditLog, async (call, filters) => auditLogFile(read, call, filters));
  api.operator(chain.lastAuditCheck, async () => ({ last: await lastAuditCheck(read) }));
  api.operator(chain.checkAuditLog, (call) => checkAuditLogNow(deps, call));
}
