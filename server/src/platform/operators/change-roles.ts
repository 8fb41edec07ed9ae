import type { OperatorRow } from '@tradewind/contract/platform/desk/operators';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from './audit.ts';
import { operatorById } from './operators-queries.ts';
import { requireAnotherAdmin, lockOperator, saveRoles } from './operators-store.ts';

export async function changeRoles(
  { db }: Deps,
  { operator: by, now }: DeskCall,
  { id, roles }: { id: string; roles: readonly OperatorRole[] },
): Promise<OperatorRow> {
  const after = [...new Set(roles)];
  await db.transact(async (tx) => {
    if (!after.includes('admin')) await requireAnotherAdmin(tx, id);
    const { roles: before } = await lockOperator(tx, id);
    await saveRoles(tx, id, after);
    await audit(tx, by, 'operator.roles_changed', `operator:${id}`, { before, after }, now);
  });
  return operatorById(db.read, id);
}
