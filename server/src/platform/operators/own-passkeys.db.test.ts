import { deskMe, deskSignIn } from '@tradewind/contract/platform/desk/operators';
import { changeDeskPassword, deskSessions } from '@tradewind/contract/platform/desk/own-account';
import * as contract from '@tradewind/contract/platform/desk/own-passkeys';
import { passkeySignIn, startPasskeySignIn } from '@tradewind/contract/people/passkeys';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { nextCode as nextCodeAt } from '../../../test/authenticator.ts';
import { testDatabase } from '../../../test/database.ts';
import { testAuthenticator } from '../../../test/passkey.ts';
import { openDesk } from '../../../test/sign-in.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { setSetting } from '../settings/index.ts';
import { demoCodeSecret, disableOperatorRow, inviteAgain, seedDemoOperators } from './index.ts';

const db = await testDatabase();
const test = await testApp(db, { publicUrl: 'http://localhost' });
const { clock, data, refusal, deps } = test;
await seedDemoOperators({ ...deps, paymentCodeSecret: testSecret }, 'demo1234');
const password = 'demo1234';
const code = () => nextCodeAt(clock, demoCodeSecret);

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

const signIn = (name: string) =>
  openDesk(test, deskSignIn, { email: `${name}@tradewind.example`, password, code: code() });

/** An operator with a session and a passkey. */
async function newHolder(name: string, device = testAuthenticator()) {
  const { token: desk, operator } = await signIn(name);
  const options = await data(contract.startDeskPasskey, { password, code: code() }, { desk });
  const { list } = await data(contract.addDeskPasskey, { passkey: device.create(options), name: 'Key' }, { desk });
  return { desk, id: operator.id, device, passkeyId: list.at(-1)!.id };
}
type Device = ReturnType<typeof testAuthenticator>;

const start = () => data(contract.startDeskPasskeySignIn, {});
const enter = async (device: Device) =>
  openDesk(test, contract.deskPasskeySignIn, { passkey: device.get(await start()) });
const wrong = async (passkey: ReturnType<Device['get']>) =>
  (await refusal(contract.deskPasskeySignIn, { passkey })).refusal;
const confirm = async (device: Device, desk: string, how: object = {}) =>
  device.get(await data(contract.startDeskSecondStep, {}, { desk }), how);
