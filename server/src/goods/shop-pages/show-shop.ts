import { pickText } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { shop, ShopDetail } from '@tradewind/contract/goods/shops';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { categoriesOfShop, presentCards, presentShop, shopsById } from '../catalog/index.ts';
import { listProducts } from '../search/index.ts';

/**
 * An open shop with a page of its products by category, words and order.
 *
 * @throws Refusal `shop_not_found` or `category_not_found`.
 */
export async function showShop(
  deps: Pick<Deps, 'db'>,
  call: Call,
  input: ParsedInputOf<typeof shop>,
): Promise<ShopDetail> {
  const { read } = deps.db;
  const [[row], products, categories] = await Promise.all([
    shopsById(read, [input.mer_id], call.actor?.userId ?? null),
    listProducts(read, { ...input, shopId: input.mer_id }),
    input.page === 1 ? categoriesOfShop(read, input.mer_id) : [],
  ]);
  if (!row) refuse('shop_not_found');
  return {
    ...presentShop(row, call.locale),
    banner: row.banner,
    about: pickText(row.abouts, call.locale),
    categories,
    product_list: presentCards(products, call.locale, call.now),
  };
}
