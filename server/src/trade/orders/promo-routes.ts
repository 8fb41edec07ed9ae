import * as desk from '@tradewind/contract/trade/desk/promos';
import * as shop from '@tradewind/contract/trade/shop-desk/promos';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { audit } from '../../platform/operators/index.ts';
import { insertPromo, stopPromo } from './create-promo.ts';
import { listPromos, showPromo } from './promo-desk-queries.ts';

/**
 * Promo codes at both desks: operators create the platform's and end any, owners create and end those of their shop.
 */
export function promosRoutes(api: Api, { db }: Pick<Deps, 'db'>): void {
  api.operator(desk.deskPromos, ({ locale, now }, input) => listPromos(db.read, locale, input, now));
  api.operator(desk.createPromo, async ({ operator, locale, now }, input) => {
    const id = await db.transact(async (tx) => {
      const promoId = await insertPromo(tx, input, null, now);
      const { starts_at: from, ends_at: until, ...details } = input;
      await audit(
        tx,
        operator,
        'promo.make',
        `promo:${promoId}`,
        { ...details, starts_at: (from ?? now).toISOString(), ends_at: until.toISOString() },
        now,
      );
      return promoId;
    });
    return showPromo(db.read, locale, id, now);
  });
  api.operator(desk.endPromo, async ({ operator, locale, now }, { id }) => {
    await db.transact(async (tx) =>
      audit(tx, operator, 'promo.end', `promo:${id}`, await stopPromo(tx, id, null, now), now),
    );
    return showPromo(db.read, locale, id, now);
  });

  api.merchant(shop.shopPromos, ({ actor, locale, now }, input) =>
    listPromos(db.read, locale, { ...input, shopId: actor.shopId }, now),
  );
  api.merchant(shop.createShopPromo, async ({ actor, locale, now }, input) =>
    showPromo(db.read, locale, await db.transact((tx) => insertPromo(tx, input, actor.shopId, now)), now),
  );
  api.merchant(shop.endShopPromo, async ({ actor, locale, now }, { id }) => {
    await db.transact((tx) => stopPromo(tx, id, actor.shopId, now));
    return showPromo(db.read, locale, id, now);
  });
}
