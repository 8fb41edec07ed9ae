import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { reviewRisk as contract, RiskRow } from '@tradewind/contract/operations/desk/risk';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit } from '../../platform/operators/index.ts';
import { riskById } from './risk-queries.ts';

/** Keeps who looked at a finding and what they concluded; it changes nothing else. @throws Refusal `risk_not_found`. */
export async function reviewRisk(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, outcome, note }: ParsedInputOf<typeof contract>,
): Promise<RiskRow> {
  await db.transact(async (tx) => {
    const found = await tx
      .selectFrom('risk_findings')
      .select(['kind', 'key', 'accounts'])
      .where('id', '=', id)
      .executeTakeFirst();
    const { kind, accounts } = requireFound(found, 'risk_not_found');
    await tx
      .insertInto('risk_reviews')
      .values({ id: newId(), finding_id: id, operator_id: operator.id, outcome, note, at: now, accounts })
      .execute();
    await audit(tx, operator, 'risk.reviewed', `risk:${id}`, { kind, outcome, note }, now);
  });
  return riskById(db.read, id);
}
