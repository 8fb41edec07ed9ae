import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import type { withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import type { ShopperCall } from '../../base/http/call.ts';
import { balanceOf, userAvailable, userHeld } from '../ledger/index.ts';
import { knownNetworks } from '../networks/index.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { hasSecondFactor } from '../../people/second-factor/index.ts';
import { credentialChangesOf } from '../../people/users/index.ts';
import { freeWithdrawalsLeft } from './free-withdrawals.ts';
import { listPayoutAccounts } from './payout-accounts-store.ts';
import { presentPayoutAccount, presentMethod, rateOf } from './present-withdrawal.ts';
import { withdrawalLimits } from './tiers.ts';
import { accountsLockedUntil, feeOf, feeRuleOf, lockedUntil, minimumOf, type WithdrawalMethod } from './terms.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/** Limits, fees, payout accounts and balances, for a withdrawal request. */
export async function showWithdrawalInfo(
  { db: { read } }: PaymentCodeDeps,
  { actor: { userId }, now }: ShopperCall,
  input: ParsedInputOf<typeof withdrawalInfo>,
): Promise<OutputOf<typeof withdrawalInfo>> {
  const [settings, balance, held, saved, changes, secondFactor] = await Promise.all([
    readSettings(read, now),
    balanceOf(read, userAvailable(userId)),
    balanceOf(read, userHeld(userId)),
    listPayoutAccounts(read, userId),
    credentialChangesOf(read, userId),
    hasSecondFactor(read, userId),
  ]);
  const freeLeft = await freeWithdrawalsLeft(read, settings, userId, now);
  const networks = await knownNetworks(read, Object.keys(settings['withdrawal.chain']));
  const methods: WithdrawalMethod[] = [
    { method: 'bank', network: '' },
    ...networks.map((network): WithdrawalMethod => ({ method: 'chain', network })),
  ];
  const limits = await withdrawalLimits(read, settings, userId, now);

  return {
    ...chargeOf(settings, input, freeLeft),
    balance: toWire(balance),
    held: toWire(held),
    card_list: saved
      .filter(({ method }) => method === 'bank')
      .map((entry) => ({ bank_name: entry.bankName, bank_card: entry.address, real_name: entry.holder })),
    open: settings['wallet.mode'] === 'open' ? 1 : 0,
    ways: methods.map((method) =>
      presentMethod(
        method,
        feeRuleOf(settings, method)!,
        settings['withdrawal.minimum'],
        settings['withdrawal.arrivalHours'][method.method],
      ),
    ),
    minimum: toWire(usd(settings['withdrawal.minimum'])),
    maximum: toWire(usd(settings['withdrawal.maximum'])),
    day_limit: toWire(usd(limits.day.most)),
    day_left: toWire(usd(limits.day.left)),
    tier: limits.limited ? limits.tier : null,
    month_limit: limits.month && toWire(usd(limits.month.most)),
    month_left: limits.month && toWire(usd(limits.month.left)),
    free_per_month: settings['withdrawal.freeMonthlyCount'],
    free_left: freeLeft,
    review_hours: settings['withdrawal.reviewHours'],
    locked_until: lockedUntil(settings, changes, now)?.toISOString() ?? null,
    accounts_locked_until: accountsLockedUntil(settings, changes, now)?.toISOString() ?? null,
    second_factor: secondFactor ? 1 : 0,
    addresses: saved.map((entry) => presentPayoutAccount(entry, now)),
  };
}

/**
 * The fee of the amount that was asked. Existing clients name none and show one rate for all: that of the smallest bank
 * withdrawal, because a larger one never pays more, also where this one would be free: they show it for later ones too.
 */
function chargeOf(
  settings: Settings,
  { extract_type: type, network = '', price }: ParsedInputOf<typeof withdrawalInfo>,
  freeLeft: number,
) {
  const bank = settings['withdrawal.bank'];
  const rule = (type === 1 && feeRuleOf(settings, { method: 'chain', network })) || bank;
  const asked = price === undefined ? null : fromWire(price);
  const amount = asked && asked.minor > 0n ? asked.minor : minimumOf(rule, settings['withdrawal.minimum']);
  const fee = asked && freeLeft > 0 ? 0n : feeOf(rule, amount);
  return { service_charge: rateOf(fee, amount), fee: asked ? toWire(usd(fee)) : null };
}
