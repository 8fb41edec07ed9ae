import { toWire, usd } from '@tradewind/contract/base/money';
import { day, later } from '../../src/base/clock/clock.ts';
import type { Tx } from '../../src/base/db/database.ts';
import { insertPromo } from '../../src/trade/orders/index.ts';
import { shopId } from '../demo-ids.ts';
import { marketWorld } from './market-world.ts';

/** The percentages off and the minimums in US cents from which shops choose, in turn. */
const percents = [5, 8, 10, 12];
const minimums = [2_000n, 3_000n, 4_000n, 5_000n, 6_000n];

/** Lets every third shop of the market offer a coupon to claim, for one to three months. */
export async function offerCoupon(tx: Tx, slug: string, now: Date): Promise<void> {
  const place = marketWorld.shops.findIndex((shop) => shop.slug === slug);
  if (place % 3 !== 0) return;
  const percent = percents[(place / 3) % percents.length]!;
  await insertPromo(
    tx,
    {
      code: `${slug.replaceAll('-', '').slice(0, 10)}${percent}`.toUpperCase(),
      kind: 'percent',
      value: String(percent),
      minimum: toWire(usd(minimums[(place / 3) % minimums.length]!)),
      ends_at: later(now, (30 + ((place * 17) % 60)) * day),
      uses_per_user: 1,
      claimable: 1,
    },
    shopId(slug),
    now,
  );
}
