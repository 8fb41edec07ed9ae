import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';
import { usd } from '@tradewind/contract/base/money';
import { randomBytes } from 'node:crypto';
import { later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { checkoutLife, type PaymentEvent, type PaymentMethod, type PaymentRequest } from './payment-port.ts';

export interface SandboxCheckout {
  id: string;
  rechargeId: string;
  amount: Money;
  method: PaymentMethod;
  locale: Locale;
  /** Path and query to which the browser returns. */
  back: string;
  state: 'open' | 'processing' | 'paid' | 'declined' | 'expired';
  paymentId: string | null;
  tellAt: Date | null;
}

/** Whether a text can be the id of a checkout; others are not looked up. */
const isCheckoutId = (id: string): boolean => /^sandbox_[0-9a-f]{36}$/.test(id);

/** An id that can't be guessed. */
export const randomName = (prefix: string): string => prefix + randomBytes(18).toString('hex');

/** Inserts an open checkout. */
export async function insertCheckout(
  tx: Tx,
  id: string,
  { rechargeId, amount, method, locale, returnUrl, now }: PaymentRequest,
): Promise<void> {
  const { pathname, search } = new URL(returnUrl);
  await tx
    .insertInto('sandbox_checkouts')
    .values({
      id,
      recharge_id: rechargeId,
      amount: amount.minor,
      way: method,
      locale,
      return_url: pathname + search,
      created_at: now,
    })
    .execute();
}

const checkouts = (read: Read) =>
  read
    .selectFrom('sandbox_checkouts')
    .select([
      'id',
      'recharge_id',
      'amount',
      'way',
      'locale',
      'return_url',
      'state',
      'payment_id',
      'created_at',
      'tell_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof checkouts>['executeTakeFirstOrThrow']>>;

function checkoutOf(row: Row, now: Date): SandboxCheckout {
  const isExpired = row.state === 'open' && later(row.created_at, checkoutLife) <= now;
  return {
    id: row.id,
    rechargeId: row.recharge_id,
    amount: usd(row.amount),
    method: row.way as PaymentMethod,
    locale: row.locale as Locale,
    back: row.return_url,
    state: isExpired ? 'expired' : (row.state as SandboxCheckout['state']),
    paymentId: row.payment_id,
    tellAt: row.tell_at,
  };
}

/** A checkout; null when there is none. */
export async function findCheckout(read: Read, id: string, now: Date): Promise<SandboxCheckout | null> {
  const row = isCheckoutId(id) ? await checkouts(read).where('id', '=', id).executeTakeFirst() : undefined;
  return row ? checkoutOf(row, now) : null;
}

/** Locks a checkout; null when there is none. */
export async function lockCheckout(tx: Tx, id: string, now: Date): Promise<SandboxCheckout | null> {
  const row = isCheckoutId(id) ? await checkouts(tx).where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
  return row ? checkoutOf(row, now) : null;
}

/** Locks the payments whose message is due; each is locked by one process. */
export async function lockDueCheckouts(tx: Tx, now: Date): Promise<SandboxCheckout[]> {
  const rows = await checkouts(tx)
    .where('state', '=', 'processing')
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => checkoutOf(row, now));
}

/** Changes the state of a checkout. */
export async function updateCheckout(
  tx: Tx,
  id: string,
  to: { state: 'processing' | 'paid' | 'declined'; payment_id?: string; tell_at?: Date },
): Promise<void> {
  await tx.updateTable('sandbox_checkouts').set(to).where('id', '=', id).execute();
}

/** The event of a checkout's state; null while there is no outcome. */
export function eventOf({ state, rechargeId, paymentId, amount }: SandboxCheckout): PaymentEvent | null {
  if (state === 'paid' && paymentId) return { what: 'paid', rechargeId, paymentId, amount };
  return state === 'declined' || state === 'expired' ? { what: state, rechargeId } : null;
}
