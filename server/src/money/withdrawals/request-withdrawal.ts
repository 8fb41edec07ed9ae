import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire } from '@tradewind/contract/base/money';
import { found, refuse } from '@tradewind/contract/base/refusals';
import type { requestWithdrawal as contract } from '@tradewind/contract/money/withdrawals';
import { hour, later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { lockCredentials } from '../../people/users/index.ts';
import { dollars, readRequestedAmount } from './requested-amount.ts';
import { requirePaymentCode } from './check-code.ts';
import { refuseLookAlike, refuseOwnAddress } from './check-payout-account.ts';
import { requestedInOneDay } from './day-limit.ts';
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
import { hoursUntil, lockedUntil, termsOf } from './terms.ts';
import { findWithdrawal } from './withdrawal-queries.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { findDuplicate } from './withdrawals-store.ts';

type Asked = ParsedInputOf<typeof contract>;

/** A client without idempotency keys that asks for the same again so soon is repeating itself. */
const repeatsWithin = 30 * second;

/**
 * Asks for a withdrawal: the whole amount is held at once, and the promise is fixed with it. Clients that can show a
 * payment code must; those that cannot (they send no key either) are looked at by an operator like all others.
 */
export async function requestWithdrawal(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  asked: Asked,
): Promise<Work<OutputOf<typeof contract>>> {
  const {
    now,
    actor: { userId },
  } = call;
  const settings = await readSettings(deps.db.read, now);
  const place =
    asked.address_id === undefined
      ? await readPayoutAccount(deps.db.read, asked)
      : await chosenAccount(deps, userId, asked);
  const { price, rule } = readRequestedAmount(settings, place, asked.price);
  await refuseOwnAddress(deps, place);
  const codeChecked = call.hasIdempotencyKey || asked.password_pay !== undefined;
  if (codeChecked) await requirePaymentCode(deps, call, asked.password_pay);

  return async (tx) => {
    // Held before the balance: it orders the requests of one user, and nobody changes a password in between.
    const locked = lockedUntil(settings, await lockCredentials(tx, userId), now);
    if (locked) refuse('security_lock', { hours: hoursUntil(locked, now) });
    const entry = await payoutAccountFor(tx, settings, userId, asked, place, now);
    const terms = termsOf(settings, entry, rule, price, entry.usableAt, now);
    if (asked.real_price !== undefined && fromWire(asked.real_price)?.minor !== terms.receives)
      refuse('withdrawal_terms_changed', { amount: dollars(terms.receives) });

    const twin = call.hasIdempotencyKey
      ? null
      : await findDuplicate(tx, userId, entry.id, price, later(now, -repeatsWithin));
    const id =
      twin ??
      (await requestPayout(deps, tx, {
        owner: { kind: 'user', id: userId },
        entry,
        terms,
        codeChecked,
        askedBy: null,
        at: now,
      }));
    if (!twin) {
      const inOneDay = await requestedInOneDay(tx, userId, now);
      const limit = settings['withdrawal.perDay'];
      if (inOneDay > limit)
        refuse('limit_reached', { amount: dollars(remainingOf(limit, inOneDay - price)) }, ['price']);
    }

    const made = await findWithdrawal(tx, id, userId);
    return {
      ...presentWithdrawal(made!, call.locale, now),
      balance: toWire(await balanceOf(tx, userAvailable(userId))),
    };
  };
}

async function chosenAccount(
  { db }: PaymentCodeDeps,
  userId: string,
  { address_id: id = '', extract_type }: Asked,
): Promise<SavedPayoutAccount> {
  const entry = await findPayoutAccount(db.read, userId, id);
  return entry && entry.method === (extract_type === 0 ? 'bank' : 'chain')
    ? entry
    : refuse('address_not_found', {}, ['address_id']);
}

/**
 * The book's entry for where it shall go. Chosen from the book it must be past its delay; spelled out by a client that
 * knows no book it is put there, and its delay keeps the request waiting.
 */
async function payoutAccountFor(
  tx: Tx,
  settings: Settings,
  userId: string,
  asked: Asked,
  place: PayoutAccount,
  now: Date,
): Promise<SavedPayoutAccount> {
  if (asked.address_id !== undefined) {
    const entry = found(await lockPayoutAccount(tx, userId, asked.address_id), 'address_not_found', {}, ['address_id']);
    if (entry.usableAt > now) refuse('address_too_new', { hours: hoursUntil(entry.usableAt, now) }, ['address_id']);
    return entry;
  }
  if (!asked.look_alike_seen) refuseLookAlike(place, await listPayoutAccounts(tx, userId));
  return savePayoutAccount(
    tx,
    { kind: 'user', id: userId },
    place,
    '',
    now,
    later(now, settings['security.newAddressHours'] * hour),
  );
}

export const remainingOf = (limit: bigint, used: bigint): bigint => (limit > used ? limit - used : 0n);
