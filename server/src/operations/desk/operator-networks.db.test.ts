import { approveChange, refuseChange } from '@tradewind/contract/platform/desk/changes';
import { deskMe, deskSignIn } from '@tradewind/contract/platform/desk/operators';
import { changeSetting } from '@tradewind/contract/platform/desk/settings';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { applyChangesAtOnce } from '../../../test/changes.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';
import { openNetworksByMachine } from '../../platform/administration/index.ts';

const db = await testDatabase();
const { app, clock, data, refusal, deps } = await testApp(db);
await applyChangesAtOnce(db);
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
const other = await buildOperator(db, ['admin'], { now: clock.now() });
const id = 'security.operatorNetworksLines';
const reason = 'The office only';
const atDesk = { desk: admin.token };

/** Calls of a test come from 127.0.0.1; this one comes from elsewhere. */
const statusFrom = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (
    await app.inject({
      method: 'GET',
      url: deskMe.path,
      remoteAddress,
      headers: { 'desk-token': admin.token, ...headers },
    })
  ).statusCode;

async function allow(value: string): Promise<void> {
  clock.advance(minute);
  const { waiting } = await data(changeSetting, { id, value, reason }, atDesk);
  await data(approveChange, { id: waiting!.id }, { desk: other.token });
}

beforeEach(() => openNetworksByMachine(deps));

it('keeps sessions of operators out from other networks, and lets them in again from their own', async () => {
  expect(await statusFrom('203.0.113.9')).toBe(200);
  await allow('127.0.0.0/8\n198.51.100.0/24');
  expect([await statusFrom('203.0.113.9'), await statusFrom('198.51.100.4'), await statusFrom('127.0.0.1')]).toEqual([
    401, 200, 200,
  ]);
});

it('believes no header of a caller where no proxy is trusted', async () => {
  await allow('127.0.0.0/8');
  expect(await statusFrom('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(401);
});

it('refuses a sign-in from elsewhere before it looks at the password', async () => {
  await allow('127.0.0.0/8');
  const answer = await app.inject({
    method: 'POST',
    url: deskSignIn.path,
    remoteAddress: '203.0.113.9',
    payload: { email: 'nobody@desk.example', password: 'x', code: '1' },
  });
  expect(answer.json()).toMatchObject({ refusal: 'desk_network_closed' });
});

it('is not set so that whoever sets it is locked out', async () => {
  expect(await refusal(changeSetting, { id, value: '203.0.113.0/24', reason }, atDesk)).toMatchObject({
    refusal: 'setting_locks_you_out',
    fields: ['value'],
  });
});

it('takes networks only', async () => {
  for (const value of ['office', '127.0.0.1/33', 7, ['127.0.0.1']])
    expect((await refusal(changeSetting, { id, value, reason }, atDesk)).refusal).toBe('setting_invalid');
});

it('waits for a second administrator, as all that guards money does', async () => {
  clock.advance(minute);
  const { waiting, value } = await data(changeSetting, { id, value: '127.0.0.0/8', reason }, atDesk);
  expect([waiting?.state, value]).toEqual(['proposed', '']);
  await data(refuseChange, { id: waiting!.id, reason }, atDesk);
});

it('is taken away at the machine', async () => {
  await allow('127.0.0.0/8');
  clock.advance(minute);
  await openNetworksByMachine(deps);
  expect(await statusFrom('203.0.113.9')).toBe(200);
});
