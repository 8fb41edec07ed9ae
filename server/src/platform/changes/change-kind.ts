import type { ChangedField, ChangeKindName } from '@tradewind/contract/platform/desk/changes';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { Tx } from '../../base/db/database.ts';

/** What people read of a change. */
export interface ShownChange {
  /** What it changes, as `<thing>:<id>`; only one change of a subject can wait. */
  subject: string;
  /** What the subject is called. */
  name: string;
  fields: ChangedField[];
}

/** Who made a change, for those that record it. */
export interface ChangeContext {
  changeId: string;
  /** The operator who proposed it. */
  by: { id: string };
  /** The id of the operator who approved it; null when the waiting time alone guarded it. */
  approvedBy: string | null;
  reason: string;
  at: Date;
}

/** A kind of change that needs a second administrator and a waiting time, declared by the module that owns its subject. */
export interface ChangeKind<Payload extends object = object> {
  readonly name: ChangeKindName;
  /** The roles that may propose it; whoever proposed it must still have one of them when it is approved and applied. */
  readonly proposers: readonly OperatorRole[];
  /** The operator whom it is about, who may neither propose nor approve it. */
  concerns?(payload: Payload): string;
  /** Locks the subject and checks that the change is possible. Runs when it is proposed and again before it is applied. */
  validate(tx: Tx, payload: Payload, now: Date): Promise<void>;
  /** Describes a valid change. */
  present(tx: Tx, payload: Payload, now: Date): Promise<ShownChange>;
  /** Makes a valid change and records it in the audit log. */
  apply(tx: Tx, payload: Payload, context: ChangeContext): Promise<void>;
}
