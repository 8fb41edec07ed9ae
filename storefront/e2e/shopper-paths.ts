import { addressList } from '@tradewind/contract/people/addresses';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { hotProducts, product } from '@tradewind/contract/goods/catalog';
import { refundsOfOrder } from '@tradewind/contract/trade/aftersales';
import { orderList, placeOrder } from '@tradewind/contract/trade/orders';
import { callApi, type DemoShopper, sessionOf } from './shopper.ts';

/** Paths of screens with data, for one shopper. */
export interface ShopperPaths {
  product: string;
  /** The questions about that product. */
  questions: string;
  shop: string;
  /** Orders of three statuses, as far as there are any. */
  orders: [string, string, string];
  /** The form for a refund of an order. */
  refund: string;
  /** A refund, as far as there is one. */
  refundInfo: string;
  /** An order that waits for its payment. */
  unpaid: string;
  address: string;
  checkout: string;
}

const known = new Map<DemoShopper, Promise<ShopperPaths>>();

/** Finds a shopper's paths once per worker, and fills the cart. */
export function shopperPaths(origin: string, shopper: DemoShopper): Promise<ShopperPaths> {
  const paths = known.get(shopper) ?? sessionOf(origin, shopper).then((token) => findPaths(origin, token));
  known.set(shopper, paths);
  return paths;
}

async function findPaths(origin: string, token: string): Promise<ShopperPaths> {
  const hot = await callApi(origin, hotProducts, { page: 1, limit: 10 });
  const [first, second] = hot.list;
  if (!first || !second) throw new Error('The demo world has no products');
  for (const card of [first, second]) {
    const { goods } = await callApi(origin, product, { product_id: card.product_id, mer_id: card.mer_id });
    const sku = goods.skus.find(({ stock }) => stock > 0);
    await callApi(
      origin,
      addToCart,
      { product_id: card.product_id, mer_id: card.mer_id, sku_id: sku?.sku_id, num: 1 },
      token,
    );
  }
  const { carts } = await callApi(origin, cart, {}, token);
  const { list: orders } = await callApi(origin, orderList, { page: 1, limit: 50 }, token);
  const { list: addresses } = await callApi(origin, addressList, { page: 1, limit: 10 }, token);
  const skus = (await callApi(origin, product, { product_id: first.product_id, mer_id: first.mer_id })).goods.skus;
  const sku_id = skus.find(({ stock }) => stock > 0)?.sku_id;
  const unpaid = await callApi(
    origin,
    placeOrder,
    { product_id: first.product_id, mer_id: first.mer_id, sku_id, number: 1, address_id: addresses[0]?.address_id },
    token,
  );
  const refundable = orders.find(({ allowed }) => allowed.includes('refund'));
  const refunds = orders.map(({ order_id }) => callApi(origin, refundsOfOrder, { order_id }, token));
  const refund = (await Promise.all(refunds)).flatMap(({ list }) => list)[0];
  const byStatus = new Map(orders.map((order) => [order.status, `/orderInfo/${order.order_id}`]));
  const [one = '/myPurchases', two = one, three = two] = byStatus.values();
  return {
    product: `/detail/${first.product_id}/${first.mer_id}`,
    questions: `/detail/${first.product_id}/questions`,
    shop: `/shop/${first.mer_id}`,
    orders: [one, two, three],
    refund: refundable ? `/refund/${refundable.order_id}` : '/refund',
    refundInfo: refund ? `/refundInfo/${refund.refund_id}` : '/refundInfo',
    unpaid: `/orderInfo/${unpaid.order_ids[0]}`,
    address: `/addressForm/${addresses[0]?.address_id}`,
    checkout: `/checkout?cart=${carts.map(({ cart_id }) => cart_id).join(',')}`,
  };
}
