import * as desk from '@tradewind/contract/trade/desk/promos';
import * as shop from '@tradewind/contract/trade/shop-desk/promos';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { audit } from '../../platform/operators/index.ts';
import { changeById, proposeChange } from '../../platform/changes/index.ts';
import { insertPromo, promoTerms, stopPromo } from './create-promo.ts';
import { readAudience } from './promo-audience.ts';
import { promoChange, storedAudience } from './promo-change.ts';
import { showPromoDetail } from './promo-detail.ts';
import { promosFile } from './promos-file.ts';
import { listPromos, showPromo } from './promo-desk-queries.ts';

/**
 * Promo codes at both desks: operators propose the platform's and end any, owners create and end those of their shop.
 */
export function promosRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  api.operator(desk.deskPromos, ({ locale, now }, input) => listPromos(db.read, locale, input, now));
  api.operator(desk.deskPromoById, ({ locale, now }, { id }) => showPromoDetail(db.read, locale, id, now));
  api.operator(desk.createPromo, async (call, input) => {
    const {
      starts_at: from,
      ends_at: until,
      reason,
      audience,
      accounts,
      registered_since,
      away_days,
      ...promo
    } = input;
    promoTerms({ ...promo, starts_at: from, ends_at: until }, call.now);
    const whom = await readAudience(db.read, { audience, accounts, registered_since, away_days });
    const proposed = { ...promo, ends_at: until.toISOString(), for: storedAudience(whom) };
    const changeId = await proposeChange(deps, call, promoChange, proposed, { reason, notBefore: from ?? call.now });
    return changeById(db.read, call, changeId);
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
  api.merchantDownload(shop.exportPromos, async (call, input) => promosFile(db.read, call, input));
  api.merchant(
    shop.createShopPromo,
    async ({ actor, locale, now }, input) =>
      async (tx) =>
        showPromo(tx, locale, await insertPromo(tx, input, actor.shopId, now), now),
  );
  api.merchant(shop.endShopPromo, async ({ actor, locale, now }, { id }) => async (tx) => {
    await stopPromo(tx, id, actor.shopId, now);
    return showPromo(tx, locale, id, now);
  });
}
