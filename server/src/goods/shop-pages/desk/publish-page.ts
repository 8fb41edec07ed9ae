import { refuse } from '@tradewind/contract/base/refusals';
import type { OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { keepShopCategories } from '../../catalog/index.ts';
import { reindexShop } from '../../search/index.ts';
import { lockShopNames, requireNewNameFree, storeShopFace } from '../../shops/index.ts';
import { showOwnPage } from './page-queries.ts';
import { lockShopPage, storeShopPage } from './page-store.ts';
import { requirePageRevision } from './require-revision.ts';
import { storeVersion } from './versions-store.ts';

/**
 * Publishes the draft of the shop's page. Categories that it no longer has are emptied.
 *
 * @throws Refusal `shop_page_changed`, `shop_page_without_draft`, or those of `requireNewNameFree`.
 */
export const publishPage =
  (call: MerchantCall, { revision }: { revision: number }): Work<OwnShopPage> =>
  async (tx) => {
    const { shopId, userId: by } = call.actor;
    const at = call.now;
    await lockShopNames(tx);
    const page = await lockShopPage(tx, shopId);
    requirePageRevision(page, revision);
    const { draft, published: before } = page;
    if (!draft) refuse('shop_page_without_draft');
    const isRenamed = draft.name !== before.name;
    if (isRenamed) await requireNewNameFree(tx, shopId, draft.name, 'name');
    const { name, avatar, banner, tone, slogans, abouts } = draft;
    await storeShopFace(tx, shopId, { name, avatar, banner, tone, slogans, abouts });
    await storeShopPage(tx, shopId, page, { draft: null, published: draft, by, at });
    await storeVersion(tx, shopId, { before, after: draft, by, at });
    await keepShopCategories(
      tx,
      shopId,
      draft.categories.map(({ id }) => id),
    );
    if (isRenamed) await reindexShop(tx, shopId);
    return showOwnPage(tx, call);
  };

/** Discards the draft of the shop's page. @throws Refusal `shop_page_changed` or `shop_page_without_draft`. */
export const discardPage =
  (call: MerchantCall, { revision }: { revision: number }): Work<OwnShopPage> =>
  async (tx) => {
    const { shopId, userId } = call.actor;
    const page = await lockShopPage(tx, shopId);
    requirePageRevision(page, revision);
    if (!page.draft) refuse('shop_page_without_draft');
    await storeShopPage(tx, shopId, page, { draft: null, by: userId, at: call.now });
    await keepShopCategories(
      tx,
      shopId,
      page.published.categories.map(({ id }) => id),
    );
    return showOwnPage(tx, call);
  };
