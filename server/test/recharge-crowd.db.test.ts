import * as desk from '@tradewind/contract/money/desk/recharges';
import { toWire, usd } from '@tradewind/contract/base/money';
import * as contract from '@tradewind/contract/money/recharges';
import { Refusal } from '@tradewind/contract/base/refusals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/base/ids/ids.ts';
import { derivedSecret } from '../src/base/secrets/derived-secret.ts';
import { balanceOf, orderEscrow, postTransaction, userAvailable } from '../src/money/ledger/index.ts';
import { messageOf, signatureHeader, signMessage } from '../src/money/payments/sandbox-payments.ts';
import type { PaymentEvent } from '../src/money/payments/index.ts';
import { testApp, testSecret } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildOperator, type BuiltOperator } from './build-operator.ts';
import { buildShopper, type BuiltShopper } from './build-shopper.ts';
import { upload } from './build-upload.ts';
import { testDatabase } from './database.ts';
import { openWalk } from './walks.ts';
import { openNetwork } from './open-network.ts';
import { openWallet } from './open-wallet.ts';

const db = await testDatabase();
const { app, call, clock, data } = await testApp(db);
await openWallet(db);
await openNetwork(db);
const walk = openWalk('recharges');
const secret = derivedSecret(testSecret, 'payment sandbox');

/** The next act of a user. Numbers are taken modulo the available objects; `times` is the number of concurrent repeats. */
interface Act {
  does:
    | 'ask'
    | 'checkout'
    | 'approve'
    | 'refuse'
    | 'paid'
    | 'declined'
    | 'come_back'
    | 'taken_back'
    | 'given_back'
    | 'spend';
  target: number;
  cents: number;
  times: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom(
    'ask',
    'ask',
    'checkout',
    'checkout',
    'approve',
    'approve',
    'refuse',
    'paid',
    'paid',
    'paid',
    'declined',
    'come_back',
    'taken_back',
    'taken_back',
    'given_back',
    'spend',
    'spend',
  ),
  target: fc.nat({ max: 30 }),
  cents: fc.integer({ min: 100, max: 5_000 }),
  times: fc.integer({ min: 1, max: 3 }),
});

interface World {
  users: { who: BuiltShopper; image: string; spent: bigint }[];
  operators: BuiltOperator[];
}

describe('concurrent recharges, webhooks and decisions of operators', () => {
  it('keep every balance correct', walk.patience, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 3, maxLength: 8 }), { minLength: 5, maxLength: 8 }),
        async (rounds) => {
          const users = await Promise.all(
            Array.from({ length: 3 }, async () => {
              const who = await buildShopper(db, { now: clock.now() });
              return { who, image: await upload(app, who.token), spent: 0n };
            }),
          );
          const operators = await Promise.all(
            Array.from({ length: 2 }, () => buildOperator(db, ['finance'], { now: clock.now() })),
          );
          // The acts of one round run concurrently.
          for (const round of rounds) {
            await Promise.all(round.map((one) => perform(one, { users, operators })));
            await expectConsistent(users);
          }
          if (walk.acted(rounds.flat().length)) await expectCleanBooks(db);
        },
      ),
      walk.runs(12),
    );
  });
});

