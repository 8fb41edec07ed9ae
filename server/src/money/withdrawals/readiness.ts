import type { WithdrawalHindrance } from '@tradewind/contract/money/desk/withdrawals';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isStopped } from '../../people/users/index.ts';
import { isSecondPerson } from '../../platform/operators/index.ts';
import { onHold } from './hold.ts';

/** What decides whether a withdrawal may be handed over. */
export interface ReadinessRule {
  now: Date;
  /** Up to this amount nobody has to look at a withdrawal that came with the payment code; 0: at every one. */
  approveUpTo: bigint;
  /** Who hands over; large withdrawals need the approval of another operator. Absent: of any operator. */
  by?: string;
}

const approvedBy = (who: RawBuilder<unknown>) =>
  sql`exists (select 1 from withdrawal_approvals a where a.withdrawal_id = w.id and ${who})`;
const approved = approvedBy(sql`true`);

/** Whether somebody still has to look at a withdrawal `w` before it is handed over. */
export const needsApproval = ({ approveUpTo }: Pick<ReadinessRule, 'approveUpTo'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`not ${approved} and (w.second_approver or not w.code_checked or w.price > ${approveUpTo})`;

/** Why a waiting withdrawal `w` can't be handed over, the first reason that fits; null when it can. */
export function hindrance(rule: ReadinessRule): RawBuilder<WithdrawalHindrance | null> {
  const { now, by } = rule;
  const another = by ? approvedBy(isSecondPerson('a.operator_id', by)) : approved;
  return sql<WithdrawalHindrance | null>`case
    when w.batch_id is not null then 'handed_over'
    when w.not_before > ${now} then 'too_early'
    when ${onHold(now)} then 'on_hold'
    when ${isStopped('w.user_id', 'withdrawals')} then 'account_locked'
    when w.second_approver and not ${another} then 'second_person'
    when ${needsApproval(rule)} then 'not_looked_at'
  end`;
}
