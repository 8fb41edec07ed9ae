import { usd } from '@tradewind/contract/base/money';
import * as desk from '@tradewind/contract/money/desk/recharges';
import * as contract from '@tradewind/contract/money/recharges';
import { derivedSecret } from '../src/base/secrets/derived-secret.ts';
import { balanceOf, userAvailable } from '../src/money/ledger/index.ts';
import type { PaymentEvent } from '../src/money/payments/index.ts';
import { messageOf, signatureHeader, signMessage } from '../src/money/payments/sandbox-payments.ts';
import { testSecret, type TestApp } from './app.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper, type BuiltShopper } from './build-shopper.ts';

/** The secret with which the sandbox signs its messages. */
export const sandboxSecret = derivedSecret(testSecret, 'payment sandbox');

/** The message that a payment was made. */
export const paid = (rechargeId: string, cents = 2_500, paymentId = `payment_of_${rechargeId}`): PaymentEvent => ({
  what: 'paid',
  rechargeId,
  paymentId,
  amount: usd(cents),
});

/** How tests pay by card: as the shopper in a browser, and as the provider who sends messages. */
export function cardPaymentActs({ app, clock, data, db }: TestApp) {
  /** The available balance in US cents. */
  const balance = async (who: BuiltShopper) => (await balanceOf(db.read, userAvailable(who.id))).minor;
  const seenAtDesk = async (id: string) =>
    data(desk.deskRecharge, { id }, { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token });

  /** Opens a payment page. */
  async function checkout(price = '25.00', way: 'card' | 'online' = 'card') {
    const me = await buildShopper(db, { now: clock.now() });
    const { id, url } = await data(contract.startCheckout, { way, price }, me);
    return { me, id, page: new URL(url).pathname, checkoutId: url.split('/').at(-1)! };
  }
  /** Presses a button of the payment page. */
  const press = (page: string, choice: string) =>
    app.inject({
      method: 'POST',
      url: page,
      payload: `choice=${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  /** Sends a message of the provider. */
  function post(payload: string, signature: string | undefined = signMessage(payload, sandboxSecret, clock.now())) {
    return app.inject({
      method: 'POST',
      url: '/pay/webhook/sandbox',
      payload,
      headers: { 'content-type': 'application/json', ...(signature && { [signatureHeader]: signature }) },
    });
  }
  const tell = (event: PaymentEvent) => post(messageOf(event));

  return { balance, seenAtDesk, checkout, press, post, tell };
}
