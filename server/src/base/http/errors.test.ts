import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../db/outage.ts';
import { handleErrors } from './errors.ts';
import { httpServer } from './server.ts';

it.each([
  ['a database that is away', new DatabaseUnavailable(new Error('Connection terminated'))],
  ['a full disk', new Error('Not written', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) })],
])('answers 503 with the time of the next try for %s', async (_name, error) => {
  const app = httpServer({ logger: false, trustProxy: false });
  await app.after();
  handleErrors(app, 'en');
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json()).toMatchObject({ refusal: 'unavailable' });
  await app.close();
});
