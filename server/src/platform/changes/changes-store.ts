import type { ChangeKindName, ChangeState } from '@tradewind/contract/platform/desk/changes';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Insertable } from 'kysely';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import type { ChangeFacts } from './change.ts';

/** Inserts a proposed change. @throws Refusal `change_open` while another one of the subject waits. */
export async function insertChange(tx: Tx, change: Insertable<Tables['pending_changes']>): Promise<void> {
  await tx
    .insertInto('pending_changes')
    .values(change)
    .execute()
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'pending_changes_open') refuse('change_open');
      throw error;
    });
}

export interface LockedChange extends ChangeFacts {
  subject: string;
  payload: object;
  /** The operator whom it is about. */
  concerns: string | null;
  reason: string;
  proposedBy: string;
  approvedBy: string | null;
}

/** Locks a change. @throws Refusal `change_not_found`. */
export async function lockChange(tx: Tx, id: string): Promise<LockedChange> {
  const row = requireFound(
    await tx.selectFrom('pending_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    'change_not_found',
  );
  return {
    id,
    kind: row.kind as ChangeKindName,
    state: row.state as ChangeState,
    subject: row.subject,
    payload: row.payload,
    concerns: row.concerns,
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    effectiveAt: row.effective_at,
    approvedBy: row.approved_by,
  };
}
