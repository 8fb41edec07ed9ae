import { day, later } from '../../src/base/clock/clock.ts';
import { idFromName } from '../../src/base/ids/ids.ts';
import { audit } from '../../src/platform/operators/index.ts';
import { operatorId, shopId, traderId } from '../demo-ids.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import type { Step } from './step.ts';

/** Shops whose traders are left unchecked, as examples for the desk. */
const waiting: ReadonlySet<string> = new Set(['cloud-kite-toys', 'nuit-claire', 'second-frame', 'sunday-pantry']);

/** Marks the traders of most shops as checked. */
export const seedTraderChecks =
  ({ shops }: DemoWorld): Step =>
  async ({ db, clock }) => {
    const at = later(clock.now(), -360 * day);
    const by = operatorId('admin@tradewind.example');
    const checked = shops.filter(({ slug }) => !waiting.has(slug));
    return db.transact(async (tx) => {
      const rows = checked.map(({ slug }) => ({
        id: idFromName(`demo trader check ${slug}`),
        trader_id: traderId(slug),
        checked: true,
        made_by: by,
        made_at: at,
      }));
      const added = await tx
        .insertInto('trader_checks')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('trader_id')
        .execute();
      const fresh = new Set(added.map((row) => row.trader_id));
      for (const { slug } of checked) {
        if (fresh.has(traderId(slug)))
          await audit(tx, { id: by }, 'trader.checked', `shop:${shopId(slug)}`, { details_id: traderId(slug) }, at);
      }
      return added.length;
    });
  };
