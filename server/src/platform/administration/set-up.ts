import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type {
  finishSetUp as finishContract,
  openSetUp as openContract,
} from '@tradewind/contract/platform/desk/set-up';
import { refuse } from '@tradewind/contract/base/refusals';
import { realTime } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { hashToken } from '../../base/ids/ids.ts';
import type { IsBreached } from '../../base/secrets/breached-passwords.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import {
  codeUri,
  newCodeSecret,
  openCodeSecret,
  sealCodeSecret,
  stepOfCode,
} from '../../base/secrets/authenticator.ts';
import {
  audit,
  enrolmentAttempt,
  hasOperators,
  insertOperator,
  openDeskSession,
  requireStrongPassword,
  sessionLife,
} from '../operators/index.ts';
import { setSetting, type SettingInput, type SettingName } from '../settings/index.ts';
import { readEmail } from './operator-email.ts';

export interface SetUpDeps extends Deps {
  /** The secrets of operators' codes are encrypted under it. */
  paymentCodeSecret: Buffer;
  isBreached: IsBreached;
}

/**
 * Opens the set-up link: a new authenticator key, with which `finishSetUp` goes on. Opening it again replaces the key.
 *
 * @throws Refusal `set_up_over`, `email_invalid` or `sign_in_delayed`.
 */
export async function openSetUp(
  { db, paymentCodeSecret }: SetUpDeps,
  call: Call,
  { token, email: typed }: ParsedInputOf<typeof openContract>,
): Promise<OutputOf<typeof openContract>> {
  const email = readEmail(typed);
  const attempt = enrolmentAttempt(token, call.address);
  await takeAttempt(db, attempt, call.now);
  const secret = newCodeSecret();
  const { operator_id: id } = await findLink(db.read, token, call.now);
  await db.transact(async (tx) => {
    await tx
      .updateTable('set_up_links')
      .set({ code_secret: sealCodeSecret(paymentCodeSecret, 'operators', id, secret) })
      .where('operator_id', '=', id)
      .execute();
    await clearAttempt(tx, attempt);
  });
  return { secret, uri: codeUri(secret, email) };
}

/**
 * Creates the first administrator, who gets every role because there is nobody else, and makes the two choices that would
 * otherwise wait: whoever has the link has the machine. The link can't be used again.
 *
 * @throws Refusal `set_up_over`, `email_invalid`, `desk_code_wrong`, `desk_password_weak` or `sign_in_delayed`.
 */
export async function finishSetUp(
  { db, clock, paymentCodeSecret, isBreached }: SetUpDeps,
  call: Call,
  { token, email: typed, name, code, password, wallet_mode, at_once }: ParsedInputOf<typeof finishContract>,
): Promise<OutputOf<typeof finishContract>> {
  const email = readEmail(typed);
  const { now, address } = call;
  const attempt = enrolmentAttempt(token, address);
  await takeAttempt(db, attempt, now);
  const { operator_id: id, code_secret } = await findLink(db.read, token, now);
  if (!code_secret) return refuse('set_up_over');
  const step = stepOfCode(openCodeSecret(paymentCodeSecret, 'operators', id, code_secret), code, realTime(clock));
  if (step === null) return refuse('desk_code_wrong', {}, ['code']);
  await requireStrongPassword(isBreached, password, { name, email });

  const roles = [...operatorRoles];
  const password_hash = await hashPassword(password);
  const session = await db.transact(async (tx) => {
    // Only one of two concurrent uses of the link finds the row.
    const used = await tx
      .deleteFrom('set_up_links')
      .where('token_hash', '=', hashToken(token))
      .where('code_secret', '=', code_secret)
      .returning('operator_id')
      .executeTakeFirst();
    if (!used || (await hasOperators(tx))) refuse('set_up_over');
    await insertOperator(tx, { id, email, name, roles, password_hash, code_secret, code_step: step, created_at: now });
    await clearAttempt(tx, attempt);
    await audit(tx, null, 'operator.added', `operator:${id}`, { email, name, roles, set_up: true }, now);
    await audit(tx, { id }, 'operator.enrolled', `operator:${id}`, { address }, now);
    await decide(tx, id, 'wallet.mode', wallet_mode, now);
    if (at_once) await decide(tx, id, 'changes.waitHours', 0, now);
    return openDeskSession(tx, id, call);
  });
  call.cookies.write(sessionCookie('operator'), session, sessionLife);
  return { operator: { id, name, email, roles, custom_roles: [], rights: [] } };
}

/** The link of a token. @throws Refusal `set_up_over`, also for an unknown one or once there is an operator. */
async function findLink(read: Read, token: string, now: Date) {
  const link = await read
    .selectFrom('set_up_links')
    .select(['operator_id', 'code_secret'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link || (await hasOperators(read))) return refuse('set_up_over');
  return link;
}

async function decide<Name extends SettingName>(tx: Tx, by: string, name: Name, value: SettingInput<Name>, at: Date) {
  await setSetting(tx, name, value, { by, at });
  await audit(tx, { id: by }, 'setting.changed', `setting:${name}`, { after: value, set_up: true }, at);
}
