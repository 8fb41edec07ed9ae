import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { hour, later } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { hashToken, newId, newToken } from '../src/base/ids/ids.ts';

export interface BuiltOperator {
  id: string;
  name: string;
  roles: readonly OperatorRole[];
  /** For `CallOptions.desk`. */
  token: string;
}

/** An operator who sits at the desk already, for 12 hours from `now`. Nobody knows the password. */
export async function buildOperator(
  db: Database,
  roles: readonly OperatorRole[],
  { now = new Date() }: { now?: Date } = {},
): Promise<BuiltOperator> {
  const id = newId();
  const token = newToken();
  const name = `Operator ${id.slice(-6)}`;
  await db.transact(async (tx) => {
    await tx
      .insertInto('operators')
      .values({ id, name, email: `${id}@desk.example`, roles: [...roles], password_hash: '-', created_at: now })
      .execute();
    await tx
      .insertInto('operator_sessions')
      .values({
        id: newId(),
        operator_id: id,
        token_hash: hashToken(token),
        created_at: now,
        seen_at: now,
        expires_at: later(now, 12 * hour),
      })
      .execute();
  });
  return { id, name, roles, token };
}
