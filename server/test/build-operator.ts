import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { dummyHash } from '../src/base/secrets/password-hash.ts';
import { insertOperator, openDeskSession } from '../src/platform/operators/index.ts';

export interface BuiltOperator {
  id: string;
  name: string;
  roles: readonly OperatorRole[];
  /** For `CallOptions.desk`. */
  token: string;
}

/** Builds a signed-in operator without a known password, with codes set up; the session lasts 12 hours from `now`. */
export async function buildOperator(
  db: Database,
  roles: readonly OperatorRole[],
  { now = new Date(), customRoles = [] }: { now?: Date; customRoles?: string[] } = {},
): Promise<BuiltOperator> {
  const id = newId();
  const name = `Operator ${id.slice(-6)}`;
  const token = await db.transact(async (tx) => {
    const email = `${id}@desk.example`;
    const rest = { password_hash: dummyHash, created_at: now };
    await insertOperator(tx, { id, name, email, roles: [...roles], custom_roles: customRoles, ...rest });
    await tx
      .updateTable('operators')
      .set({ code_secret: Buffer.from('-') })
      .where('id', '=', id)
      .execute();
    return openDeskSession(tx, id, { now });
  });
  return { id, name, roles, token };
}
