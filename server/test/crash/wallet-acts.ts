import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import * as deskRecharges from '@tradewind/contract/money/desk/recharges';
import * as deskWithdrawals from '@tradewind/contract/money/desk/withdrawals';
import { usd } from '@tradewind/contract/base/money';
import { getBlockchain } from '@tradewind/contract/money/networks';
import { payOrder, placeOrder } from '@tradewind/contract/trade/orders';
import { requestRecharge, startCheckout } from '@tradewind/contract/money/recharges';
import { upload } from '@tradewind/contract/platform/uploads';
import { requestWithdrawal, cancelWithdrawal } from '@tradewind/contract/money/withdrawals';
import type { Database } from '../../src/base/db/database.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { derivedSecret } from '../../src/base/secrets/derived-secret.ts';
import type { PostingKind } from '../../src/money/ledger/index.ts';
import { messageOf, signatureHeader, signMessage } from '../../src/money/payments/sandbox-payments.ts';
import { testSecret } from '../app.ts';
import { bankAccount, buildBankAccount } from '../build-bank-account.ts';
import { buildProduct } from '../build-catalog.ts';
import { buildOperator } from '../build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../build-shopper.ts';
import { testPicture } from '../build-upload.ts';
import type { testChain } from '../chain/test-chain.ts';

/** The answer that a client reads; null when no client waits for one. */
type Answer = { code: number; refusal?: string } | null;

/** An act that moves money once, however often it is repeated. */
export interface WalletAct {
  name: string;
  /** The kind of its transaction and the owner of the accounts. */
  postingKind: PostingKind;
  owner: string;
  /** Sends it to a server, each time with the same input and key. */
  send(at: string): Promise<Answer>;
  /** Whether a repeat gets the first answer; otherwise it is refused as already decided. */
  keyed: boolean;
}

const key = 'the-one-key-of-this-act';

/** Prepares one act of each kind, each for its own shopper. */
export async function prepareWalletActs(
  db: Database,
  at: string,
  chain: Awaited<ReturnType<typeof testChain>>,
): Promise<WalletAct[]> {
  const { token: desk } = await buildOperator(db, ['finance']);
  const somebody = () => buildShopper(db, { balance: 50_000n });
  const [paying, proving, asking, passing] = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
  const [refusing, cancelling, buying, depositing] = await Promise.all([
    somebody(),
    somebody(),
    somebody(),
    somebody(),
  ]);
  for (const { id } of [asking, passing, refusing, cancelling]) await buildBankAccount(db, id);
  const ask = { ...bankAccount, price: '100.00', password_pay: testCode };
  const withdrawn = async ({ token }: BuiltShopper) => (await data(at, requestWithdrawal, ask, { token })).id;
  const deskAct =
    <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
    (origin: string) =>
      post(origin, endpoint, input, { 'desk-token': desk });

  const payment = (await data(at, startCheckout, { way: 'card', price: '40.00' }, paying)).id;
  const evidence = await sendReceipt(at, proving);
  const [toPass, toRefuse, toCancel] = [
    await withdrawn(passing),
    await withdrawn(refusing),
    await withdrawn(cancelling),
  ];
  const order = await placeTestOrder(db, at, buying);
  await sendDeposit(at, chain, depositing);

  return [
    {
      name: 'a card payment is settled',
      postingKind: 'recharge',
      owner: paying.id,
      send: (origin) => sendPaymentWebhook(origin, payment),
      keyed: true,
    },
    {
      name: 'a transfer with evidence is approved',
      postingKind: 'recharge',
      owner: proving.id,
      send: deskAct(deskRecharges.approveRecharge, { id: evidence, arrived: '30.00', message: '' }),
      keyed: false,
    },
    {
      name: 'a withdrawal is asked for',
      postingKind: 'withdrawal_asked',
      owner: asking.id,
      send: (origin) => post(origin, requestWithdrawal, ask, { token: asking.token, 'idempotency-key': key }),
      keyed: true,
    },
    {
      name: 'a withdrawal is passed',
      postingKind: 'withdrawal_passed',
      owner: passing.id,
      send: deskAct(deskWithdrawals.markWithdrawalPaid, { id: toPass, reference: `KB-${newId()}` }),
      keyed: false,
    },
    {
      name: 'a withdrawal is refused',
      postingKind: 'withdrawal_returned',
      owner: refusing.id,
      send: deskAct(deskWithdrawals.refuseWithdrawal, { id: toRefuse, reason: 'For a reason' }),
      keyed: false,
    },
    {
      name: 'a withdrawal is cancelled',
      postingKind: 'withdrawal_returned',
      owner: cancelling.id,
      send: (origin) => post(origin, cancelWithdrawal, { id: toCancel }, { token: cancelling.token }),
      keyed: false,
    },
    {
      name: 'an order is paid',
      postingKind: 'order_paid',
      owner: buying.id,
      send: (origin) =>
        post(
          origin,
          payOrder,
          { order_id: order, password_pay: testCode },
          { token: buying.token, 'idempotency-key': key },
        ),
      keyed: true,
    },
    {
      name: 'a deposit is credited',
      postingKind: 'recharge',
      owner: depositing.id,
      send: () => chain.mine(5).then(() => null),
      keyed: true,
    },
  ];
}

