import { expect, it } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { newId } from './base/ids/ids.ts';
import { logger } from './log.ts';

const db = await testDatabase();

it('logs why a row was refused, but not its values', async () => {
  let written = '';
  const log = logger('info', { write: (line) => (written += line) });
  const row = {
    id: newId(),
    username: 'x',
    nickname: 'Somchai',
    email: 'somchai@example.com',
    password_hash: '$argon2id$secret',
  };
  await db
    .transact((tx) => tx.insertInto('users').values(row).execute())
    .catch((error: unknown) => log.error({ err: error }, 'A request failed'));
  expect(written).toContain('users_username_check');
  for (const secret of ['$argon2id$secret', 'somchai@example.com']) expect(written).not.toContain(secret);
});

it('never logs tokens and passwords', () => {
  let written = '';
  const log = logger('info', { write: (line) => (written += line) });
  log.info({
    token: 'secret-1',
    headers: { token: 'secret-2', 'desk-token': 'secret-3', cookie: 'secret-4' },
    body: { password: 'secret-5', password_pay: 'secret-6' },
  });
  expect(written).not.toContain('secret');
});
