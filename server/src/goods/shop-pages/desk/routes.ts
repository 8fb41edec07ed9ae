import * as followers from '@tradewind/contract/goods/shop-desk/followers';
import * as contract from '@tradewind/contract/goods/shop-desk/page';
import type { Deps } from '../../../base/deps.ts';
import type { Api } from '../../../base/http/api.ts';
import type { ListDeps } from '../../search/index.ts';
import { showFollowers } from '../news/news-queries.ts';
import { sendNews } from '../news/send-news.ts';
import { previewShop } from '../show-shop.ts';
import { assignCategory } from './assign-category.ts';
import { pageVersions, showOwnPage } from './page-queries.ts';
import { discardPage, publishPage } from './publish-page.ts';
import { restorePage } from './restore-page.ts';
import { savePage } from './save-page.ts';

/** The shop desk's endpoints for the shop's page and its followers. */
export function shopPageDeskRoutes(api: Api, deps: Pick<Deps, 'db' | 'jobs'> & ListDeps): void {
  const { read } = deps.db;

  api.merchant(contract.showOwnShopPage, (call) => showOwnPage(read, call));
  api.merchant(contract.saveShopPage, async (call, input) => savePage(call, input));
  api.merchant(contract.publishShopPage, async (call, input) => publishPage(call, input));
  api.merchant(contract.discardShopPage, async (call, input) => discardPage(call, input));
  api.merchant(contract.shopPageVersions, ({ actor }, input) => pageVersions(read, actor.shopId, input));
  api.merchant(contract.restoreShopPage, async (call, input) => restorePage(call, input));
  api.merchant(contract.assignShopCategory, async (call, input) => assignCategory(call, input));
  api.merchant(followers.shopFollowers, (call) => showFollowers(read, call));
  api.merchant(followers.sendShopNews, async (call, input) => sendNews(deps, call, input));
  api.merchant(contract.previewShopPage, (call) => previewShop(deps, call));
  api.merchant(
    contract.previewShopPageForm,
    async (call, { page }) =>
      () =>
        previewShop(deps, call, page),
  );
}
