import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskSignIn } from '@tradewind/contract/platform/desk/operators';
import { placeOrder, payOrder } from '@tradewind/contract/trade/orders';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  backupPlace,
  lastBackupAt,
  makeBackup,
  newBackupKey,
  readBackupKey,
  restoreBackup,
} from '../src/base/backup/index.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { maintainPartitions } from '../src/base/db/partitions/maintain-partitions.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { newId } from '../src/base/ids/ids.ts';
import { storedSecret } from '../src/base/secrets/secrets.ts';
import { StartUpError } from '../src/base/start-up-error.ts';
import { visitMarkPartitions } from '../src/goods/catalog/visits/purge-marks.ts';
import { demoCodeSecret, seedDemoOperators } from '../src/platform/operators/index.ts';
import { anotherApp, testApp, testSecret } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct } from './build-catalog.ts';
import { buildShopper, testCode } from './build-shopper.ts';
import { upload } from './build-upload.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { withClient } from './with-client.ts';

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tradewind-backup-'));
const files = localFiles(join(folder, 'files'));
const { app, data, deps } = await testApp(db, { files });
const { identity, recipient } = await newBackupKey();
const key = readBackupKey(identity);
const source = { db, url: db.directUrl, files, secret: testSecret };
const noBucket = { region: 'us-east-1' };
afterAll(() => rm(folder, { recursive: true }));

const placeAt = (path: string) => backupPlace(join(folder, path), new Date(), noBucket);
const [elsewhere, ...others] = await Promise.all(Array.from({ length: 5 }, emptyDatabase));

const restoreInto = async (url: string, dataDir: string, backup: string, { force = false, with: other = key } = {}) =>
  restoreBackup(
    {
      url,
      dataDir: join(folder, dataDir),
      files: localFiles(join(folder, dataDir, 'files')),
      givenSecret: null,
      force,
    },
    await placeAt(backup),
    other,
  );

/** Shoppers who order and pay until they are stopped. */
async function letShop() {
  const product = await buildProduct(db, { price: 1_900n, stock: 100_000 });
  const shopping = { isOver: false, paid: 0 };
  const shopOnce = async () => {
    const { token, addressId } = await buildShopper(db, { balance: 10_000_000n });
    while (!shopping.isOver) {
      const input = { product_id: product.id, number: 1, address_id: addressId };
      const { order_ids } = await data(placeOrder, input, { token, key: newId() });
      await data(payOrder, { order_id: order_ids[0]!, password_pay: testCode }, { token, key: newId() });
      shopping.paid += 1;
    }
  };
  const all = Promise.all([shopOnce(), shopOnce(), shopOnce()]);
  return {
    untilPaid: (count: number) => vi.waitUntil(() => shopping.paid >= count, 30_000),
    async end() {
      shopping.isOver = true;
      await all;
      return shopping.paid;
    },
  };
}

const codeOfNow = () =>
  TOTP.generate({ secret: Secret.fromBase32(demoCodeSecret), timestamp: deps.clock.now().getTime() });

