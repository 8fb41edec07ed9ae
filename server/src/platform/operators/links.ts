import type { deskOpenLink as contract } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { hashToken, newToken } from '../../base/ids/ids.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { codeUri, newCodeSecret, sealCodeSecret } from '../../base/secrets/authenticator.ts';
import { audit } from './audit.ts';
import { enrolmentAttempt } from './desk-attempts.ts';
import type { OperatorsDeps } from './operators-deps.ts';

/** How long a one-time link can be used. */
export const linkHours = 48;
const enrolmentMinutes = 10;

/** The page of a link, below the installation's address; the token is in the fragment, which no server logs. */
export const linkPath = (token: string): string => `/console/login#${token}`;

/**
 * Creates an operator's one-time link to set up password and codes, in place of an earlier one. Only its hash is stored.
 *
 * @returns the token of the link, with the moment at which it expires.
 */
export async function createLink(tx: Tx, operatorId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = later(now, linkHours * hour);
  const link = { token_hash: hashToken(token), created_at: now, expires_at: expiresAt };
  await tx
    .insertInto('operator_links')
    .values({ operator_id: operatorId, ...link })
    .onConflict((oc) => oc.column('operator_id').doUpdateSet(link))
    .execute();
  return { token, expiresAt };
}

/**
 * Opens a one-time link: a ticket and a new authenticator key, with which `enrol` goes on. Opening it again replaces both;
 * enrolment uses it up.
 *
 * @throws Refusal `desk_link_over`, also for an unknown link, or `sign_in_delayed`.
 */
export async function openLink(
  { db, paymentCodeSecret }: Omit<OperatorsDeps, 'isBreached' | 'log'>,
  call: Call,
  { token }: { token: string },
): Promise<OutputOf<typeof contract>> {
  const attempt = enrolmentAttempt(token, call.address);
  await takeAttempt(db, attempt, call.now);
  const secret = newCodeSecret();
  const ticket = newToken();
  const operator = await db.transact(async (tx) => {
    const found = await tx
      .selectFrom('operator_links as l')
      .innerJoin('operators as o', 'o.id', 'l.operator_id')
      .select(['o.id', 'o.name', 'o.email'])
      .where('l.token_hash', '=', hashToken(token))
      .where('l.expires_at', '>', call.now)
      .where('o.disabled_at', 'is', null)
      .forUpdate('l')
      .executeTakeFirst();
    if (!found) return refuse('desk_link_over');
    const enrolment = {
      ticket_hash: hashToken(ticket),
      code_secret: sealCodeSecret(paymentCodeSecret, 'operators', found.id, secret),
      expires_at: later(call.now, enrolmentMinutes * minute),
    };
    await tx
      .insertInto('operator_enrolments')
      .values({ operator_id: found.id, ...enrolment })
      .onConflict((oc) => oc.column('operator_id').doUpdateSet(enrolment))
      .execute();
    await clearAttempt(tx, attempt);
    const from = { address: call.address };
    await audit(tx, found, 'operator.enrolment_started', `operator:${found.id}`, from, call.now);
    return found;
  });
  const { name, email } = operator;
  return { ticket, secret, uri: codeUri(secret, email), minutes: enrolmentMinutes, name, email };
}
