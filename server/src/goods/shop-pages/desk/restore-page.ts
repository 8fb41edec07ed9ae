import { requireFound } from '@tradewind/contract/base/refusals';
import type { OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { showOwnPage } from './page-queries.ts';
import { lockShopPage, storeShopPage } from './page-store.ts';
import { requirePageRevision } from './require-revision.ts';
import { findPageVersion } from './versions-store.ts';

/** Makes an earlier version the draft. @throws Refusal `shop_page_changed` or `shop_page_version_not_found`. */
export const restorePage =
  (call: MerchantCall, { version, revision }: { version: number; revision: number }): Work<OwnShopPage> =>
  async (tx) => {
    const { shopId, userId } = call.actor;
    const page = await lockShopPage(tx, shopId);
    requirePageRevision(page, revision);
    const draft = requireFound(await findPageVersion(tx, shopId, version), 'shop_page_version_not_found');
    await storeShopPage(tx, shopId, page, { draft, by: userId, at: call.now });
    return showOwnPage(tx, call);
  };