describe('a backup that is made while shoppers pay', () => {
  let picture: string;
  let paid: number;
  let restored: Awaited<ReturnType<typeof restoreInto>>;
  const open = async () => {
    const other = openDatabase({ url: elsewhere! });
    // Runs after the application was closed.
    onTestFinished(other.close);
    return anotherApp(other, { files: localFiles(join(folder, 'elsewhere/files')) });
  };

  beforeAll(async () => {
    await seedDemoOperators({ ...deps, paymentCodeSecret: testSecret }, 'demo1234');
    await files.write('media/large.webp', randomBytes(300_000));
    const { token } = await buildShopper(db);
    const { pathname, search } = new URL(await upload(app, token));
    picture = pathname + search;
    const shopping = await letShop();
    await shopping.untilPaid(3);
    await makeBackup(source, await placeAt('whole'), key);
    paid = await shopping.end();
    restored = await restoreInto(elsewhere!, 'elsewhere', 'whole');
  });

  it('becomes an installation whose books are right, as of one moment', async () => {
    const { db: other } = await open();
    const orders = await other.read.selectFrom('orders').select('id').where('paid_at', 'is not', null).execute();
    const payments = other.read.selectFrom('transactions').select('id').where('kind', '=', 'order_paid').execute();
    expect(orders.length).toBeGreaterThanOrEqual(3);
    expect(orders.length).toBeLessThanOrEqual(paid);
    expect(await payments).toHaveLength(orders.length);
    await expectCleanBooks(other);
  });

  it('brings the files', async () => {
    const response = await (await open()).app.inject({ method: 'GET', url: picture });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBeGreaterThan(100);
  });

  it('lets operators in with their one-time codes, and shoppers pay with their payment codes', async () => {
    const secret = await storedSecret(join(folder, 'elsewhere'));
    expect(secret).toEqual(testSecret);
    const { data: ask, db: other } = await open();
    const input = { email: 'admin@tradewind.example', password: 'demo1234', code: codeOfNow() };
    expect((await ask(deskSignIn, input)).operator.roles).toContain('admin');
    const { id: productId } = await buildProduct(other, { price: 500n, stock: 5 });
    const { token, addressId } = await buildShopper(other, { balance: 100_000n });
    const order = await ask(placeOrder, { product_id: productId, number: 1, address_id: addressId }, { token });
    await ask(payOrder, { order_id: order.order_ids[0]!, password_pay: testCode }, { token });
  });

  it('delivers the events that were waiting', async () => {
    const { db: other, deliver } = await open();
    const told = () => other.read.selectFrom('notifications').select('id').where('kind', '=', 'order_paid').execute();
    expect(restored.events).toBeGreaterThan(0);
    const before = (await told()).length;
    await deliver();
    expect((await told()).length).toBeGreaterThan(before);
  });

  it('records when it was made', async () => {
    expect((await lastBackupAt(db.read))?.getTime()).toBe(restored.madeAt.getTime());
  });

  it('replaces an installation only by force', async () => {
    await expect(restoreInto(elsewhere!, 'elsewhere', 'whole')).rejects.toThrow(
      'There is an installation already: its database holds tables, its storage holds files',
    );
    await localFiles(join(folder, 'elsewhere/files')).write('uploads/later.webp', Buffer.from('later'));
    expect((await restoreInto(elsewhere!, 'elsewhere', 'whole', { force: true })).rows).toBe(restored.rows);
    expect(await localFiles(join(folder, 'elsewhere/files')).has('uploads/later.webp')).toBe(false);
    await expectCleanBooks((await open()).db);
  });

  it('does not replace an installation that runs', async () => {
    await open();
    const refused = restoreInto(elsewhere!, 'elsewhere', 'whole', { force: true });
    await expect(refused).rejects.toThrow('Tradewind is running on this database');
  });
});

describe('a backup of tables in partitions', () => {
  const target = others.at(-1)!;

  it('keeps each row where the partitions are others, and the upkeep puts it into its own', async () => {
    const now = new Date('2031-05-01T12:00:00Z');
    const upkeep = (of: typeof db) =>
      maintainPartitions({ db: of, clock: { now: () => now } }, [{ ...visitMarkPartitions, keep: null }]);
    await upkeep(db);
    const days = ['2024-02-29', '2031-05-01', '2031-05-02', '2032-01-01'];
    await db.pool.query(`insert into visit_marks (day, mark) select day, 'x' from unnest($1::date[]) day`, [days]);
    await makeBackup(source, await placeAt('partitions'), key);
    await restoreInto(target, 'elsewhere-too', 'partitions');
    const other = openDatabase({ url: target, pool: 2 });
    onTestFinished(other.close);
    await upkeep(other);
    const { rows } = await other.pool.query(
      'select day::text, tableoid::regclass::text as place from visit_marks where day = any($1::date[]) order by day',
      [days],
    );
    expect(rows).toEqual([
      { day: '2024-02-29', place: 'partitions.visit_marks_first' },
      { day: '2031-05-01', place: 'partitions.visit_marks_2031_05_01' },
      { day: '2031-05-02', place: 'partitions.visit_marks_2031_05_02' },
      { day: '2032-01-01', place: 'partitions.visit_marks_2032_01_01' },
    ]);
    expect(await upkeep(other)).toBe(0);
  });
});

