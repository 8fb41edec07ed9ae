import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit, disableOperatorRow, lockOperator } from '../operators/index.ts';

/**
 * Disables an operator who is no administrator, at once: shutting somebody out moves no money. Administrators are disabled
 * by a change that waits, so that a stolen session can't shut out those who would stop it.
 *
 * @throws Refusal `operator_not_found`, `change_without_effect`.
 */
export async function disableOperator(
  { db }: Pick<Deps, 'db'>,
  { operator: by, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transact(async (tx) => {
    const { email, roles, disabled_at } = await lockOperator(tx, id);
    if (disabled_at || roles.includes('admin')) refuse('change_without_effect');
    await disableOperatorRow(tx, id, now);
    await audit(tx, by, 'operator.disabled', `operator:${id}`, { email, reason }, now);
  });
}
