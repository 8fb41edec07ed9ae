import { riskKinds, type RiskKind } from '@tradewind/contract/operations/desk/risk';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { newId } from '../../base/ids/ids.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { findRisks } from './find-risks.ts';

/**
 * A job: looks for each kind of risk and stores what it finds. A finding keeps its id and its reviews while it lasts, and also
 * when it comes back. @returns how many there are.
 */
export async function rebuildRisks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let count = 0;
  for (const kind of riskKinds)
    count += await db.transact((tx) => rebuildKind(tx, kind, clock.now()), { unlimited: true });
  return count;
}

async function rebuildKind(tx: Tx, kind: RiskKind, now: Date): Promise<number> {
  const found = await findRisks(tx, kind, now, await readSettings(tx, now));
  const keys = found.map(({ key }) => key);
  await tx
    .updateTable('risk_findings')
    .set({ gone_at: now })
    .where('kind', '=', kind)
    .where('gone_at', 'is', null)
    .where((eb) => eb.not(eb('key', '=', eb.fn.any(eb.val(keys)))))
    .execute();
  if (found.length === 0) return 0;
  await tx
    .insertInto('risk_findings')
    .values(
      found.map(({ key, accounts, facts }) => ({
        id: newId(),
        kind,
        key,
        accounts: accounts.toSorted(),
        facts: JSON.stringify(facts),
        found_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
        accounts: eb.ref('excluded.accounts'),
        facts: eb.ref('excluded.facts'),
        gone_at: null,
      })),
    )
    .execute();
  return found.length;
}
