import * as desk from '@tradewind/contract/money/desk/withdrawals';
import * as contract from '@tradewind/contract/money/withdrawals';
import { deskUserById } from '@tradewind/contract/people/desk/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { recordCredentialsRecovered } from '../../people/users/index.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);

const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;
const tron = { extract_type: 1, network: 'USDT-TRC20', blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL' } as const;
const ethereum = {
  extract_type: 1,
  network: 'USDT-ERC20',
  blockchain: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
} as const;
const hash = (): string => `${newId()}${newId()}`.replaceAll('-', '');

const shopper = (balance = 200_000n) => buildShopper(db, { balance, now: clock.now() });
const operator = () => buildOperator(db, ['finance'], { now: clock.now() });
const request = (who: BuiltShopper, input: object) =>
  data(contract.requestWithdrawal, { price: '100.00', ...bank, ...input }, { token: who.token });
const refused = async (who: BuiltShopper, input: object, key?: string) =>
  (
    await refusal(
      contract.requestWithdrawal,
      { price: '100.00', ...bank, ...input },
      { token: who.token, ...(key && { key }) },
    )
  ).refusal;
/** The id of a payout account that is past its delay. */
async function usableAccount(who: BuiltShopper, account: object = bank): Promise<string> {
  const { id } = await data(
    contract.addPayoutAddress,
    { ...bank, ...account, password_pay: testCode },
    { token: who.token },
  );
  clock.advance(day);
  return id;
}

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('payout accounts', () => {
  it('delay a new account, saved or sent with a request', async () => {
    const who = await shopper();
    const entry = await data(
      contract.addPayoutAddress,
      { ...tron, label: 'My ledger', password_pay: testCode },
      { token: who.token },
    );
    expect(entry).toMatchObject({ usable: 0, short: 'TYtYVi…WVV3wL', label: 'My ledger' });
    expect(await refused(who, { ...tron, address_id: entry.id, password_pay: testCode })).toBe('address_too_new');
    const spelled = await request(who, tron);
    expect(spelled.not_before).toBe(entry.usable_at);
    expect(spelled.admin_msg).toContain('address is new');
    const finance = await operator();
    expect(
      (await refusal(desk.markWithdrawalPaid, { id: spelled.id, reference: hash() }, { desk: finance.token })).refusal,
    ).toBe('withdrawal_too_early');
    clock.advance(day);
    const { token } = await operator();
    await data(desk.markWithdrawalPaid, { id: spelled.id, reference: hash() }, { desk: token });
    expect((await request(who, { ...tron, address_id: entry.id, password_pay: testCode })).state).toBe('auditing');
    await expectCleanBooks(db);
  });

  it('are saved once, removed at once, and delayed again when added again', async () => {
    const who = await shopper();
    const add = (input: object) =>
      data(contract.addPayoutAddress, { ...bank, ...input, password_pay: testCode }, { token: who.token });
    const first = await add({});
    clock.advance(hour);
    const same = await Promise.all([
      add({}),
      add({ bank_card: '4821-0093-7715-2206' }),
      add({ bank_name: 'KASIKORNBANK' }),
    ]);
    expect(same.every((entry) => entry.id === first.id && entry.usable_at === first.usable_at)).toBe(true);
    await data(contract.removePayoutAddress, { id: first.id }, { token: who.token });
    expect((await refusal(contract.removePayoutAddress, { id: first.id }, { token: who.token })).refusal).toBe(
      'address_not_found',
    );
    clock.advance(day);
    expect(await refused(who, { address_id: first.id })).toBe('address_not_found');
    expect(await add({})).toMatchObject({ usable: 0 });
  });

  it('refuse token contracts and addresses that burn, whatever the network', async () => {
    const who = await shopper();
    const lost = [
      { ...tron, blockchain: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
      { ...ethereum, blockchain: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
      // The Tron token's contract, written for the other chain.
      { ...ethereum, blockchain: '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c' },
      { ...ethereum, blockchain: '0x000000000000000000000000000000000000dead' },
      { ...ethereum, blockchain: '0x0000000000000000000000000000000000000001' },
      { ...ethereum, blockchain: '0xdead000000000000000042069420694206942069' },
    ];
    for (const account of lost) {
      const input = { ...account, password_pay: testCode };
      const added = await refusal(contract.addPayoutAddress, input, { token: who.token });
      expect([account.blockchain, added.refusal]).toEqual([account.blockchain, 'address_unspendable']);
      expect(await refused(who, account)).toBe('address_unspendable');
    }
  });

  it('refuse an address that looks like a saved one', async () => {
    const who = await shopper();
    await usableAccount(who, ethereum);
    const similar = { ...ethereum, blockchain: `0xfb69${'1'.repeat(32)}d359` };
    const add = (input: object) =>
      refusal(contract.addPayoutAddress, { ...similar, ...input, password_pay: testCode }, { token: who.token });
    expect(await add({})).toMatchObject({
      refusal: 'address_look_alike',
      msg: expect.stringContaining('0xfB69…c5d359'),
    });
    expect(await refused(who, similar)).toBe('address_look_alike');
    expect(await refused(who, { ...similar, look_alike_seen: 0 })).toBe('address_look_alike');
    const other = await shopper();
    await usableAccount(other, ethereum);
    expect(
      await data(
        contract.requestWithdrawal,
        { price: '100.00', ...similar, look_alike_seen: 1 },
        { token: other.token },
      ),
    ).toMatchObject({ state: 'auditing', blockchain: expect.stringMatching(/d359$/i) });
    await data(
      contract.addPayoutAddress,
      { ...similar, look_alike_seen: 1, password_pay: testCode },
      { token: who.token },
    );
  });

  it('belong to one shopper, need the payment code, and are limited to twenty', async () => {
    const [who, other] = [await shopper(), await shopper()];
    const address_id = await usableAccount(who);
    expect(await refused(other, { address_id })).toBe('address_not_found');
    expect(await refused(who, { ...tron, address_id })).toBe('address_not_found');
    for (const id of [address_id, newId(), 'x', '0'])
      expect((await refusal(contract.removePayoutAddress, { id }, { token: other.token })).refusal).toBe(
        'address_not_found',
      );
    expect((await refusal(contract.addPayoutAddress, tron, { token: who.token })).refusal).toBe(
      'payment_code_required',
    );
    const add = (number: number) =>
      call(
        contract.addPayoutAddress,
        { ...bank, bank_card: `482100930000${number}`, password_pay: testCode },
        { token: who.token },
      );
    const answers = await Promise.all(Array.from({ length: 24 }, (_, number) => add(number + 10)));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(19);
    expect((await data(contract.withdrawalInfo, {}, { token: who.token })).card_list).toHaveLength(20);
  });
});

describe('a recovery by mail', () => {
  /** @returns when it was. */
  async function recover(who: BuiltShopper): Promise<Date> {
    const at = clock.now();
    await db.transact((tx) => recordCredentialsRecovered(tx, who.id, at));
    return at;
  }

  it('delays new payout accounts and withdrawals by 72 hours, and says until when', async () => {
    const who = await shopper();
    const address_id = await usableAccount(who);
    const until = later(await recover(who), 72 * hour).toISOString();
    expect(await data(contract.withdrawalInfo, {}, { token: who.token })).toMatchObject({
      locked_until: until,
      accounts_locked_until: until,
    });
    clock.advance(71 * hour);
    const added = await refusal(contract.addPayoutAddress, { ...tron, password_pay: testCode }, { token: who.token });
    expect(added).toMatchObject({ refusal: 'account_lock', msg: expect.stringContaining('1\u00a0h') });
    expect(await refused(who, { address_id, password_pay: testCode })).toBe('security_lock');
    expect(await refused(who, tron)).toBe('security_lock');
    clock.advance(hour);
    await usableAccount(who, tron);
    await request(who, { address_id, password_pay: testCode });
    await expectCleanBooks(db);
  });

  it('is shown to operators with the end of both locks', async () => {
    const who = await shopper();
    const at = await recover(who);
    const until = later(at, 72 * hour).toISOString();
    const { token } = await operator();
    expect(await data(deskUserById, { id: who.id }, { desk: token })).toMatchObject({
      recovered_at: at.toISOString(),
      withdrawals_locked_until: until,
      accounts_locked_until: until,
    });
  });
});
