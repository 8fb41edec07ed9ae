import * as contract from '@tradewind/contract/people/users';
import * as recovery from '@tradewind/contract/people/recovery';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountActs, password } from '../../../test/account-acts.ts';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { purgeOldAttempts } from './attempts.ts';

const db = await testDatabase();
const test = await testApp(db);
const { app, call, clock, data, deps, refusal } = test;
const { newShopper } = accountActs(test);

beforeEach(() => db.kysely.deleteFrom('throttles').execute());

async function solve(): Promise<string> {
  const { challenge: text } = await data(contract.workChallenge, {});
  const challenge = JSON.parse(text) as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const outcome = async (account: string, secret: string, proof?: string) =>
  (await call(contract.login, { account, password: secret, proof })).body;

async function failUntilDelayed(account: string): Promise<void> {
  for (let n = 0; n < 6; n += 1) expect(await outcome(account, 'lantern-43')).toMatchObject({ code: 0 });
  expect(await outcome(account, password)).toMatchObject({ refusal: 'sign_in_delayed' });
}

describe('a proof of work', () => {
  it('takes the place of the first waits, which stay for clients without one', async () => {
    const { username } = await newShopper();
    await failUntilDelayed(username);
    const proof = await solve();
    expect(await outcome(username, password)).toMatchObject({ refusal: 'sign_in_delayed' });
    expect(await outcome(username, password, proof)).toMatchObject({ code: 1 });
  });

  it('is good once, also for concurrent calls', async () => {
    const { username } = await newShopper();
    await failUntilDelayed(username);
    const proof = await solve();
    const answers = await Promise.all([1, 2, 3].map(() => outcome(username, 'lantern-43', proof)));
    expect(answers.map((body) => 'refusal' in body && body.refusal).sort()).toEqual([
      'sign_in_delayed',
      'sign_in_delayed',
      'wrong_credentials',
    ]);
  });

  it('buys five more tries of an account, not more', async () => {
    const { username } = await newShopper();
    await failUntilDelayed(username);
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(username, 'lantern-43', await solve())).toMatchObject({ refusal: 'wrong_credentials' });
    expect(await outcome(username, password, await solve())).toMatchObject({ refusal: 'sign_in_delayed' });
  });

  it('lets one through a network that others have blocked', async () => {
    const { username } = await newShopper();
    await db.kysely.deleteFrom('throttles').execute();
    await db.kysely
      .insertInto('throttles')
      .values(
        ['guesses-from:127.0.0.1', 'register-from:127.0.0.1'].map((subject) => ({
          subject,
          failures: 120,
          last_failure_at: clock.now(),
          blocked_until: new Date(clock.now().getTime() + hour),
        })),
      )
      .execute();
    const newcomer = { username: 'Newcomer_of_work', password };
    expect((await refusal(contract.register, newcomer)).refusal).toBe('too_many_requests');
    expect((await refusal(recovery.mailPasswordCode, { account: username })).refusal).toBe('too_many_requests');
    await data(contract.register, { ...newcomer, proof: await solve() });
    await data(recovery.mailPasswordCode, { account: username, proof: await solve() });
    expect(await outcome(username, password, await solve())).toMatchObject({ code: 1 });
  });

  it('is no proof from another network, when it is late, or changed', async () => {
    const { username } = await newShopper();
    await failUntilDelayed(username);
    const proof = await solve();
    const elsewhere = await app.inject({
      method: 'POST',
      url: contract.login.path,
      payload: { account: username, password, proof },
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.json()).toMatchObject({ refusal: 'sign_in_delayed' });

    const { challenge, solution } = JSON.parse(proof);
    const forged = [
      { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, signature: '00' }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge },
      [],
    ];
    for (const text of [...forged.map((wrong) => JSON.stringify(wrong)), 'nonsense', '{', '']) {
      expect(await outcome(username, password, text), text).toMatchObject({ refusal: 'sign_in_delayed' });
    }
    // The wait of a guess with the least failures is over before that: it is blocked anew.
    clock.advance(6 * minute);
    for (let n = 0; n < 2; n += 1) await outcome(username, 'lantern-43');
    expect(await outcome(username, password, proof)).toMatchObject({ refusal: 'sign_in_delayed' });
  });

  it('is forgotten when it could not be used any more', async () => {
    const { username } = await newShopper();
    await outcome(username, password, await solve());
    expect((await db.kysely.selectFrom('used_proofs').selectAll().execute()).length).toBeGreaterThan(0);
    clock.advance(hour);
    await purgeOldAttempts(deps);
    expect(await db.kysely.selectFrom('used_proofs').selectAll().execute()).toEqual([]);
  });
});
