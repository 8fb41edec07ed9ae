import { notifications } from '@tradewind/contract/operations/notifications';
import * as desk from '@tradewind/contract/people/desk/accounts';
import * as own from '@tradewind/contract/people/own-data';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { testApp } from '../../../test/app.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { upload } from '../../../test/build-upload.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, minute } from '../../base/clock/clock.ts';
import { localFiles } from '../../base/files/local-files.ts';
import { purgeOldExports } from './data-exports.ts';

const db = await testDatabase();
const files = localFiles(await mkdtemp(join(tmpdir(), 'tradewind-copies-')));
const test = await testApp(db, { files });
const { app, data, refusal, clock, deliver, deps } = test;
/** A session of an operator, which ends with the day. */
const atDesk = async () => ({ desk: (await buildOperator(db, ['support'], { now: clock.now() })).token });
const person = () => buildShopper(db, { balance: 500n, now: clock.now() });
const ask = (token: string) => data(own.requestExport, { password_pay: testCode }, { token });
const linkOf = async (token: string) => (await data(own.downloadExport, {}, { token })).url;
const fetchCopy = async (url: string) => app.inject({ method: 'GET', url });

async function copyOf(token: string): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise((await fetchCopy(await linkOf(token))).rawPayload, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return entries;
}

it('has what is kept about a person, with the uploads, and no keys', async () => {
  const { id, token } = await person();
  const picture = await upload(app, token);
  await ask(token);
  await deliver();
  const copy = await copyOf(token);
  const rows = (name: string) => JSON.parse(copy.get(name)!.toString()) as Record<string, unknown>[];
  expect(rows('users.json')).toMatchObject([{ id, nickname: 'Somebody' }]);
  expect(rows('addresses.json')).toMatchObject([{ detail: '1 Some Street' }]);
  expect([...copy.keys()]).toContain(`files/${new URL(picture).pathname.split('/').at(-1)}`);
  const text = [...copy]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => bytes.toString())
    .join('\n');
  expect(text).not.toMatch(/password_hash|token_hash|"digest"|"salt"/);
});

it('has nothing of anybody else', async () => {
  const [one, other] = [await person(), await person()];
  await ask(one.token);
  await deliver();
  const copy = await copyOf(one.token);
  expect([...copy.values()].some((bytes) => bytes.includes(other.id))).toBe(false);
});

it('is told by a notification', async () => {
  const { token } = await person();
  await ask(token);
  // The archive is made first, which is an event of its own.
  await deliver();
  await deliver();
  const { list } = await data(notifications, {}, { token });
  expect(list.map(({ kind }) => kind)).toContain('data_export_ready');
});

it('needs the password or the payment code', async () => {
  const { token } = await person();
  expect((await refusal(own.requestExport, {}, { token })).refusal).toBe('payment_code_required');
});

it('is downloaded by its owner only', async () => {
  const [one, other] = [await person(), await person()];
  await ask(one.token);
  await deliver();
  expect((await refusal(own.downloadExport, {}, { token: other.token })).refusal).toBe('export_not_found');
  const url = await linkOf(one.token);
  expect((await fetchCopy(url.replace(/sign=.{6}/, 'sign=AAAAAA'))).statusCode).toBe(404);
  expect((await fetchCopy(url.split('?')[0]!)).statusCode).toBe(404);
});

it('can’t be fetched with a link that is over', async () => {
  const { token } = await person();
  await ask(token);
  await deliver();
  const url = await linkOf(token);
  clock.advance(2 * minute);
  expect((await fetchCopy(url)).statusCode).toBe(404);
});

it('is gone after its days', async () => {
  const { token } = await person();
  await ask(token);
  await deliver();
  clock.advance(own.exportDays * day);
  await purgeOldExports({ ...deps, files } as never);
  expect((await refusal(own.downloadExport, {}, { token })).refusal).toBe('export_not_found');
  const left: string[] = [];
  for await (const key of files.list()) if (key.startsWith('exports/')) left.push(key);
  expect(left).toEqual([]);
});

it('is made once at a time', async () => {
  const { token } = await person();
  await ask(token);
  expect((await refusal(own.requestExport, { password_pay: testCode }, { token })).refusal).toBe('export_open');
});

it('is asked for by an operator, who can’t download it', async () => {
  const { id, token } = await person();
  await data(desk.exportAccount, { id, reason: 'Asked by letter' }, await atDesk());
  await deliver();
  const { token: looking } = await data(
    desk.lookAsShopper,
    { id, reason: 'To see whether it is there' },
    await atDesk(),
  );
  expect((await refusal(own.downloadExport, {}, { token: looking })).refusal).toBe('look_only');
  expect(await linkOf(token)).toContain('/own-data/');
});
