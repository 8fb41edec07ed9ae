import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import type { Read } from '../../base/db/database.ts';
import { presentReply, type Viewer } from './present-review.ts';
import { reviewsOfProduct } from './reviews-queries.ts';

/** Reviews on a product page; existing clients show all that they receive. */
const maxReplies = 10;

/** The most helpful reviews of a product, for its page. */
export async function firstReplies(
  read: Read,
  productId: string,
  viewer: Viewer,
): Promise<ProductDetail['reply_list']> {
  const rows = await reviewsOfProduct(read, {
    productId,
    viewerId: viewer.userId,
    sort: 'helpful',
    page: 1,
    limit: maxReplies,
  });
  return rows.map((row) => presentReply(row, viewer));
}
