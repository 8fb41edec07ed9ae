import type { deskEnrol as contract } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { realTime } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { hashToken } from '../../base/ids/ids.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { openCodeSecret, stepOfCode } from '../../base/secrets/authenticator.ts';
import { audit } from './audit.ts';
import { enrolmentAttempt } from './desk-attempts.ts';
import { isDeskOpenTo, openDeskSession, sessionLife } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { meById } from './operators-queries.ts';
import { requireStrongPassword } from './strong-password.ts';

/**
 * Completes what a one-time link began: checks a code of the new authenticator, sets the password and opens a session. The
 * link can't be used again.
 *
 * @throws Refusal `desk_enrolment_over`, `desk_code_wrong`, `desk_password_weak` or `desk_network_closed`.
 */
export async function enrol(
  { db, clock, paymentCodeSecret, isBreached }: OperatorsDeps,
  call: Call,
  { ticket, code, password }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!(await isDeskOpenTo(db.read, call.address, call.now))) refuse('desk_network_closed');
  const attempt = enrolmentAttempt(ticket, call.address);
  await takeAttempt(db, attempt, call.now);
  const ticketHash = hashToken(ticket);
  const found = await db.read
    .selectFrom('operator_enrolments as e')
    .innerJoin('operators as o', 'o.id', 'e.operator_id')
    .select(['o.id', 'o.name', 'o.email', 'o.roles', 'e.code_secret'])
    .where('e.ticket_hash', '=', ticketHash)
    .where('e.expires_at', '>', call.now)
    .where('o.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found) refuse('desk_enrolment_over');
  const step = stepOfCode(
    openCodeSecret(paymentCodeSecret, 'operators', found.id, found.code_secret),
    code,
    realTime(clock),
  );
  if (step === null) refuse('desk_code_wrong', {}, ['code']);
  await requireStrongPassword(isBreached, password, found);

  const passwordHash = await hashPassword(password);
  const token = await db.transact(async (tx) => {
    // Only one of two concurrent uses of the ticket, or a concurrent reset, finds the row.
    const used = await tx
      .deleteFrom('operator_enrolments')
      .where('ticket_hash', '=', ticketHash)
      .returning('operator_id')
      .executeTakeFirst();
    if (!used) refuse('desk_enrolment_over');
    const changed = await tx
      .updateTable('operators')
      .set({ code_secret: found.code_secret, code_step: step, password_hash: passwordHash })
      .where('id', '=', found.id)
      .where('password_hash', 'is', null)
      .where('disabled_at', 'is', null)
      .where('code_secret', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) refuse('desk_enrolment_over');
    await tx.deleteFrom('operator_links').where('operator_id', '=', found.id).execute();
    await clearAttempt(tx, attempt);
    await audit(tx, found, 'operator.enrolled', `operator:${found.id}`, { address: call.address }, call.now);
    return openDeskSession(tx, found.id, call);
  });
  call.cookies.write(sessionCookie('operator'), token, sessionLife);
  return { operator: await meById(db.read, found.id) };
}
