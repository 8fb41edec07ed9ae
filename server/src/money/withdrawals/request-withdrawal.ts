import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { requestWithdrawal as contract } from '@tradewind/contract/money/withdrawals';
import { hour, later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { beginSecondStep } from '../../people/second-factor/index.ts';
import { consumePaymentAuthorisation, lockCredentials, requireUnlocked } from '../../people/users/index.ts';
import { dollars, readRequestedAmount } from './requested-amount.ts';
import { requirePaymentCode } from '../../people/users/index.ts';
import { refuseLookAlike, refuseUselessAddress } from './check-payout-account.ts';
import { freeWithdrawalsLeft } from './free-withdrawals.ts';
import {
  listPayoutAccounts,
  findPayoutAccount,
  lockPayoutAccount,
  savePayoutAccount,
  type SavedPayoutAccount,
} from './payout-accounts-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { readPayoutAccount, type PayoutAccount } from './read-payout-account.ts';
import { requestPayout } from './request-payout.ts';
import { requireWithinLimits, withdrawalLimits } from './tiers.ts';
import { hoursUntil, lockedUntil, requireUsable, termsOf } from './terms.ts';
import { findWithdrawal } from './withdrawal-queries.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';
import { findDuplicate } from './withdrawals-store.ts';

type Input = ParsedInputOf<typeof contract>;

/** A second identical request within this time is a repeat, from clients without idempotency keys. */
const repeatWindow = 30 * second;

/**
 * Requests a withdrawal. The whole amount is held and the terms are fixed with the request. The payment code comes with
 * the request, or was checked by `verify_pay` before. Clients that send neither a code nor an idempotency key can do
 * without it only where the installation allows it.
 *
 * @throws Refusal for an invalid amount, account, payment code or second factor, a security lock, a limit, or a short balance.
 */
export async function requestWithdrawal(
  deps: WithdrawalsDeps,
  call: ShopperCall,
  input: Input,
): Promise<Work<OutputOf<typeof contract>>> {
  const {
    now,
    actor: { userId, sessionId },
  } = call;
  const settings = await readSettings(deps.db.read, now);
  const account =
    input.address_id === undefined
      ? await readPayoutAccount(deps.db.read, input)
      : await chosenAccount(deps, userId, input);
  const { price, rule } = readRequestedAmount(settings, account, input.price);
  await refuseUselessAddress(deps, account);
  const code = input.password_pay;
  if (code !== undefined) await requirePaymentCode(deps, call, code);
  const checkSecondStep = await beginSecondStep(deps, call, input);
  const canOmitCode = deps.withdrawalsWithoutCode && !call.hasIdempotencyKey;

  return async (tx) => {
    // Locked before the balance: it serializes the user's requests, and prevents a concurrent change of credentials.
    const locked = lockedUntil(settings, await lockCredentials(tx, userId), now);
    await requireUnlocked(tx, userId, 'withdrawals', now);
    if (locked) refuse('security_lock', { hours: hoursUntil(locked, now) });
    const entry = await payoutAccountFor(tx, settings, userId, input, account, now);
    const freeLeft = await freeWithdrawalsLeft(tx, settings, userId, now);
    const terms = termsOf(settings, entry, rule, price, entry.usableAt, now, freeLeft);
    const duplicate = call.hasIdempotencyKey
      ? null
      : await findDuplicate(tx, userId, entry.id, price, later(now, -repeatWindow));
    // A repeat may have taken the last one without a fee itself.
    if (!duplicate?.free && input.real_price !== undefined && fromWire(input.real_price)?.minor !== terms.receives)
      refuse('withdrawal_terms_changed', { amount: dollars(terms.receives) });
    const codeChecked =
      code !== undefined || (duplicate === null && (await consumePaymentAuthorisation(tx, sessionId, now)));
    if (!duplicate && !codeChecked && !canOmitCode) refuse('payment_code_required', {}, ['password_pay']);
    if (!duplicate) {
      await checkSecondStep(tx);
      requireWithinLimits(await withdrawalLimits(tx, settings, userId, now), price);
    }
    const id =
      duplicate?.id ??
      (await requestPayout(deps, tx, {
        owner: { kind: 'user', id: userId },
        entry,
        terms,
        codeChecked,
        requestedBy: null,
        at: now,
      }));
    const created = await findWithdrawal(tx, id, userId);
    return {
      ...presentWithdrawal(created!, call.locale, now),
      balance: toWire(await balanceOf(tx, userAvailable(userId))),
    };
  };
}

async function chosenAccount(
  { db }: WithdrawalsDeps,
  userId: string,
  { address_id: id = '', extract_type }: Input,
): Promise<SavedPayoutAccount> {
  const entry = await findPayoutAccount(db.read, userId, id);
  return entry && entry.method === (extract_type === 0 ? 'bank' : 'chain')
    ? entry
    : refuse('address_not_found', {}, ['address_id']);
}

/**
 * The saved payout account of a request. A chosen one must be past its delay. One that a client sends in full is saved,
 * and its delay postpones the payment.
 */
async function payoutAccountFor(
  tx: Tx,
  settings: Settings,
  userId: string,
  input: Input,
  account: PayoutAccount,
  now: Date,
): Promise<SavedPayoutAccount> {
  if (input.address_id !== undefined) {
    const entry = requireFound(await lockPayoutAccount(tx, userId, input.address_id), 'address_not_found', {}, [
      'address_id',
    ]);
    requireUsable(entry, now);
    return entry;
  }
  if (!input.look_alike_seen) refuseLookAlike(account, await listPayoutAccounts(tx, userId));
  return savePayoutAccount(
    tx,
    { kind: 'user', id: userId },
    account,
    '',
    now,
    later(now, settings['security.newAddressHours'] * hour),
  );
}
