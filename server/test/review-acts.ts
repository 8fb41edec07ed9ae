import type { InputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/trade/reviews';
import type { TestApp } from './app.ts';
import { buildProduct, buildShop, type BuiltProduct } from './build-catalog.ts';
import { buildPaidOrder, completeOrder, deliverOrder } from './build-paid-order.ts';

type Status = 'waiting' | 'delivered' | 'received' | 'completed';

/** How tests write reviews of what they ordered, and list them. */
export function reviewActs({ call, clock, data, db }: TestApp) {
  /** Builds an order of some lines of one product, at a new shop unless the product is given. */
  async function setUp({
    status = 'received' as Status,
    lines = 1,
    product: given,
  }: { status?: Status; lines?: number; product?: BuiltProduct } = {}) {
    const product = given ?? (await buildProduct(db, { shop: await buildShop(db), price: 1_000n, stock: 50 }));
    const order = await buildPaidOrder(db, {
      lines: Array.from({ length: lines }, () => ({ product })),
      at: clock.now(),
    });
    if (status === 'completed') await completeOrder(db, order, clock.now());
    else if (status !== 'waiting') await deliverOrder(db, order, status, clock.now());
    const mine = { token: order.shopper.token };
    const write = (input: Partial<InputOf<typeof contract.writeReview>> = {}, options = {}) =>
      call(
        contract.writeReview,
        { order_id: order.id, product_id: product.id, comment: 'Holds the heat well.', ...input },
        { ...mine, ...options },
      );
    const written = async (input: Partial<InputOf<typeof contract.writeReview>> = {}) => {
      const { body } = await write(input);
      if (body.code !== 1) throw new Error(JSON.stringify(body));
      return body.data!.review_id;
    };
    return { product, order, mine, write, written };
  }
  const listOf = async (product: BuiltProduct, input: object = {}, options = {}) =>
    data(contract.productReviews, { product_id: product.id, ...input }, options);

  return { setUp, listOf };
}