/** Counts how often an act was booked. */
export async function countBookings(db: Database, { postingKind: books, owner }: WalletAct): Promise<number> {
  const rows = await db.read
    .selectFrom('transactions as t')
    .innerJoin('entries as e', 'e.transaction_id', 't.id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select('t.id')
    .distinct()
    .where('t.kind', '=', books)
    .where('a.owner_id', '=', owner)
    .execute();
  return rows.length;
}

async function post<E extends Endpoint>(
  at: string,
  { path }: E,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<Envelope<OutputOf<E>>> {
  const response = await fetch(at + path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { lang: 'en', 'content-type': 'application/json', ...headers },
  });
  return (await response.json()) as Envelope<OutputOf<E>>;
}

async function data<E extends Endpoint>(
  at: string,
  endpoint: E,
  input: InputOf<E>,
  { token }: { token: string },
): Promise<OutputOf<E>> {
  const answer = await post(at, endpoint, input, { token });
  if (answer.code !== 1) throw new Error(`${endpoint.name} refused: ${JSON.stringify(answer)}`);
  return answer.data as OutputOf<E>;
}

async function sendReceipt(at: string, who: BuiltShopper): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await testPicture())], { type: 'image/jpeg' }), 'receipt.jpg');
  const response = await fetch(at + upload.path, { method: 'POST', body: form, headers: { token: who.token } });
  const { data: sent } = (await response.json()) as { data: OutputOf<typeof upload> };
  return (
    await data(
      at,
      requestRecharge,
      { network: 'USDT-TRC20', blockchain: 'T1', price: '30.00', image: sent.fullurl },
      who,
    )
  ).id;
}

async function placeTestOrder(db: Database, at: string, who: BuiltShopper): Promise<string> {
  const { id, shopId, skus } = await buildProduct(db, { price: 2_000n });
  return (
    await data(
      at,
      placeOrder,
      { product_id: id, mer_id: shopId, sku_id: skus[0]!.id, number: 1, address_id: who.addressId },
      who,
    )
  ).order_ids[0]!;
}

/** A transfer to the shopper's own address, in a block that is not final yet. */
async function sendDeposit(
  at: string,
  chain: Awaited<ReturnType<typeof testChain>>,
  { token }: BuiltShopper,
): Promise<void> {
  const response = await fetch(at + getBlockchain.path, { headers: { token } });
  const { data: networks } = (await response.json()) as { data: OutputOf<typeof getBlockchain> };
  await chain.send(networks.find(({ network }) => network === 'USDT-ERC20')!.blockchain, 25);
  await chain.mine();
}

/** A signed webhook message of the provider. */
async function sendPaymentWebhook(at: string, rechargeId: string): Promise<Answer> {
  const body = messageOf({ what: 'paid', rechargeId, paymentId: `payment_of_${rechargeId}`, amount: usd(4_000) });
  const signature = signMessage(body, derivedSecret(testSecret, 'payment sandbox'), new Date());
  const response = await fetch(`${at}/pay/webhook/sandbox`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
  });
  return { code: response.status === 200 ? 1 : response.status };
}
