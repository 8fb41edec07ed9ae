import { toWire, usd } from '@tradewind/contract/base/money';
import { approveRecharge } from '@tradewind/contract/money/desk/recharges';
import { requestRecharge, startCheckout } from '@tradewind/contract/money/recharges';
import { cancelWithdrawal, requestWithdrawal } from '@tradewind/contract/money/withdrawals';
import { conversationWith, sendMessage } from '@tradewind/contract/operations/service';
import { sendAsShop } from '@tradewind/contract/operations/shop-desk/service';
import { requestRefund } from '@tradewind/contract/trade/aftersales';
import { addToCart } from '@tradewind/contract/trade/cart';
import { cancelOrder, payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { approveRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import { messageOf, signatureHeader, signMessage } from '../src/money/payments/sandbox-payments.ts';
import { newId } from '../src/base/ids/ids.ts';
import { paymentCode } from '../bench/shoppers.ts';
import { bankAccount } from '../test/build-bank-account.ts';
import type { Caller } from './caller.ts';
import { sandboxSecret, type DrillShopper, type World } from './world.ts';

/** The acts of the drill. Each leaves one trace in the database: see `traces.ts`. */
export const actKinds = [
  'order placed',
  'order paid',
  'order cancelled',
  'refund requested',
  'refund granted',
  'card paid',
  'transfer reported',
  'transfer approved',
  'withdrawal requested',
  'withdrawal cancelled',
  'message sent',
  'message answered',
] as const;
export type ActKind = (typeof actKinds)[number];

/** Something a shopper, or the shop or operator who answered, was told is done. */
export interface Acknowledged {
  kind: ActKind;
  /** The row or booking that has to exist once. */
  trace: string;
  shopperId: string;
  /** What it changed of the available balance, in US cents. */
  change: bigint;
  /** Of a message: its id, and the shopper or shop whose stream of live events has to bring it. */
  message?: { id: string; reader: string };
}

export type Acknowledge = (act: Omit<Acknowledged, 'shopperId'>) => void;

/** What a shopper does next. */
export interface Errand {
  caller: Caller;
  world: World;
  shopper: DrillShopper;
  acknowledge: Acknowledge;
}

const refundReason = {
  service_type: '0',
  receiving_status: '0',
  reason_type: 'not_needed',
  refund_explain: 'Not needed',
};

/** Buys something, and then keeps it, cancels it or asks for the money back, which the shop grants or has not answered yet. */
async function buy({ caller, world, shopper, acknowledge }: Errand): Promise<void> {
  const product = anyOf(world.products);
  const choice = { product_id: product.id, mer_id: product.shopId, sku_id: product.skus[0]!.id };
  const { cart_id } = await caller.send(addToCart, { ...choice, num: 1 });
  const placed = await caller.sendOnce(placeOrder, { cart_ids: cart_id, address_id: shopper.addressId });
  const id = placed.order_ids[0]!;
  acknowledge({ kind: 'order placed', trace: `order:${id}:placed`, change: 0n });

  const end = anyOf(['keep', 'cancel unpaid', 'cancel', 'ask refund', 'refund'] as const);
  let paid = 0n;
  if (end !== 'cancel unpaid') {
    paid = cents((await caller.sendOnce(payOrder, { order_id: id, password_pay: paymentCode })).paid);
    acknowledge({ kind: 'order paid', trace: `order:${id}:paid`, change: -paid });
  }
  if (end === 'ask refund' || end === 'refund') {
    const wanted = { order_id: id, amount: toWire(usd(paid)), ...refundReason };
    const { refund_id: refundId } = await caller.sendOnce(requestRefund, wanted);
    acknowledge({ kind: 'refund requested', trace: `refund:${id}:requested`, change: 0n });
    if (end === 'ask refund') return;
    const approval = { id: refundId, password_pay: paymentCode };
    await caller.send(approveRefund, approval, { done: 'refund_moved_on', member: product.owner.token });
    acknowledge({ kind: 'refund granted', trace: `refund:${refundId}`, change: paid });
  } else if (end !== 'keep') {
    await caller.send(cancelOrder, { order_id: id }, { done: 'order_not_cancellable' });
    acknowledge({ kind: 'order cancelled', trace: `order:${id}:cancelled`, change: paid });
  }
}

/** Pays by card, which the provider of the demo reports with a signed message. */
async function payByCard({ caller, acknowledge }: Errand): Promise<void> {
  const { id } = await caller.sendOnce(startCheckout, { way: 'card', price: '40.00' });
  const message = messageOf({ what: 'paid', rechargeId: id, paymentId: `payment_of_${id}`, amount: usd(4_000) });
  await caller.post('/pay/webhook/sandbox', message, () => ({
    [signatureHeader]: signMessage(message, sandboxSecret, new Date()),
  }));
  acknowledge({ kind: 'card paid', trace: `recharge:${id}`, change: 4_000n });
}

/** Reports a transfer, which an operator approves. */
async function reportTransfer({ caller, world, shopper, acknowledge }: Errand): Promise<void> {
  const transfer = {
    network: 'USDT-TRC20',
    blockchain: `T${crypto.randomUUID()}`,
    price: '30.00',
    image: shopper.receipt,
  };
  const { id } = await caller.sendOnce(requestRecharge, transfer);
  acknowledge({ kind: 'transfer reported', trace: `recharge:${id}:reported`, change: 0n });
  const approval = { id, arrived: '30.00', message: '' };
  await caller.send(approveRecharge, approval, { done: 'already_decided', desk: world.operator });
  acknowledge({ kind: 'transfer approved', trace: `recharge:${id}`, change: 3_000n });
}

/** Requests a withdrawal and sometimes cancels it. */
async function withdraw({ caller, acknowledge }: Errand): Promise<void> {
  const wanted = { ...bankAccount, price: '10.00', password_pay: paymentCode };
  const { id, extract_price } = await caller.sendOnce(requestWithdrawal, wanted);
  const held = cents(extract_price);
  acknowledge({ kind: 'withdrawal requested', trace: `withdrawal:${id}:asked`, change: -held });
  if (Math.random() < 0.5) return;
  await caller.send(cancelWithdrawal, { id }, { done: 'withdrawal_not_cancellable' });
  acknowledge({ kind: 'withdrawal cancelled', trace: `withdrawal:${id}:returned`, change: held });
}

/** Writes to a shop, which answers. */
async function write({ caller, world, shopper, acknowledge }: Errand): Promise<void> {
  const { shopId, owner } = anyOf(world.products);
  const acknowledgeMessage = (kind: ActKind, id: string, reader: string) =>
    acknowledge({ kind, trace: `message:${id}`, change: 0n, message: { id, reader } });

  const question = { message_id: newId(), text: 'Is this in stock?', pictures: [] };
  await caller.send(sendMessage, { shop_id: shopId, ...question });
  acknowledgeMessage('message sent', question.message_id, shopId);

  const { id } = await caller.send(conversationWith, { shop_id: shopId });
  const answer = { message_id: newId(), text: 'It is, and leaves today.', pictures: [] };
  await caller.send(sendAsShop, { id, ...answer }, { member: owner.token });
  acknowledgeMessage('message answered', answer.message_id, shopper.id);
}

/** One errand of a shopper, chosen at random; buying more often than the others. */
export function runErrand(errand: Errand): Promise<void> {
  const ways = [buy, buy, withdraw, reportTransfer, write, ...(errand.world.hasSandbox ? [payByCard] : [])];
  return anyOf(ways)(errand);
}

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
