import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { idFromName } from '../../base/ids/ids.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { audit } from './audit.ts';
import { sealCodeSecret } from './code-secret.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { insertOperator } from './operators-store.ts';

const people: readonly { email: string; name: string; roles: OperatorRole[] }[] = [
  { email: 'admin@tradewind.example', name: 'Ada Marlow', roles: ['admin', 'catalogue'] },
  { email: 'admin2@tradewind.example', name: 'Arun Meesri', roles: ['admin'] },
  { email: 'finance@tradewind.example', name: 'Felix Renner', roles: ['finance'] },
  { email: 'finance2@tradewind.example', name: 'Fumiko Sato', roles: ['finance'] },
  { email: 'support@tradewind.example', name: 'Sunan Chai', roles: ['support'] },
];

/** What everybody who reads the project's front page may make codes with: for the demo world alone. */
export const demoCodeSecret = 'JBSWY3DPEHPK3PXP';

/** Operators of the demo world, who have set up codes already. @returns how many were missing. */
export async function seedDemoOperators(
  { db, clock, paymentCodeSecret }: OperatorsDeps,
  password: string,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return db.transact(async (tx) => {
    let added = 0;
    for (const person of people) {
      const id = idFromName(`demo operator ${person.email}`);
      const known = await tx.selectFrom('operators').select('id').where('id', '=', id).executeTakeFirst();
      if (known) continue;
      await insertOperator(tx, { id, ...person, password_hash: passwordHash, created_at: now });
      await tx
        .updateTable('operators')
        .set({ code_secret: sealCodeSecret(paymentCodeSecret, id, demoCodeSecret) })
        .where('id', '=', id)
        .execute();
      await audit(tx, null, 'operator.added', `operator:${id}`, { ...person, demo: true }, now);
      added += 1;
    }
    return added;
  });
}
