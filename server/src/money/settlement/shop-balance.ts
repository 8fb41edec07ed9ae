import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { balancesOf, shopAvailable, shopDebt, shopHeld } from '../ledger/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

export interface ShopBalance {
  available: bigint;
  held: bigint;
  debt: bigint;
  /** Escrow less commission. */
  pending: bigint;
  pendingOrders: number;
  /** Released, less later refunds and return freight. */
  earned: bigint;
  /** The part of the available balance that a new shop can't be paid yet. */
  onHold: bigint;
  payable: bigint;
  /** As `releaseHoldDays`. */
  holdDays: number;
}

/** The shop's net earning of an order, as SQL over `order_earnings as e`. */
export const netOfEarning = sql<bigint>`(e.due - e.refunded - e.commission + e.commission_back)`;

/** The balances of a shop, minor units. Exact only while its balances are locked. */
export async function shopBalance(read: Read, shopId: string, settings: Settings, now: Date): Promise<ShopBalance> {
  const wait = settings['settlement.newShopHoldDays'];
  const [holdDays, [available, held, debt], sums] = await Promise.all([
    releaseHoldDays(read, shopId, settings, now),
    balancesOf(read, [shopAvailable(shopId), shopHeld(shopId), shopDebt(shopId)]),
    read
      .selectFrom('order_earnings as e')
      .where('e.shop_id', '=', shopId)
      .select([
        sql<bigint>`coalesce(sum(${netOfEarning}) filter (where e.released_at is null), 0)::bigint`.as('pending'),
        sql<bigint>`count(*) filter (where e.released_at is null and e.refunded < e.due)`.as('pending_orders'),
        sql<bigint>`(coalesce(sum(${netOfEarning}) filter (where e.released_at is not null), 0) - coalesce(sum(e.return_freight), 0))::bigint`.as(
          'earned',
        ),
        sql<bigint>`coalesce(sum(${netOfEarning}) filter (where e.released_at > ${later(now, -wait * day)}), 0)::bigint`.as(
          'fresh',
        ),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const onHold = holdDays > 0 ? min(sums.fresh, available!.minor) : 0n;
  return {
    available: available!.minor,
    held: held!.minor,
    debt: debt!.minor,
    pending: sums.pending,
    pendingOrders: Number(sums.pending_orders),
    earned: sums.earned,
    onHold,
    payable: available!.minor - onHold,
    holdDays,
  };
}

/** How many days a release of a shop is on hold before it can be paid out; 0 for a shop that is no longer new. */
export async function releaseHoldDays(read: Read, shopId: string, settings: Settings, now: Date): Promise<number> {
  const { first } = await read
    .selectFrom('order_earnings')
    .where('shop_id', '=', shopId)
    .where('released_at', 'is not', null)
    .select((eb) => eb.fn.min('released_at').as('first'))
    .executeTakeFirstOrThrow();
  const isNew = first === null || first > later(now, -settings['settlement.newShopDays'] * day);
  return isNew ? settings['settlement.newShopHoldDays'] : 0;
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
