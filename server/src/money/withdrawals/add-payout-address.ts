import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { addPayoutAddress as contract } from '@tradewind/contract/money/withdrawals';
import { hour, later } from '../../base/clock/clock.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { beginSecondStep } from '../../people/second-factor/index.ts';
import { lockCredentials, requireUnlocked } from '../../people/users/index.ts';
import { requirePaymentCode } from '../../people/users/index.ts';
import { refuseLookAlike, refuseUselessAddress } from './check-payout-account.ts';
import { listPayoutAccounts, savePayoutAccount, type SavedPayoutAccount } from './payout-accounts-store.ts';
import { readPayoutAccount } from './read-payout-account.ts';
import { requireAccountsUnlocked } from './terms.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * Adds a payout account to a shopper. It is usable after a delay, in which the shopper can notice an unwanted one.
 *
 * @throws Refusal for an invalid account, payment code or second factor, or `account_lock` after a recovery by mail.
 */
export async function addPayoutAddress(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<SavedPayoutAccount> {
  const {
    now,
    actor: { userId },
  } = call;
  const account = await readPayoutAccount(deps.db.read, input);
  await refuseUselessAddress(deps, account);
  await requirePaymentCode(deps, call, input.password_pay);
  const checkSecondStep = await beginSecondStep(deps, call, input);
  const settings = await readSettings(deps.db.read, now);

  return deps.db.transact(async (tx) => {
    requireAccountsUnlocked(settings, await lockCredentials(tx, userId), now);
    await requireUnlocked(tx, userId, 'withdrawals', now);
    await checkSecondStep(tx);
    if (!input.look_alike_seen) refuseLookAlike(account, await listPayoutAccounts(tx, userId));
    return savePayoutAccount(
      tx,
      { kind: 'user', id: userId },
      account,
      input.label ?? '',
      now,
      later(now, settings['security.newAddressHours'] * hour),
    );
  });
}
