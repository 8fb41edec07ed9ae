import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';
import { usd } from '@tradewind/contract/base/money';
import { randomBytes } from 'node:crypto';
import { later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { checkoutLife, type PaymentEvent, type PaymentMethod, type WantedPayment } from './payment-port.ts';

export interface SandboxCheckout {
  id: string;
  rechargeId: string;
  amount: Money;
  way: PaymentMethod;
  locale: Locale;
  /** Path and query of where the browser goes afterwards. */
  back: string;
  state: 'open' | 'processing' | 'paid' | 'declined' | 'expired';
  paymentId: string | null;
  tellAt: Date | null;
}

/** Names are ours; whatever else somebody asks for is not even looked up. */
const isCheckout = (id: string): boolean => /^sandbox_[0-9a-f]{36}$/.test(id);

export const randomName = (prefix: string): string => prefix + randomBytes(18).toString('hex');

export async function insertCheckout(
  tx: Tx,
  id: string,
  { rechargeId, amount, way, locale, returnUrl, now }: WantedPayment,
): Promise<void> {
  const { pathname, search } = new URL(returnUrl);
  await tx
    .insertInto('sandbox_checkouts')
    .values({
      id,
      recharge_id: rechargeId,
      amount: amount.minor,
      way,
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

function present(row: Row, now: Date): SandboxCheckout {
  const late = row.state === 'open' && later(row.created_at, checkoutLife) <= now;
  return {
    id: row.id,
    rechargeId: row.recharge_id,
    amount: usd(row.amount),
    way: row.way as PaymentMethod,
    locale: row.locale as Locale,
    back: row.return_url,
    state: late ? 'expired' : (row.state as SandboxCheckout['state']),
    paymentId: row.payment_id,
    tellAt: row.tell_at,
  };
}

export async function findCheckout(read: Read, id: string, now: Date): Promise<SandboxCheckout | null> {
  const row = isCheckout(id) ? await checkouts(read).where('id', '=', id).executeTakeFirst() : undefined;
  return row ? present(row, now) : null;
}

export async function lockCheckout(tx: Tx, id: string, now: Date): Promise<SandboxCheckout | null> {
  const row = isCheckout(id) ? await checkouts(tx).where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
  return row ? present(row, now) : null;
}

/** Payments whose time to be told of has come; each is taken by one process. */
export async function lockLate(tx: Tx, now: Date): Promise<SandboxCheckout[]> {
  const rows = await checkouts(tx)
    .where('state', '=', 'processing')
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => present(row, now));
}

export async function moveCheckout(
  tx: Tx,
  id: string,
  to: { state: 'processing' | 'paid' | 'declined'; payment_id?: string; tell_at?: Date },
): Promise<void> {
  await tx.updateTable('sandbox_checkouts').set(to).where('id', '=', id).execute();
}

/** What a checkout says about itself when asked. */
export function eventOf({ state, rechargeId, paymentId, amount }: SandboxCheckout): PaymentEvent | null {
  if (state === 'paid' && paymentId) return { what: 'paid', rechargeId, paymentId, amount };
  return state === 'declined' || state === 'expired' ? { what: state, rechargeId } : null;
}
