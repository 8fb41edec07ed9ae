import type { deskSignIn as contract } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { realTime } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { logSignIn } from '../../base/http/log-sign-in.ts';
import { dummyHash, passwordMatches } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { attemptOnDevice, rememberDevice } from '../../base/throttle/known-device.ts';
import { openCodeSecret, stepOfCode } from '../../base/secrets/authenticator.ts';
import { audit } from './audit.ts';
import { deskSignInAttempt } from './desk-attempts.ts';
import { endSessionOfToken, isDeskOpenTo, openDeskSession, sessionLife } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { operatorByEmail, presentMe } from './operators-queries.ts';
import { useCode } from './operators-store.ts';

/**
 * Signs an operator in. An operator without password and codes, new or reset, first has to use a one-time link.
 *
 * @throws Refusal `desk_sign_in_wrong`, the same for every wrong input, `sign_in_delayed` or `desk_network_closed`.
 */
export function signIn(
  deps: OperatorsDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const attempt = deskSignInAttempt(input.email, call.address);
  return logSignIn(
    call,
    { kind: 'operator', subject: attempt.account },
    ({ operator }) => operator.id,
    () => checkSignIn(deps, call, input, attempt),
  );
}

async function checkSignIn(
  { db, clock, paymentCodeSecret }: OperatorsDeps,
  call: Call,
  { email, password, code }: ParsedInputOf<typeof contract>,
  typed: Attempt,
): Promise<OutputOf<typeof contract>> {
  if (!(await isDeskOpenTo(db.read, call.address, call.now))) refuse('desk_network_closed');
  const operator = await operatorByEmail(db.read, email);
  const place = { kind: 'operator', secret: paymentCodeSecret } as const;
  const attempt = attemptOnDevice(typed, call, place, operator ? [operator.id] : []);
  await takeAttempt(db, attempt, call.now);
  const known = operator && !operator.disabled_at && operator.code_secret ? operator.password_hash : null;
  const right = await passwordMatches(known ?? dummyHash, password);
  if (!operator?.code_secret || known === null || !right) refuse('desk_sign_in_wrong');
  const codeSecret = openCodeSecret(paymentCodeSecret, 'operators', operator.id, operator.code_secret);
  const step = stepOfCode(codeSecret, code, realTime(clock));
  const token = await db.transact(async (tx) => {
    if (step === null || !(await useCode(tx, operator.id, step, known))) {
      // Recorded because the password was right.
      await audit(
        tx,
        operator,
        'operator.code_refused',
        `operator:${operator.id}`,
        { address: call.address },
        call.now,
      );
      return null;
    }
    await clearAttempt(tx, attempt);
    return openEntry(tx, call, operator);
  });
  if (token === null) refuse('desk_sign_in_wrong');
  enter(paymentCodeSecret, call, operator.id, token);
  return { operator: presentMe(operator) };
}

/**
 * Opens the session of an operator who has proven who they are, in place of the one that the browser holds already.
 *
 * @returns its token.
 */
export async function openEntry(
  tx: Tx,
  call: Call,
  operator: { id: string; name: string },
  means?: 'passkey',
): Promise<string> {
  const { address, now } = call;
  const details = { address, user_agent: call.userAgent.slice(0, 200), ...(means && { with: means }) };
  await audit(tx, operator, 'operator.signed_in', `operator:${operator.id}`, details, now);
  const before = call.cookies.read(sessionCookie('operator'));
  if (before) await endSessionOfToken(tx, operator.id, before);
  return openDeskSession(tx, operator.id, call);
}

/** Gives the browser a session that was opened, and knows it the next time. */
export function enter(secret: Buffer, call: Call, operatorId: string, token: string): void {
  rememberDevice(call, { kind: 'operator', secret }, operatorId);
  call.cookies.write(sessionCookie('operator'), token, sessionLife);
}
