import type { Assertion } from '@tradewind/contract/base/passkeys';
import { refuse } from '@tradewind/contract/base/refusals';
import { realTime } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { checkPasskey } from '../../base/passkeys/check-passkey.ts';
import type { PasskeyOwner } from '../../base/passkeys/passkeys-store.ts';
import { openCodeSecret, stepOfCode } from '../../base/secrets/authenticator.ts';
import { passwordMatches } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { ownPasswordAttempt } from './desk-attempts.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { credentialsOf } from './operators-queries.ts';
import { useCode, usePassword } from './operators-store.ts';

export interface OwnProof {
  password: string;
  code: string;
  passkey?: Assertion | undefined;
}

/** An operator as the owner of passkeys. */
export const ofOperator = (operatorId: string): PasskeyOwner => ({ kind: 'operator_id', id: operatorId });

/**
 * Checks what an act of an operator on the own account needs: the password, and a code or a passkey, so that an open desk is
 * not enough. Tries count until one succeeds.
 *
 * @throws Refusal `password_wrong`, `desk_code_wrong`, `passkey_wrong`, `passkeys_unavailable` or `sign_in_delayed`.
 * @returns the operator, and the check that uses code or signature up in the transaction of the act; it may replace the
 * password, and refuses with `desk_code_wrong` or `passkey_wrong`.
 */
export async function checkOwnProof(
  { db, clock, paymentCodeSecret: secret }: OperatorsDeps,
  call: DeskCall,
  { password, code, passkey }: OwnProof,
) {
  const {
    operator: { id, sessionId },
    address,
    now,
  } = call;
  const operator = await credentialsOf(db.read, id);
  if (!operator?.code_secret || !operator.password_hash) refuse('not_signed_in');
  const { password_hash: checkedHash, code_secret: sealed } = operator;
  const attempt = ownPasswordAttempt(id, address);
  await takeAttempt(db, attempt, now);
  if (!(await passwordMatches(checkedHash, password))) refuse('password_wrong', {}, ['password']);
  const purpose = { to: 'confirm', kind: 'operator_id', ownerId: id, sessionId } as const;
  const proof = passkey && (await checkPasskey(db.read, secret, call, passkey, purpose));
  const step = proof ? null : stepOfCode(openCodeSecret(secret, 'operators', id, sealed), code, realTime(clock));
  if (!proof && step === null) refuse('desk_code_wrong', {}, ['code']);
  return {
    operator,
    async use(tx: Tx, newHash = checkedHash): Promise<void> {
      if (proof) {
        await proof.use(tx);
        if (!(await usePassword(tx, id, checkedHash, newHash))) refuse('passkey_wrong', {}, ['passkey']);
      } else if (!(await useCode(tx, id, step!, checkedHash, newHash))) refuse('desk_code_wrong', {}, ['code']);
      await clearAttempt(tx, attempt);
    },
  };
}
