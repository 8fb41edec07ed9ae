import * as contract from '@tradewind/contract/goods/catalog';
import { previewDeskProduct } from '@tradewind/contract/goods/desk/products';
import * as previews from '@tradewind/contract/goods/shop-desk/page';
import * as favourites from '@tradewind/contract/goods/favourites';
import * as views from '@tradewind/contract/goods/views';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import type { Call } from '../../base/http/call.ts';
import { previewForm, previewForReview, previewProduct } from './desk/preview-product.ts';
import { addFavourite } from './favourite-product.ts';
import { favouritesPage, presentFavourites } from './favourite-products.ts';
import { presentCategories } from './present-category.ts';
import { presentCards } from './present-product.ts';
import type { RecentViews } from './recent-views.ts';
import { showProduct, type ProductPagePorts } from './show-product.ts';
import type { ViewCounter } from './view-counter.ts';
import { isBot, type VisitCounter } from './visits/visit-counter.ts';

/** Endpoints of categories, product pages, favourites and views. */
export function catalogRoutes(
  api: Api,
  deps: Pick<Deps, 'db'> & ProductPagePorts & { views: ViewCounter; visits: VisitCounter; recentViews: RecentViews },
): void {
  const { read } = deps.db;
  const recordView = (productId: string, call: Call) => {
    if (isBot(call)) return;
    deps.views.record(productId, call);
    deps.visits.record({ step: 'product', productId }, call);
  };

  api.cached(contract.categoryList, async ({ locale }) => presentCategories(await deps.categories.tree(), locale));

  api.cached(contract.product, async (call, input) => {
    const product = await showProduct(deps, call, input);
    // Existing clients report views only by this call. Visitors get cached answers, so the page reports their views itself.
    if (call.actor) recordView(product.product_id, call);
    return product;
  });

  api.merchant(previews.previewProduct, (call, input) => previewProduct(deps, call, input));
  api.operator(previewDeskProduct, (call, input) => previewForReview(deps, call, input));
  api.merchant(previews.previewProductForm, async (call, input) => () => previewForm(deps, call, input));

  api.shopper(contract.toggleFavourite, (call, input) => addFavourite(deps, call, input));

  api.shopper(favourites.favouriteProducts, async ({ actor, locale, now }, input) => {
    const { total, rows } = await favouritesPage(read, actor, input);
    return { total, count: total, list: rows.map((row) => presentFavourites(row, locale, now)) };
  });

  api.public(views.viewProduct, async (call, { product_id: productId }) => {
    recordView(productId, call);
    if (call.actor) deps.recentViews.record(call.actor.userId, productId, call.now);
    return null;
  });

  api.public(views.viewShop, async (call, { mer_id: shopId }) => {
    deps.visits.record({ step: 'shop', shopId }, call);
    return null;
  });

  api.shopper(views.viewedProducts, async ({ actor, locale, now }, input) =>
    presentCards(await deps.recentViews.page(actor, input), locale, now),
  );

  api.shopper(views.deleteViews, (call, input) => deps.recentViews.delete(call, input));
}
