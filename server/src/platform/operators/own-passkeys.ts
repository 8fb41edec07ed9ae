import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { PasskeyList } from '@tradewind/contract/base/passkeys';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/platform/desk/own-passkeys';
import type { DeskCall } from '../../base/http/call.ts';
import { creationOptionsFor, listPasskeys } from '../../base/passkeys/passkey-options.ts';
import { deletePasskey, renamePasskey } from '../../base/passkeys/passkeys-store.ts';
import { checkNewPasskey } from '../../base/passkeys/register-passkey.ts';
import { audit } from './audit.ts';
import { endSessionsOf, isSessionThere } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { lockOperator } from './operators-store.ts';
import { checkOwnProof, ofOperator } from './own-proof.ts';

/**
 * Begins to register a passkey of an operator.
 *
 * @throws Refusal `passkeys_unavailable`, `passkey_limit`, or one of the proof.
 */
export async function startOwnPasskey(
  deps: OperatorsDeps,
  call: DeskCall,
  given: ParsedInputOf<typeof contract.startDeskPasskey>,
): Promise<OutputOf<typeof contract.startDeskPasskey>> {
  const { db, paymentCodeSecret: secret } = deps;
  const { id, sessionId } = call.operator;
  const { operator, use } = await checkOwnProof(deps, call, given);
  const names = { name: operator.email, displayName: operator.name };
  const options = await creationOptionsFor(db.read, secret, call, { owner: ofOperator(id), sessionId, ...names });
  await db.transact((tx) => use(tx));
  return options;
}

/**
 * Registers the passkey that the browser made.
 *
 * @throws Refusal `passkey_wrong`, `passkeys_unavailable` or `passkey_limit`.
 */
export async function addOwnPasskey(
  { db, paymentCodeSecret: secret }: OperatorsDeps,
  call: DeskCall,
  input: ParsedInputOf<typeof contract.addDeskPasskey>,
): Promise<PasskeyList> {
  const { operator, address, now } = call;
  const owner = ofOperator(operator.id);
  const store = await checkNewPasskey(secret, call, input, { owner, sessionId: operator.sessionId });
  await db.transact(async (tx) => {
    // A reset that runs meanwhile ends the session and removes the passkeys; it must not miss this one.
    const { disabled_at } = await lockOperator(tx, operator.id);
    if (disabled_at || !(await isSessionThere(tx, operator.sessionId))) refuse('not_signed_in');
    const name = await store(tx);
    await audit(tx, operator, 'operator.passkey_added', `operator:${operator.id}`, { name, address }, now);
  });
  return listPasskeys(db.read, owner);
}

/** Gives a passkey another name. @throws Refusal `passkey_not_found`. */
export async function renameOwnPasskey(
  { db }: OperatorsDeps,
  { operator, now }: DeskCall,
  { id, name }: ParsedInputOf<typeof contract.renameDeskPasskey>,
): Promise<PasskeyList> {
  const owner = ofOperator(operator.id);
  await db.transact(async (tx) => {
    const before = (await renamePasskey(tx, owner, id, name)) ?? refuse('passkey_not_found', {}, ['id']);
    if (before !== name)
      await audit(tx, operator, 'operator.passkey_renamed', `operator:${operator.id}`, { before, after: name }, now);
  });
  return listPasskeys(db.read, owner);
}

/**
 * Removes a passkey and ends the other sessions, of which it may have opened some.
 *
 * @throws Refusal `passkey_not_found`, or one of the proof.
 */
export async function removeOwnPasskey(
  deps: OperatorsDeps,
  call: DeskCall,
  { id, ...given }: ParsedInputOf<typeof contract.removeDeskPasskey>,
): Promise<PasskeyList> {
  const { operator, address, now } = call;
  const owner = ofOperator(operator.id);
  const { use } = await checkOwnProof(deps, call, given);
  await deps.db.transact(async (tx) => {
    await use(tx);
    const name = (await deletePasskey(tx, owner, id)) ?? refuse('passkey_not_found', {}, ['id']);
    const ended = await endSessionsOf(tx, operator.id, { except: operator.sessionId });
    await audit(tx, operator, 'operator.passkey_removed', `operator:${operator.id}`, { name, address, ended }, now);
  });
  return listPasskeys(deps.db.read, owner);
}
