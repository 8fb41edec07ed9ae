import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../src/backup.ts';
import { newBackupKey } from '../src/base/backup/index.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { prepareTestFolder, testTimeout } from '../src/base/embedded-postgres/test-folder.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { storedSecret, writeSecret } from '../src/base/secrets/secrets.ts';
import { examine } from '../src/doctor.ts';
import { readEnv } from '../src/env.ts';
import { checkBooks, proveBooks } from '../src/money/ledger/index.ts';
import { restore } from '../src/restore.ts';
import { testSecret } from './app.ts';
import { buildShopper } from './build-shopper.ts';

const bench = prepareTestFolder();

test(
  'the embedded database is backed up while it runs, and restored',
  { timeout: 4 * testTimeout.timeout },
  async () => {
    const { identity } = await newBackupKey();
    const file = join(bench.folder, 'backup');
    const env = (dataDir: string) => readEnv({ DATA_DIR: dataDir, BACKUP_KEY: identity, PORT: '0', HOST: '127.0.0.1' });
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);

    const running = await bench.start();
    const db = openDatabase({ url: running.url, pool: 4 });
    await migrate(db.directUrl);
    await buildShopper(db, { balance: 1_000n });
    expect((await proveBooks(db)).point.number).toBe(1n);
    await writeSecret(bench.data, testSecret);
    await localFiles(join(bench.data, 'files')).write('uploads/one.webp', Buffer.from('picture'));
    await backUp(env(bench.data), file, print);
    await db.close();
    await running.stop();

    const elsewhere = join(bench.folder, 'elsewhere');
    expect(await restore(env(elsewhere), file, false, print)).toBe(true);
    expect(lines.filter((line) => /^(Backup|Restored)/.test(line))).toEqual([
      expect.stringMatching(/^Backup .*backup: \d+ rows, 0 waiting events, 1 files/),
      expect.stringMatching(/^Restored the state of .*: \d+ rows, 0 waiting events, 1 files/),
    ]);
    expect(lines).toContain('The books are right: 1 transactions, 2 entries.');
    expect(await storedSecret(elsewhere)).toEqual(testSecret);
    expect((await localFiles(join(elsewhere, 'files')).read('uploads/one.webp'))?.toString()).toBe('picture');
    expect((await examine(env(elsewhere))).filter(({ level }) => level === 'broken')).toEqual([]);
    await expect(restore(env(elsewhere), file, false, print)).rejects.toThrow('There is an installation already');

    // The other server counts its transactions from the beginning.
    const restored = await startEmbeddedPostgres({ dataDir: elsewhere, disposable: true });
    const there = openDatabase({ url: restored.url, pool: 4 });
    await buildShopper(there, { balance: 500n });
    expect(await proveBooks(there)).toMatchObject({ since: 1n, transactions: 2n, findings: [], point: { number: 2n } });
    expect((await checkBooks(there)).findings).toEqual([]);
    await there.close();
    await restored.stop();
  },
);