describe('a backup that must not be restored', () => {
  const [untouched] = others;
  const refusalOf = async (backup: string, options?: Parameters<typeof restoreInto>[3]) =>
    restoreInto(untouched!, 'untouched', backup, options).then(
      () => 'restored',
      (error: unknown) => (error instanceof StartUpError ? error.message : String(error)),
    );
  const changed = async (name: string, change: (bytes: Buffer) => Buffer) =>
    writeFile(join(folder, name), change(await readFile(join(folder, 'sound'))));

  beforeAll(async () => {
    await files.write('media/large.webp', randomBytes(300_000));
    await makeBackup(source, await placeAt('sound'), key);
  });
  afterEach(async () => {
    const select = `select from pg_tables where schemaname = 'public'`;
    const tables = await withClient(untouched!, (client) => client.query(select));
    expect(tables.rows.length, 'tables of a refused backup').toBe(0);
    expect(await readdir(join(folder, 'untouched')).catch(() => [])).toEqual([]);
  });

  it('was encrypted to another key', async () => {
    const { identity: another } = await newBackupKey();
    expect(await refusalOf('sound', { with: readBackupKey(another) })).toBe('The key is not the key of this backup.');
  });

  it.each([
    ['in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['after a whole chunk', (bytes: Buffer) => bytes.subarray(0, bytes.length - (bytes.length % 65_552))],
  ])('was cut off %s', async (_where, cut) => {
    await changed('cut', cut);
    expect(await refusalOf('cut')).toMatch(/^The backup is damaged/);
  });

  it.each([0.3, 0.999])('was changed at %d of its length', async (where) => {
    await changed('changed', (bytes) => {
      bytes[Math.floor(bytes.length * where)]! ^= 1;
      return bytes;
    });
    expect(await refusalOf('changed')).toMatch(/^The backup is damaged/);
  });

  it('is no backup', async () => {
    await writeFile(join(folder, 'nothing'), 'a text');
    expect(await refusalOf('nothing')).toBe('This is no backup, or its beginning is damaged.');
  });

  it('belongs to a newer version', async () => {
    await db.pool.query(`insert into migrations (name, digest) values ('9999_later.sql', 'later')`);
    await makeBackup(source, await placeAt('newer'), key);
    await db.pool.query(`delete from migrations where name = '9999_later.sql'`);
    expect(await refusalOf('newer')).toMatch(
      /^The backup was made by another version of Tradewind, with 9999_later.sql/,
    );
  });
});

describe('a backup of an older version', () => {
  it('is migrated', async () => {
    const [olderUrl, newUrl] = [others[1]!, others[2]!];
    const older = openDatabase({ url: olderUrl });
    onTestFinished(older.close);
    await migrate(older.directUrl);
    await older.pool.query('drop table backups');
    await older.pool.query(`delete from migrations where name in ('0017_backups.sql', 'repeatable/search.sql')`);
    await makeBackup({ ...source, db: older, url: olderUrl }, await placeAt('older'), key);
    const { migrated } = await restoreInto(newUrl, 'migrated', 'older');
    expect(migrated).toContain('0017_backups.sql');
    expect(migrated).toContain('repeatable/search.sql');
  });
});

describe('a key of backups', () => {
  it('may be a recipient, which only makes them', async () => {
    await makeBackup(source, await placeAt('sealed'), readBackupKey(`# made by age-keygen\n${recipient}\n`));
    const sealed = await placeAt('sealed');
    await expect(readBackupKey(recipient).decrypt(await sealed.read())).rejects.toThrow('only makes backups');
    await (await key.decrypt(await sealed.read())).cancel();
  });

  it('may be a passphrase, which is not a short one', async () => {
    const plain = () => new Blob(['words']).stream() as ReadableStream<Uint8Array>;
    const sealed = await readBackupKey('four words and a half').encrypt(plain());
    const opened = await readBackupKey('four words and a half').decrypt(sealed);
    expect(await new Response(opened as ReadableStream<Uint8Array<ArrayBuffer>>).text()).toBe('words');
    expect(() => readBackupKey('short')).toThrow('at least 16 characters');
  });
});

describe('the file of a backup', () => {
  it('is readable by its owner only, and never replaces another one', async () => {
    await makeBackup(source, await placeAt('private'), key);
    expect((await stat(join(folder, 'private'))).mode & 0o777).toBe(0o600);
    await expect(makeBackup(source, await placeAt('private'), key)).rejects.toThrow('exists');
  });

  it('is not there when the backup failed', async () => {
    const broken = {
      ...files,
      list: () => {
        throw new Error('unreadable');
      },
    };
    await expect(makeBackup({ ...source, files: broken }, await placeAt('failed'), key)).rejects.toThrow('unreadable');
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  it('is named by the time in a folder', async () => {
    const place = await backupPlace(`${folder}/`, new Date('2026-03-01T04:05:06Z'), noBucket);
    expect(place.name).toBe(join(folder, 'tradewind-2026-03-01T04-05-06Z.backup'));
  });
});
