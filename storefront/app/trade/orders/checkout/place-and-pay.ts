import type { InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { payOrderGroup, placeOrder } from '@tradewind/contract/trade/orders';
import { call } from '../../../api/call.ts';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import type { Payable } from '../payment/pay-once.ts';
import { arePaid } from '../payment/use-pay-order.tsx';

export type Placed = OutputOf<typeof placeOrder>;

export interface Attempt {
  payable: Payable;
  /** The orders, once they exist. */
  placed: () => Placed | null;
}

/**
 * One opening of the payment sheet at the checkout: entering the code places the orders, then pays them. Placing has its
 * own idempotency key, so that entering the code again places nothing twice.
 */
export function placeAndPay(input: InputOf<typeof placeOrder>): Attempt {
  const placingKey = newIdempotencyKey();
  const options = { quiet: true, repeatable: true };
  let placed: Placed | null = null;
  const place = async (): Promise<Placed> => {
    placed ??= await call(placeOrder, input, { ...options, idempotencyKey: placingKey });
    return placed;
  };
  return {
    placed: () => placed,
    payable: {
      prepare: place,
      async pay(password_pay, idempotencyKey) {
        const { out_trade_no, total_price } = await place();
        await call(payOrderGroup, { out_trade_no, total_price, password_pay }, { ...options, idempotencyKey });
      },
      isPaid: () => arePaid(placed?.order_ids ?? []),
    },
  };
}
