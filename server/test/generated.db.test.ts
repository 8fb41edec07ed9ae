import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testApp } from './app.ts';
import { permissionsPage } from './permissions.ts';
import { shopApiOf } from './shop-api.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { app } = await testApp(db);
const root = join(import.meta.dirname, '../..');

/** Generated files are committed, so that changes can be reviewed. `npm run generate` updates them. */
it('has table types that match the migrations', { timeout: 30_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-types-'));
  try {
    const out = join(folder, 'schema.ts');
    await promisify(execFile)(join(root, 'node_modules/.bin/kysely-codegen'), [
      '--url',
      db.directUrl,
      '--dialect',
      'postgres',
      '--out-file',
      out,
      '--type-mapping',
      '{"int8":"bigint"}',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
    ]);
    await expect(await readFile(out, 'utf8')).toMatchFileSnapshot('../src/base/db/schema.ts');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('has documentation that matches the endpoints', async () => {
  await expect(await formatted('openapi.json', JSON.stringify(app.swagger()))).toMatchFileSnapshot(
    '../../docs/openapi.json',
  );
});

it('has documentation of the shop API that matches the endpoints', async () => {
  const document = JSON.stringify(shopApiOf(app.swagger() as Parameters<typeof shopApiOf>[0]));
  await expect(await formatted('shop-api.json', document)).toMatchFileSnapshot('../../docs/shop-api.json');
});

it('has a page of permissions that matches the endpoints', async () => {
  await expect(await formatted('permissions.md', permissionsPage())).toMatchFileSnapshot('../../docs/permissions.md');
});

async function formatted(name: string, text: string): Promise<string> {
  const formatting = promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', name], {
    cwd: root,
    maxBuffer: 8 * 1024 * 1024,
  });
  formatting.child.stdin!.end(text);
  return (await formatting).stdout;
}
