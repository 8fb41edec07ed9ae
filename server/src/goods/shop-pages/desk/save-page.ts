import type { OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { ShopPageForm } from '@tradewind/contract/goods/shop-page-form';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { showOwnPage } from './page-queries.ts';
import { lockShopPage, storeShopPage } from './page-store.ts';
import { readPageForm } from './read-page-form.ts';
import { requirePageRevision } from './require-revision.ts';

/** Saves a draft of the shop's page. @throws Refusal `shop_page_changed`, or those of `readPageForm`. */
export const savePage =
  (call: MerchantCall, { revision, page: form }: { revision: number; page: ShopPageForm }): Work<OwnShopPage> =>
  async (tx) => {
    const { shopId, userId } = call.actor;
    const page = await lockShopPage(tx, shopId);
    requirePageRevision(page, revision);
    const draft = await readPageForm(tx, call, form, page);
    await storeShopPage(tx, shopId, page, { draft, by: userId, at: call.now });
    return showOwnPage(tx, call);
  };