async function perform({ does, target, cents, times }: Act, { users, operators }: World): Promise<void> {
  const user = users[target % users.length]!;
  const { who } = user;
  const often = <Answer>(act: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, (_, index) => act(index)));
  const price = toWire(usd(cents));
  if (does === 'spend') return spend(user, BigInt(cents));
  if (does === 'checkout')
    return void (await often(() =>
      call(contract.startCheckout, { way: 'card', price }, { token: who.token, key: `${price}-of-${target}` }),
    ));
  if (does === 'ask') {
    const answers = await often(() =>
      data(contract.requestRecharge, { network: 'USDT-TRC20', blockchain: 'T1', price, image: user.image }, who),
    );
    const ids = [...new Set(answers.map(({ id }) => id))];
    const waiting = await db.read
      .selectFrom('recharges')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'auditing')
      .execute();
    // A repeat is a request of its own only where an operator decided about the one before in between.
    return expect(waiting.length).toBeLessThanOrEqual(1);
  }

  const manual = does === 'approve' || does === 'refuse';
  const all = await db.read
    .selectFrom('recharges')
    .select(['id', 'asked'])
    .where('method', '=', manual ? 'manual' : 'card')
    .where(
      'user_id',
      'in',
      users.map(({ who }) => who.id),
    )
    .orderBy('id')
    .execute();
  const found = all[target % Math.max(1, all.length)];
  if (!found) return;
  const { id } = found;
  if (manual) {
    const answers = await often((index) => {
      const at = { desk: operators[(target + index) % operators.length]!.token };
      return does === 'approve'
        ? call(desk.approveRecharge, { id, arrived: price, message: 'As it arrived' }, at)
        : call(desk.refuseRecharge, { id, message: 'Not seen' }, at);
    });
    for (const { body } of answers) if (body.code !== 1) expect(body).toMatchObject({ refusal: 'already_decided' });
    return expect(answers.filter(({ body }) => body.code === 1).length).toBeLessThanOrEqual(1);
  }
  if (does === 'come_back') return void (await often(() => app.inject(`/pay/return/${id}`)));
  const codes = await often(() => tell(newsOf(does, id, found.asked, target)));
  for (const code of codes) expect([200, 503]).toContain(code);
}

function newsOf(does: Act['does'], rechargeId: string, asked: bigint, target: number): PaymentEvent {
  if (does === 'paid') return { what: 'paid', rechargeId, paymentId: `payment_of_${rechargeId}`, amount: usd(asked) };
  if (does === 'declined') return { what: 'declined', rechargeId };
  // Two parts that can be disputed separately.
  const part = target % 2;
  return {
    what: does === 'taken_back' ? 'taken_back' : 'given_back',
    rechargeId,
    reference: `dp_${part}`,
    reason: 'dispute',
    amount: usd(part ? asked / 2n : asked - asked / 2n),
  };
}

async function tell(event: PaymentEvent): Promise<number> {
  const payload = messageOf(event);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/pay/webhook/sandbox',
    payload,
    headers: { 'content-type': 'application/json', [signatureHeader]: signMessage(payload, secret, clock.now()) },
  });
  return statusCode;
}

async function spend(user: World['users'][number], cents: bigint): Promise<void> {
  const order = newId();
  try {
    await db.transact((tx) =>
      postTransaction(tx, {
        kind: 'order_paid',
        reference: `order:${order}:paid`,
        at: clock.now(),
        legs: [
          {
            from: userAvailable(user.who.id),
            to: orderEscrow({ userId: user.who.id, orderId: order }),
            amount: usd(cents),
          },
        ],
      }),
    );
    user.spent += cents;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'balance_short')) throw error;
  }
}

/** Checks that every balance follows from the recharges, reversals and spendings. */
async function expectConsistent(users: World['users']): Promise<void> {
  for (const { who, spent } of users) {
    const [recharges, reversals, available] = await Promise.all([
      db.read.selectFrom('recharges').select(['state', 'arrived']).where('user_id', '=', who.id).execute(),
      db.read
        .selectFrom('recharge_reversals as v')
        .innerJoin('recharges as r', 'r.id', 'v.recharge_id')
        .select(['v.amount', 'v.borne', 'v.returned_at'])
        .where('r.user_id', '=', who.id)
        .execute(),
      balanceOf(db.read, userAvailable(who.id)),
    ]);
    const credited = recharges.reduce((sum, { arrived }) => sum + (arrived ?? 0n), 0n);
    const gone = reversals.reduce(
      (sum, { amount, borne, returned_at }) => sum + (returned_at ? 0n : amount - borne),
      0n,
    );
    expect(available.minor).toBe(credited - gone - spent);
  }
}
