import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { idFromName } from '../../base/ids/ids.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { sealCodeSecret } from '../../base/secrets/authenticator.ts';
import { audit } from './audit.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { insertOperator } from './operators-store.ts';

const demoOperators: readonly { email: string; name: string; roles: OperatorRole[] }[] = [
  { email: 'admin@tradewind.example', name: 'Ada Marlow', roles: ['admin', 'catalogue'] },
  { email: 'admin2@tradewind.example', name: 'Arun Meesri', roles: ['admin'] },
  { email: 'finance@tradewind.example', name: 'Felix Renner', roles: ['finance'] },
  { email: 'finance2@tradewind.example', name: 'Fumiko Sato', roles: ['finance'] },
  { email: 'support@tradewind.example', name: 'Sunan Chai', roles: ['support'] },
];

/** The published authenticator key of the demo operators. */
export const demoCodeSecret = 'JBSWY3DPEHPK3PXP';

/** Creates the missing operators of the demo, with codes set up. @returns how many were created. */
export async function seedDemoOperators(
  { db, clock, paymentCodeSecret }: Omit<OperatorsDeps, 'isBreached' | 'log'>,
  password: string,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return db.transact(async (tx) => {
    let added = 0;
    for (const operator of demoOperators) {
      const id = idFromName(`demo operator ${operator.email}`);
      const known = await tx.selectFrom('operators').select('id').where('id', '=', id).executeTakeFirst();
      if (known) continue;
      const sealed = sealCodeSecret(paymentCodeSecret, 'operators', id, demoCodeSecret);
      await insertOperator(tx, { id, ...operator, password_hash: passwordHash, code_secret: sealed, created_at: now });
      await audit(tx, null, 'operator.added', `operator:${id}`, { ...operator, demo: true }, now);
      added += 1;
    }
    return added;
  });
}
