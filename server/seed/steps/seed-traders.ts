import { day, later } from '../../src/base/clock/clock.ts';
import { shopId, traderId } from '../demo-ids.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import type { Step } from './step.ts';

/** Creates the trader of each shop, with the date of its opening. */
export const seedTraders =
  ({ shops, traders }: DemoWorld): Step =>
  async ({ db, clock }) => {
    const at = later(clock.now(), -365 * day);
    const rows = shops.map(({ slug, country }) => {
      const { legalName, address, register, number, tax, phone } = traders[slug]!;
      return {
        id: traderId(slug),
        shop_id: shopId(slug),
        legal_name: legalName,
        address,
        country,
        register,
        registration_number: number,
        tax_number: tax ?? '',
        email: `hello@${slug}.example`,
        phone,
        written_at: at,
      };
    });
    return db.transact(async (tx) => {
      const said = await tx
        .insertInto('shop_traders')
        .values(rows)
        .onConflict((oc) => oc.doNothing())
        .returning('id')
        .execute();
      return said.length;
    });
  };
