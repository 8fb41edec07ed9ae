import type { DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { findDutyRule } from './desk-queries.ts';

/** Ends a duty rule now; one that has not begun never comes into force. @throws Refusal `duty_rule_not_found`. */
export async function endDutyRule(
  { db }: Pick<Deps, 'db'>,
  { operator, locale, now }: DeskCall,
  { id }: { id: string },
): Promise<DutyRuleRow> {
  await db.transact(async (tx) => {
    const rule = requireFound(
      await tx
        .selectFrom('duty_rules')
        .select(['valid_from', 'valid_until', 'country', 'kind'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      'duty_rule_not_found',
    );
    const until = rule.valid_from > now ? rule.valid_from : now;
    if (rule.valid_until && rule.valid_until <= until) refuse('duty_rule_not_found');
    await tx.updateTable('duty_rules').set({ valid_until: until }).where('id', '=', id).execute();
    await audit(tx, operator, 'duty.end', `duty:${id}`, { country: rule.country, kind: rule.kind }, now);
  });
  return findDutyRule(db.read, locale, id, now);
}
