import type { OperatorRow } from '@tradewind/contract/platform/desk/operators';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from './audit.ts';
import { operatorById } from './operators-queries.ts';
import { requireAnotherAdmin, lockOperator, disableOperatorRow } from './operators-store.ts';

export async function disableOperator(
  { db }: Deps,
  { operator: by, now }: DeskCall,
  { id }: { id: string },
): Promise<OperatorRow> {
  await db.transact(async (tx) => {
    await requireAnotherAdmin(tx, id);
    const { email, disabled_at } = await lockOperator(tx, id);
    if (disabled_at) return;
    await disableOperatorRow(tx, id, now);
    await audit(tx, by, 'operator.disabled', `operator:${id}`, { email }, now);
  });
  return operatorById(db.read, id);
}
