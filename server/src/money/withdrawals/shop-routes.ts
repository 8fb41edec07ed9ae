import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/money/shop-desk/payouts';
import type { Api } from '../../base/http/api.ts';
import { thenAnswer } from '../../base/db/work.ts';
import { knownNetworks } from '../networks/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { shopBalance } from '../settlement/index.ts';
import { addPayoutAccount } from './add-payout-account.ts';
import { requestShopPayout } from './request-shop-payout.ts';
import { cancelOf } from './cancel-withdrawal.ts';
import { requirePayable, readPayout } from './payable-amount.ts';
import { listPayoutAccounts, findPayoutAccount, removePayoutAccount } from './payout-accounts-store.ts';
import { payoutsFile } from './payouts-file.ts';
import { planPayouts } from './plan-payouts.ts';
import { presentPayout } from './present-payout.ts';
import { presentPayoutAccount, presentTerms } from './present-withdrawal.ts';
import { findPayout, listPayouts, plannedAccount } from './shop-payout-queries.ts';
import { termsOf } from './terms.ts';
import { requirePaymentCode, type PaymentCodeDeps } from '../../people/users/index.ts';

/** Endpoints of merchants: payouts of a shop's earnings. */
export function payoutsShopRoutes(api: Api, deps: PaymentCodeDeps): void {
  const { read } = deps.db;

  api.merchant(contract.shopPayouts, async ({ actor: { shopId } }, input) => {
    const { total, rows } = await listPayouts(read, shopId, input);
    return { total, list: rows.map(presentPayout) };
  });
  api.merchantDownload(contract.exportPayouts, async (call, filters) => payoutsFile(read, call, filters));

  api.merchant(contract.payoutQuote, async ({ actor: { shopId }, now }, { address_id: id, price: text }) => {
    const entry = requireFound(await findPayoutAccount(read, shopId, id), 'address_not_found', {}, ['address_id']);
    const settings = await readSettings(read, now);
    const { price, rule } = readPayout(settings, entry, text);
    requirePayable(price, await shopBalance(read, shopId, settings, now));
    return presentTerms(termsOf(settings, entry, rule, price, entry.usableAt, now));
  });

  api.merchant(contract.requestPayout, (call, input) => requestShopPayout(deps, call, input));

  api.merchant(contract.cancelPayout, async ({ actor: { shopId }, now }, { id }) => async (tx) => {
    await cancelOf(tx, deps, shopId, id, now);
    return presentPayout((await findPayout(tx, shopId, id))!);
  });

  api.merchant(contract.payoutAccounts, async ({ actor: { shopId }, now }) => {
    const [saved, planned, settings] = await Promise.all([
      listPayoutAccounts(read, shopId),
      plannedAccount(read, shopId),
      readSettings(read, now),
    ]);
    const list = saved.map((entry) => ({
      ...presentPayoutAccount(entry, now),
      planned: entry.id === planned ? (1 as const) : (0 as const),
    }));
    return { total: list.length, list, networks: await knownNetworks(read, Object.keys(settings['withdrawal.chain'])) };
  });

  api.merchant(contract.addPayoutAccount, async (call, input) =>
    thenAnswer(await addPayoutAccount(deps, call, input), async (_, saved) => presentPayoutAccount(saved, call.now)),
  );

  api.merchant(contract.removePayoutAccount, async (call, { id, password_pay }) => {
    const {
      now,
      actor: { shopId },
    } = call;
    await requirePaymentCode(deps, call, password_pay);
    return async (tx) => {
      await tx
        .deleteFrom('shop_payout_plans')
        .where('shop_id', '=', shopId)
        .where('payout_address_id', '=', id)
        .execute();
      if (!(await removePayoutAccount(tx, shopId, id, now))) refuse('address_not_found');
      return null;
    };
  });

  api.merchant(contract.planPayouts, (call, input) => planPayouts(deps, call, input));
}
