import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import { lockBalances, shopAvailable, shopDebt } from '../ledger/index.ts';
import { isStopped } from '../../people/users/index.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { lastPayoutAt, shopBalance } from '../settlement/index.ts';
import { lockPayoutAccount } from './payout-accounts-store.ts';
import { requestPayout } from './request-payout.ts';
import { feeRuleOf, minimumOf, termsOf } from './terms.ts';

/**
 * Requests a payout of the whole payable balance of each shop with a planned account, once per payout date. Each shop
 * has its own transaction.
 *
 * @returns the number of requested payouts.
 */
export async function requestScheduledPayouts({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const now = clock.now();
  const settings = await readSettings(db.read, now);
  if (settings['payout.schedule'] !== 'weekly') return 0;
  for (let requested = 0; ;) {
    const outcome = await db.transact(async (tx) => {
      const plan = await tx
        .selectFrom('shop_payout_plans')
        .select(['shop_id', 'payout_address_id'])
        .where('looked_at', '<', lastPayoutAt(now))
        // Nothing leaves by itself while the owner's account is locked; it is requested when the account is unlocked.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('shop_members as m')
                .select('m.user_id')
                .whereRef('m.shop_id', '=', 'shop_payout_plans.shop_id')
                .where('m.role', '=', 'owner')
                .where(isStopped('m.user_id', 'withdrawals')),
            ),
          ),
        )
        .orderBy('shop_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!plan) return 'done';
      await tx.updateTable('shop_payout_plans').set({ looked_at: now }).where('shop_id', '=', plan.shop_id).execute();
      return (await requestFor({ jobs }, tx, settings, plan.shop_id, plan.payout_address_id, now))
        ? 'requested'
        : 'nothing';
    });
    if (outcome === 'done') return requested;
    if (outcome === 'requested') requested += 1;
  }
}

async function requestFor(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  settings: Settings,
  shopId: string,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const entry = await lockPayoutAccount(tx, shopId, accountId);
  const rule = entry && feeRuleOf(settings, entry);
  if (!rule) return false;
  await lockBalances(tx, [shopAvailable(shopId), shopDebt(shopId)]);
  const { payable } = await shopBalance(tx, shopId, settings, now);
  if (payable < minimumOf(rule, settings['payout.minimum'])) return false;
  const terms = termsOf(settings, entry, rule, payable, entry.usableAt, now);
  await requestPayout(deps, tx, {
    owner: { kind: 'shop', id: shopId },
    entry,
    terms,
    codeChecked: true,
    requestedBy: null,
    at: now,
  });
  return true;
}
