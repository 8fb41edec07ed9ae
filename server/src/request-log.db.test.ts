import { deskSignIn } from '@tradewind/contract/platform/desk/operators';
import { getUserInfo, login, register } from '@tradewind/contract/people/users';
import { requestWithdrawal } from '@tradewind/contract/money/withdrawals';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../test/app.ts';
import { buildShopper } from '../test/build-shopper.ts';
import { testDatabase } from '../test/database.ts';
import { logger } from './log.ts';

const db = await testDatabase();
let lines: Record<string, unknown>[] = [];
const log = logger('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
const { call, data } = await testApp(db, { logger: log });
const linesNamed = (msg: string) => lines.filter((line) => line.msg === msg);

beforeEach(() => {
  lines = [];
});

describe('the log of requests', () => {
  it('says who asked, from where, and why it was refused', async () => {
    const { id, token } = await buildShopper(db);
    await data(getUserInfo, {}, { token });
    await call(requestWithdrawal, { extract_type: 0, price: '1' }, { token });
    await call(getUserInfo, {}, {});
    expect(linesNamed('request')).toMatchObject([
      { path: getUserInfo.path, account: id, address: '127.0.0.1', status: 200 },
      { path: requestWithdrawal.path, account: id, address: '127.0.0.1', refusal: 'bank_details_invalid' },
      { path: getUserInfo.path, address: '127.0.0.1', refusal: 'not_signed_in', status: 401 },
    ]);
    expect(linesNamed('request')[2]).not.toHaveProperty('account');
  });

  it('has the outcome of every sign-in, but nothing that was typed', async () => {
    const { id } = await data(register, { username: 'logged', password: 'lantern-42' });
    await data(login, { account: 'logged', password: 'lantern-42' });
    await call(login, { account: 'logged', password: 'lantern-43' });
    await call(deskSignIn, { email: 'nobody@desk.example', password: 'lantern-44' });
    expect(linesNamed('A sign-in')).toMatchObject([
      { sign_in: 'shopper', outcome: 'signed_in', account: id, address: '127.0.0.1' },
      { sign_in: 'shopper', outcome: 'wrong_credentials', account: null, address: '127.0.0.1' },
      { sign_in: 'operator', outcome: 'desk_sign_in_wrong', account: null, address: '127.0.0.1' },
    ]);
    const [first, second] = linesNamed('A sign-in');
    expect(second!.subject, 'attempts for one name can be counted').toBe(first!.subject);
    expect(JSON.stringify(lines)).not.toMatch(/lantern|logged|nobody@/);
  });
});
