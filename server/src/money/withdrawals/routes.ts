import { requireFound } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/money/withdrawals';
import type { Api } from '../../base/http/api.ts';
import { addPayoutAddress } from './add-payout-address.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { listPayoutAccounts } from './payout-accounts-store.ts';
import { presentPayoutAccount, presentWithdrawal, presentWithdrawalRow } from './present-withdrawal.ts';
import { quoteWithdrawal } from './quote-withdrawal.ts';
import { removePayoutAddress } from './remove-payout-address.ts';
import { showWithdrawalInfo } from './show-withdrawal-info.ts';
import { countWithdrawals, findWithdrawal, listWithdrawals } from './withdrawal-queries.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Endpoints of shoppers. */
export function withdrawalsRoutes(api: Api, deps: WithdrawalsDeps): void {
  const { read } = deps.db;

  api.shopper(contract.withdrawalInfo, (call, input) => showWithdrawalInfo(deps, call, input));
  api.shopper(contract.withdrawalQuote, (call, input) => quoteWithdrawal(deps, call, input));
  api.shopper(contract.requestWithdrawal, (call, input) => requestWithdrawal(deps, call, input));
  api.shopper(contract.cancelWithdrawal, (call, input) => cancelWithdrawal(deps, call, input));

  api.shopper(contract.withdrawalList, async ({ actor: { userId }, locale, now }, { status, page, limit }) => {
    const [rows, total] = await Promise.all([
      listWithdrawals(read, userId, status, page, limit),
      countWithdrawals(read, userId, status),
    ]);
    return { total, count: total, list: rows.map((row) => presentWithdrawalRow(row, locale, now)) };
  });

  api.shopper(contract.withdrawal, async ({ actor: { userId }, locale, now }, { id }) => {
    const row = requireFound(await findWithdrawal(read, id, userId), 'withdrawal_not_found');
    return presentWithdrawal(row, locale, now);
  });

  api.shopper(contract.payoutAddresses, async ({ actor, now }) => ({
    list: (await listPayoutAccounts(read, actor.userId)).map((entry) => presentPayoutAccount(entry, now)),
  }));
  api.shopper(contract.addPayoutAddress, async (call, input) =>
    presentPayoutAccount(await addPayoutAddress(deps, call, input), call.now),
  );
  api.shopper(contract.removePayoutAddress, (call, input) => removePayoutAddress(deps, call, input));
}
