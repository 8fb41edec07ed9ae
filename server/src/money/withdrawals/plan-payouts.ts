import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { planPayouts as contract } from '@tradewind/contract/money/shop-desk/payouts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { requirePaymentCode } from '../../people/users/index.ts';
import { lockPayoutAccount } from './payout-accounts-store.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * Sets the account for scheduled payouts from the next date on; without an account they end.
 *
 * @throws Refusal `address_not_found` or of the payment code.
 */
export async function planPayouts(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  { address_id: id, password_pay }: ParsedInputOf<typeof contract>,
): Promise<Work<null>> {
  const {
    now,
    actor: { userId, shopId },
  } = call;
  await requirePaymentCode(deps, call, password_pay);
  return async (tx) => {
    if (!id) {
      await tx.deleteFrom('shop_payout_plans').where('shop_id', '=', shopId).execute();
      return null;
    }
    const entry = requireFound(await lockPayoutAccount(tx, shopId, id), 'address_not_found', {}, ['address_id']);
    const chosen = { payout_address_id: entry.id, chosen_by: userId, chosen_at: now };
    await tx
      .insertInto('shop_payout_plans')
      .values({ shop_id: shopId, looked_at: now, ...chosen })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(chosen))
      .execute();
    return null;
  };
}
