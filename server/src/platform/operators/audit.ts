import type { AuditAct } from '@tradewind/contract/platform/desk/audit-acts';
import type { Tx } from '../../base/db/database.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';

/**
 * Records what an operator did, in the transaction of the act. The rows can't be changed.
 *
 * @param operator null for the server's command line.
 * @param act the kind of subject and what was done, e.g. `withdrawal.passed`.
 * @param subject kind and id, e.g. `withdrawal:<id>`.
 * @param details what is needed to understand the entry later; never a secret.
 */
export async function audit(
  tx: Tx,
  operator: Pick<OperatorRef, 'id'> | null,
  act: AuditAct,
  subject: string,
  details: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ id: newId(), at, operator_id: operator?.id ?? null, act, subject, details })
    .execute();
}
