import type { deskSignIn as contract } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { refuse } from '@tradewind/contract/base/refusals';
import { later, minute, realTime } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { hashToken, newToken } from '../../base/ids/ids.ts';
import { dummyHash, passwordMatches } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt, type Attempt } from '../../base/throttle/attempt.ts';
import { audit } from './audit.ts';
import { codeUri, newCodeSecret, stepOfCode } from './code.ts';
import { openCodeSecret, sealCodeSecret } from './code-secret.ts';
import { deskSignInAttempt } from './desk-attempts.ts';
import { openDeskSession } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { operatorByEmail } from './operators-queries.ts';
import { useCode } from './operators-store.ts';

type Answer = OutputOf<typeof contract>;
type Known = NonNullable<Awaited<ReturnType<typeof operatorByEmail>>>;

const enrolmentMinutes = 10;

/**
 * Signs an operator in. An operator without codes, new or reset, only gets a ticket to set them up.
 *
 * @throws Refusal `desk_sign_in_wrong`, the same for every wrong input, or `sign_in_delayed`.
 */
export async function signIn(
  deps: OperatorsDeps,
  call: Call,
  { email, password, code }: ParsedInputOf<typeof contract>,
): Promise<Answer> {
  const attempt = deskSignInAttempt(email, call.address);
  await takeAttempt(deps.db, attempt, call.now);
  const operator = await operatorByEmail(deps.db.read, email);
  const right = await passwordMatches(operator && !operator.disabled_at ? operator.password_hash : dummyHash, password);
  if (!operator || operator.disabled_at || !right) refuse('desk_sign_in_wrong');
  return operator.code_secret
    ? signInWithCode(deps, call, attempt, operator, operator.code_secret, code ?? '')
    : startEnrolment(deps, call, attempt, operator);
}

async function signInWithCode(
  { db, clock, paymentCodeSecret }: OperatorsDeps,
  call: Call,
  attempt: Attempt,
  operator: Known,
  sealed: Buffer,
  code: string,
): Promise<Answer> {
  const step = stepOfCode(openCodeSecret(paymentCodeSecret, operator.id, sealed), code, realTime(clock));
  const token = await db.transact(async (tx) => {
    if (step === null || !(await useCode(tx, operator.id, step, operator.password_hash))) {
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
    await audit(
      tx,
      operator,
      'operator.signed_in',
      `operator:${operator.id}`,
      { address: call.address, user_agent: call.userAgent.slice(0, 200) },
      call.now,
    );
    return openDeskSession(tx, operator.id, call.now);
  });
  if (token === null) refuse('desk_sign_in_wrong');
  const { id, name, roles } = operator;
  return {
    session: { token, operator: { id, name, email: operator.email, roles: roles as OperatorRole[] } },
    enrolment: null,
  };
}

async function startEnrolment(
  { db, paymentCodeSecret }: OperatorsDeps,
  call: Call,
  attempt: Attempt,
  operator: Known,
): Promise<Answer> {
  const secret = newCodeSecret();
  const ticket = newToken();
  const enrolment = {
    ticket_hash: hashToken(ticket),
    code_secret: sealCodeSecret(paymentCodeSecret, operator.id, secret),
    expires_at: later(call.now, enrolmentMinutes * minute),
  };
  await db.transact(async (tx) => {
    await tx
      .insertInto('operator_enrolments')
      .values({ operator_id: operator.id, ...enrolment })
      .onConflict((oc) => oc.column('operator_id').doUpdateSet(enrolment))
      .execute();
    await clearAttempt(tx, attempt);
    await audit(
      tx,
      operator,
      'operator.enrolment_started',
      `operator:${operator.id}`,
      { address: call.address },
      call.now,
    );
  });
  return {
    session: null,
    enrolment: { ticket, secret, uri: codeUri(secret, operator.email), minutes: enrolmentMinutes },
  };
}
