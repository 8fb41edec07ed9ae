import { testCode } from '../build-shopper.ts';
import { upload } from '../build-upload.ts';
import type { WireWorld } from './buyers.ts';
import * as shapes from './shapes.ts';
import { farPage, page, type WireCall } from './wire-call.ts';

/** Calls 14 to 29: the cart, orders, refunds and reviews. */
export function orderCalls(world: WireWorld): WireCall[] {
  const { app, kiln, bowl, spoon, inCart, submitted, ordered, bought } = world;
  const direct = { product_id: bowl.id, mer_id: kiln.id, number: 2, spec: 'Red|M', id: bowl.id };
  return [
    { no: 14, call: 'GET /api/cart/index', send: (buyer) => inCart(buyer).then(() => ({})), reads: shapes.cart },
    {
      no: 15,
      call: 'POST /api/cart/add',
      send: () => ({ mer_id: kiln.id, product_id: spoon.id, num: 1, spec: '', id: spoon.id }),
    },
    { no: 16, call: 'POST /api/cart/set_num', send: async (buyer) => ({ cart_id: await inCart(buyer), num: 2 }) },
    { no: 17, call: 'POST /api/cart/del', send: async (buyer) => ({ cart_ids: await inCart(buyer) }) },
    { no: 18, call: 'POST /api/order/merCreate', send: () => direct, reads: shapes.preview },
    { no: 19, call: 'POST /api/order/merSubmit', send: submitted, reads: shapes.placed },
    { no: 20, call: 'POST /api/user/verify_pay', send: () => ({ password_pay: testCode }) },

    {
      no: 21,
      call: 'POST /api/order/merPay',
      send: async (buyer) => {
        const placed = shapes.placed.parse(await buyer.client.post('/api/order/merSubmit', submitted(buyer)));
        await buyer.client.post('/api/user/verify_pay', { password_pay: testCode });
        return { out_trade_no: placed.out_trade_no, total_price: placed.total_price };
      },
    },
    {
      no: 22,
      call: 'POST /api/user/pay',
      send: async (buyer) => {
        const order_id = await ordered(buyer);
        await buyer.client.post('/api/user/verify_pay', { password_pay: testCode });
        return { order_id };
      },
    },
    {
      no: 23,
      call: 'GET /api/order/detail',
      send: async (buyer) => ({ order_id: await ordered(buyer) }),
      reads: shapes.orderDetail,
    },
    { no: 24, call: 'POST /api/order/cancel', send: async (buyer) => ({ order_id: await ordered(buyer) }) },

    {
      no: 25,
      call: 'POST /api/order/received',
      send: async (buyer) => ({ order_id: (await bought(buyer, 'delivered')).id }),
    },
    {
      no: 26,
      call: 'POST /api/order/delete',
      send: async (buyer) => {
        const order_id = await ordered(buyer);
        await buyer.client.post('/api/order/cancel', { order_id });
        return { order_id };
      },
    },

    {
      no: 27,
      call: 'POST /api/order/refund',
      send: async (buyer) => {
        const order = await bought(buyer, 'received');
        const { order_sn, products } = shapes.orderDetail.parse(
          await buyer.client.get('/api/order/detail', { order_id: order.id }),
        );
        return {
          order_id: order.id,
          sn: order_sn,
          amount: '1',
          service_type: '0',
          receiving_status: '1',
          reason_type: 'Arrived broken',
          refund_explain: 'The handle is off',
          images: await upload(app, buyer.client.token!),
          order_product_id: products.map(({ order_product_id }) => order_product_id).join(','),
          typeName: 'Refund only',
          statusName: 'Received',
        };
      },
    },
    {
      no: 28,
      call: 'POST /api/order/comment',
      send: async (buyer) => ({
        order_id: (await bought(buyer, 'received')).id,
        product_id: spoon.id,
        product_score: 4.5,
        service_score: 5,
        postage_score: 0.5,
        comment: 'Stirs well',
        pics: '',
      }),
    },
    {
      no: 29,
      call: 'GET /api/user/order_list',
      send: (buyer) => ordered(buyer).then(() => ({ status: 'all', ...page })),
      reads: shapes.listOf(shapes.orderRow),
      empty: farPage,
    },
  ];
}
