import type { OperatorRow } from '@tradewind/contract/platform/desk/operators';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { refuse } from '@tradewind/contract/base/refusals';
import { z } from 'zod';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { audit } from './audit.ts';
import { newOneTimePassword } from './one-time-password.ts';
import { operatorById } from './operators-queries.ts';
import { insertOperator } from './operators-store.ts';

const emailShape = z.email();

export interface OnceIn {
  operator: OperatorRow;
  /** Shown only once; valid for the first sign-in, which sets up codes and an own password. */
  once_password: string;
}

/**
 * Creates an operator, who has to set up codes at the first sign-in.
 *
 * @param by null for the command line, which creates the first operator.
 * @throws Refusal `email_invalid` or `operator_email_taken`.
 */
export async function addOperator(
  { db, clock }: Deps,
  by: OperatorRef | null,
  input: { email: string; name: string; roles: readonly OperatorRole[] },
): Promise<OnceIn> {
  const email = input.email.normalize('NFKC').trim();
  if (!emailShape.safeParse(email).success) refuse('email_invalid', {}, ['email']);
  const oncePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oncePassword);
  const id = newId();
  const now = clock.now();
  const roles = [...new Set(input.roles)];
  await db.transact(async (tx) => {
    await insertOperator(tx, { id, email, name: input.name, roles, password_hash: passwordHash, created_at: now });
    await audit(tx, by, 'operator.added', `operator:${id}`, { email, name: input.name, roles }, now);
  });
  return { operator: await operatorById(db.read, id), once_password: oncePassword };
}