const acts = async (id: string) =>
  (await db.read.selectFrom('audit_log').select('act').where('operator_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  );

describe('a passkey of an operator', () => {
  it('signs in without e-mail, password and code, and the audit log has it', async () => {
    const { device, id } = await newHolder('admin');
    const { token, operator } = await enter(device);
    expect(operator.id).toBe(id);
    expect((await data(deskMe, {}, { desk: token })).id).toBe(id);
    expect((await acts(id)).slice(-2)).toEqual(['operator.passkey_added', 'operator.signed_in']);
  });

  it('is registered with password and code only', async () => {
    const { token: desk } = await signIn('finance');
    for (const [given, why] of [
      [{ password: 'guess', code: code() }, 'password_wrong'],
      [{ password, code: '000000' }, 'desk_code_wrong'],
      [{ password }, 'desk_code_wrong'],
    ] as const)
      expect((await refusal(contract.startDeskPasskey, given, { desk })).refusal).toBe(why);
  });

  it('is registered in the session that began it, once, by a verified owner, on this site', async () => {
    const [here, there] = [await signIn('finance'), await signIn('finance')];
    const begin = () => data(contract.startDeskPasskey, { password, code: code() }, { desk: here.token });
    const add = (passkey: object, desk = here.token) =>
      refusal(contract.addDeskPasskey, { passkey: passkey as never }, { desk });
    const key = testAuthenticator();
    expect((await add(key.create(await begin()), there.token)).refusal).toBe('passkey_wrong');
    expect((await add(key.create(await begin(), { verified: false }))).refusal).toBe('passkey_wrong');
    const elsewhere = testAuthenticator({ origin: 'http://evil.localhost', rpId: 'evil.localhost' });
    expect((await add(elsewhere.create(await begin()))).refusal).toBe('passkey_wrong');
    const options = await begin();
    await data(contract.addDeskPasskey, { passkey: key.create(options) }, { desk: here.token });
    expect((await add(testAuthenticator().create(options))).refusal).toBe('passkey_wrong');
  });

  it('is renamed and removed by its owner only', async () => {
    const [holder, other] = [await newHolder('admin2'), await newHolder('support')];
    const { passkeyId: id, desk } = holder;
    const asOther = { desk: other.desk };
    expect((await refusal(contract.renameDeskPasskey, { id, name: 'Mine' }, asOther)).refusal).toBe(
      'passkey_not_found',
    );
    expect((await refusal(contract.removeDeskPasskey, { id, password, code: code() }, asOther)).refusal).toBe(
      'passkey_not_found',
    );
    const { list } = await data(contract.renameDeskPasskey, { id, name: 'Desk key' }, { desk });
    expect(list.find((one) => one.id === id)!.name).toBe('Desk key');
    await data(contract.removeDeskPasskey, { id, password, code: code() }, { desk });
    expect(await wrong(holder.device.get(await start()))).toBe('passkey_wrong');
  });

  it('ends other sessions when it is removed', async () => {
    const { desk, device, passkeyId: id } = await newHolder('finance2');
    const { token } = await enter(device);
    await data(contract.removeDeskPasskey, { id, password, code: code() }, { desk });
    expect((await test.call(deskMe, {}, { desk: token })).status).toBe(401);
    expect((await data(deskSessions, {}, { desk })).list).toHaveLength(1);
  });

  it('takes the place of a code where the password changes', async () => {
    const { desk, device, id } = await newHolder('support');
    const change = { password, new_password: 'harbour-lantern-73' };
    expect((await refusal(changeDeskPassword, change, { desk })).refusal).toBe('desk_code_wrong');
    const passkey = await confirm(device, desk);
    await data(changeDeskPassword, { ...change, passkey }, { desk });
    const back = { password: change.new_password, new_password: 'harbour-lantern-74', passkey };
    expect((await refusal(changeDeskPassword, back, { desk })).refusal).toBe('passkey_wrong');
    await db.kysely
      .updateTable('operators')
      .set({ password_hash: (await hashOf('admin'))! })
      .where('id', '=', id)
      .execute();
  });
});

const hashOf = async (name: string) =>
  (
    await db.read
      .selectFrom('operators')
      .select('password_hash')
      .where('email', '=', `${name}@tradewind.example`)
      .executeTakeFirstOrThrow()
  ).password_hash;

describe('the desk refuses a passkey', () => {
  it('of another site, without a verified owner, and with a used or ended challenge', async () => {
    const { device } = await newHolder('admin');
    const elsewhere = testAuthenticator({ origin: 'https://tradewind.evil', rpId: 'localhost' });
    expect(await wrong(elsewhere.get(await start()))).toBe('passkey_wrong');
    expect(await wrong(device.get(await start(), { verified: false }))).toBe('passkey_wrong');
    const used = device.get(await start());
    await openDesk(test, contract.deskPasskeySignIn, { passkey: used });
    expect(await wrong(used)).toBe('passkey_wrong');
    const late = device.get(await start());
    clock.advance(6 * minute);
    expect(await wrong(late)).toBe('passkey_wrong');
  });

  it('that signed for the origin of another site with the right key', async () => {
    const device = testAuthenticator();
    const { desk } = await newHolder('admin', device);
    const signed = device.get(await start());
    const client = JSON.parse(Buffer.from(signed.response.clientDataJSON, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...client, origin: 'https://tradewind.evil' })).toString('base64url');
    expect(await wrong({ ...signed, response: { ...signed.response, clientDataJSON: forged } })).toBe('passkey_wrong');
    expect((await data(deskMe, {}, { desk })).name).not.toBe('');
  });

  it('of another operator as the second factor of an act', async () => {
    const [own, other] = [await newHolder('admin'), await newHolder('finance')];
    const passkey = other.device.get(await data(contract.startDeskSecondStep, {}, { desk: own.desk }));
    const { refusal: why } = await refusal(contract.startDeskPasskey, { password, passkey }, { desk: own.desk });
    expect(why).toBe('passkey_wrong');
  });

  it('whose challenge was made for a sign-in of shoppers, and the other way round', async () => {
    const { device } = await newHolder('admin');
    expect(await wrong(device.get(await data(startPasskeySignIn, {})))).toBe('passkey_wrong');
    const answer = await refusal(passkeySignIn, { passkey: device.get(await data(startPasskeySignIn, {})) });
    expect(answer.refusal).toBe('passkey_wrong');
  });

  it('of an operator who was disabled', async () => {
    const { device, id } = await newHolder('support');
    await db.transact((tx) => disableOperatorRow(tx, id, clock.now()));
    expect(await wrong(device.get(await start()))).toBe('passkey_wrong');
    await db.kysely.updateTable('operators').set({ disabled_at: null }).where('id', '=', id).execute();
  });

  it('of an operator whom another administrator has reset, for good', async () => {
    const { device, id } = await newHolder('finance2');
    await db.transact((tx) => inviteAgain(tx, id));
    expect(await wrong(device.get(await start()))).toBe('passkey_wrong');
    expect(await db.read.selectFrom('passkeys').select('id').where('operator_id', '=', id).execute()).toEqual([]);
  });

  it('outside of the networks of operators', async () => {
    const { device } = await newHolder('admin');
    const passkey = device.get(await start());
    const at = clock.now();
    await db.transact((tx) => setSetting(tx, 'security.operatorNetworksLines', '203.0.113.0/24', { by: null, at }));
    clock.advance(minute);
    expect(await wrong(passkey)).toBe('desk_network_closed');
    expect((await refusal(contract.startDeskPasskeySignIn, {})).refusal).toBe('desk_network_closed');
    const later = clock.now();
    await db.transact((tx) => setSetting(tx, 'security.operatorNetworksLines', '', { by: null, at: later }));
    clock.advance(minute);
  });

  it('from a network that guesses', async () => {
    const { device } = await newHolder('admin');
    const answers = new Set<string>();
    for (let tries = 0; tries < 22; tries += 1) answers.add(await wrong(testAuthenticator().get(await start())));
    expect([...answers]).toEqual(['passkey_wrong', 'sign_in_delayed']);
    expect(await wrong(device.get(await start()))).toBe('sign_in_delayed');
  });

  it('once its session was idle too long, as any other', async () => {
    const { device } = await newHolder('admin');
    const { token } = await enter(device);
    clock.advance(hour);
    expect((await test.call(deskMe, {}, { desk: token })).status).toBe(401);
  });
});
