import type { OrderDetail } from '@tradewind/contract/trade/orders';

type Refundable = Pick<OrderDetail, 'order_id' | 'order_sn' | 'total_price'> & {
  products: readonly { order_product_id: string }[];
};

/** The form for a refund, with all lines of the order chosen. */
export const refundPath = ({ order_id, order_sn, products, total_price }: Refundable): string =>
  `/refund/${order_id}/${order_sn}/${products.map((line) => line.order_product_id).join(',')}/${total_price}`;

/** One refund. */
export const refundInfoPath = (refundId: string): string => `/refundInfo/${refundId}`;
