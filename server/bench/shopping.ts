import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { previewOrder } from '@tradewind/contract/trade/checkout';
import { orderList, payOrderGroup, placeOrder } from '@tradewind/contract/trade/orders';
import type { Request } from 'autocannon';
import { newId } from '../src/base/ids/ids.ts';
import { sendRequest } from './request-timing.ts';
import { get, post } from './requests.ts';
import type { CatalogueSample } from './catalogue-sample.ts';
import { paymentCode, type Shopper } from './shoppers.ts';

/** A cart holds at most 200 lines, so a shopper adds the same products repeatedly. */
const cartVariety = 40;
const pastOrders = 12;

export function cartRequest(sample: CatalogueSample, { token }: Shopper): Request {
  const goods = Array.from({ length: cartVariety }, () => anyOf(sample.products));
  const add = () => {
    const { id, shopId, skuId } = anyOf(goods);
    return post(addToCart, { product_id: id, mer_id: shopId, sku_id: skuId, num: 1 }, { token });
  };
  return fresh(add);
}

/** Adds to the cart, and shows the cart as its screen does. */
export const cartAndBackRequests = (sample: CatalogueSample, shopper: Shopper): [add: Request, show: Request] => [
  cartRequest(sample, shopper),
  get(cart, {}, { token: shopper.token }),
];

/** Two products from the cart to paid, as the screens do it: two additions, the preview of the order, submit and pay. */
export function checkoutRequests(sample: CatalogueSample, { token, addressId }: Shopper): Request[] {
  let lines: string[] = [];
  let tradeNumber = '';
  const add = () => {
    const { id, shopId, skuId } = anyOf(sample.products);
    return post(addToCart, { product_id: id, mer_id: shopId, sku_id: skuId, num: 1 }, { token });
  };
  const chosen = () => ({ cart_ids: lines.join(','), address_id: addressId });
  return [
    fresh(add, (body) => (lines = [readData<{ cart_id: string }>(body).cart_id])),
    fresh(add, (body) => lines.push(readData<{ cart_id: string }>(body).cart_id)),
    fresh(() => post(previewOrder, chosen(), { token })),
    fresh(
      () => post(placeOrder, chosen(), { token, 'idempotency-key': newId() }),
      (body) => (tradeNumber = readData<{ out_trade_no: string }>(body).out_trade_no),
    ),
    fresh(() => payment(tradeNumber, token)),
  ];
}

export const orderListRequest = ({ token }: Shopper): Request => get(orderList, { status: 'all' }, { token });

/** Submits and pays as the checkout does: with the payment code in the payment, and an idempotency key each. */
export function orderRequests(sample: CatalogueSample, { token, addressId }: Shopper): [submit: Request, pay: Request] {
  let tradeNumber = '';
  const submit = () => {
    const { id, shopId, skuId } = anyOf(sample.products);
    return post(
      placeOrder,
      { product_id: id, mer_id: shopId, sku_id: skuId, number: 1, address_id: addressId },
      { token, 'idempotency-key': newId() },
    );
  };
  return [
    fresh(submit, (body) => (tradeNumber = readData<{ out_trade_no: string }>(body).out_trade_no)),
    fresh(() => payment(tradeNumber, token)),
  ];
}

const payment = (tradeNumber: string, token: string): Request =>
  post(payOrderGroup, { out_trade_no: tradeNumber, password_pay: paymentCode }, { token, 'idempotency-key': newId() });

/** A request that is built anew each time it is sent. */
const fresh = (build: () => Request, onBody: (body: string) => unknown = () => {}): Request => ({
  ...build(),
  setupRequest: (request) => ({ ...request, ...build() }),
  onResponse: (_status, body) => void onBody(body),
});

const readData = <Data>(body: string): Data => (JSON.parse(body) as { data: Data }).data;

/** Gives each shopper some paid orders. */
export async function placePastOrders(
  origin: string,
  sample: CatalogueSample,
  shoppers: readonly Shopper[],
): Promise<void> {
  for (const shopper of shoppers) {
    for (let count = 0; count < pastOrders; count += 1) await placeAndPayOrder(origin, sample, shopper);
  }
}

/** @returns the two requests as they were sent. */
export async function placeAndPayOrder(origin: string, sample: CatalogueSample, shopper: Shopper): Promise<void> {
  for (const request of orderRequests(sample, shopper)) await send(origin, request);
}

/** Builds a request before it is sent, and parses its answer afterwards. */
export async function send(origin: string, request: Request): Promise<string> {
  const { setupRequest, onResponse } = request;
  const body = await sendRequest(origin, typeof setupRequest === 'function' ? setupRequest(request, {}) : request);
  if (typeof onResponse === 'function') onResponse(200, body, {}, {});
  return body;
}

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
