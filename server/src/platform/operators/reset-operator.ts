import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import type { OnceIn } from './add-operator.ts';
import { audit } from './audit.ts';
import { newOneTimePassword } from './one-time-password.ts';
import { operatorById } from './operators-queries.ts';
import { requireAnotherAdmin, inviteAgain, lockOperator } from './operators-store.ts';

/** Resets an operator who lost the authenticator or the password, or was disabled. @throws Refusal `operator_last_admin` or `operator_not_found`. */
export async function resetOperator(
  { db }: Deps,
  { operator: by, now }: DeskCall,
  { id }: { id: string },
): Promise<OnceIn> {
  const oncePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oncePassword);
  await db.transact(async (tx) => {
    await requireAnotherAdmin(tx, id);
    const { email } = await lockOperator(tx, id);
    await inviteAgain(tx, id, passwordHash);
    await audit(tx, by, 'operator.reset', `operator:${id}`, { email }, now);
  });
  return { operator: await operatorById(db.read, id), once_password: oncePassword };
}
