import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** A rule that nobody can break without being told is a wall; one that stands only in prose is a wish. */
const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'tradewind-walls-'));
afterAll(() => rm(folder, { recursive: true }));

async function plant(files: Record<string, string>): Promise<string> {
  const place = await mkdtemp(join(folder, 'house-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), text);
  }
  return place;
}

function run(tool: string, args: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin', tool),
      args,
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, output: stdout + stderr });
      },
    );
  });
}

describe('boundaries', { timeout: 60_000 }, () => {
  const cruise = (files: Record<string, string>) =>
    plant(files).then((place) => run('depcruise', ['--config', join(root, '.dependency-cruiser.mjs'), '.'], place));

  const planted: Record<string, Record<string, string>> = {
    'money/ledger-knows-nothing-above': {
      'server/src/money/ledger/index.ts': "import { a } from '../../trade/orders/index.ts'; export const b = a;",
      'server/src/trade/orders/index.ts': 'export const a = 1;',
    },
    'modules-by-their-face': {
      'server/src/trade/orders/index.ts': "import { a } from '../../money/ledger/post.ts'; export const b = a;",
      'server/src/money/ledger/post.ts': 'export const a = 1;',
    },
    'base-knows-no-business': {
      'server/src/base/x.ts': "import { a } from '../money/ledger/index.ts'; export const b = a;",
      'server/src/money/ledger/index.ts': 'export const a = 1;',
    },
    'every-module-has-a-rank': {
      'server/src/app.ts': "import { a } from './trade/auctions/index.ts'; export const b = a;",
      'server/src/trade/auctions/index.ts': 'export const a = 1;',
    },
    'without-a-rank-nothing-is-known': {
      'server/src/auctions/index.ts': "import { a } from '../money/ledger/index.ts'; export const b = a;",
      'server/src/money/ledger/index.ts': 'export const a = 1;',
    },
    'contract-depends-on-zod-only': {
      'contract/src/x.ts': "import { readFile } from 'node:fs'; export const a = readFile;",
    },
    'client-knows-the-contract-only': {
      'client/src/x.ts': "import { a } from '../../storefront/app/y.ts'; export const b = a;",
      'storefront/app/y.ts': 'export const a = 1;',
    },
    'front-ends-know-no-server': {
      'storefront/app/x.tsx': "import { a } from '../../server/src/y.ts'; export const X = () => <p>{a}</p>;",
      'server/src/y.ts': 'export const a = 1;',
    },
    'front-ends-know-not-each-other': {
      'console/app/x.ts': "import { a } from '../../storefront/app/y.ts'; export const b = a;",
      'storefront/app/y.ts': 'export const a = 1;',
    },
    'design-knows-no-domain': {
      'storefront/app/design/x.tsx': "import { a } from '../trade/cart/y.ts'; export const X = () => <p>{a}</p>;",
      'storefront/app/trade/cart/y.ts': 'export const a = 1;',
    },
    'storefront/goods/catalog-knows-nothing-above': {
      'storefront/app/goods/catalog/x.ts': "import { a } from '../search/y.ts'; export const b = a;",
      'storefront/app/goods/search/y.ts': 'export const a = 1;',
    },
    'storefront/trade/reviews-knows-nothing-above': {
      'storefront/app/trade/reviews/x.ts': "import { a } from '../../goods/search/y.ts'; export const b = a;",
      'storefront/app/goods/search/y.ts': 'export const a = 1;',
    },
    'contract/goods-knows-nothing-above': {
      'contract/src/goods/x.ts': "import { a } from '../trade/y.ts'; export const b = a;",
      'contract/src/trade/y.ts': 'export const a = 1;',
    },
    'console/money-knows-nothing-above': {
      'console/app/money/x.ts': "import { a } from '../operations/y.ts'; export const b = a;",
      'console/app/operations/y.ts': 'export const a = 1;',
    },
    'every-wing-has-a-rank': {
      'console/app/desk.ts': "import { a } from './auctions/y.ts'; export const b = a;",
      'console/app/auctions/y.ts': 'export const a = 1;',
    },
    'console-ground-knows-no-wing': {
      'console/app/look/x.ts': "import { a } from '../money/y.ts'; export const b = a;",
      'console/app/money/y.ts': 'export const a = 1;',
    },
    'storefront-ground-knows-no-domain': {
      'storefront/app/shell/x.ts': "import { a } from '../trade/cart/y.ts'; export const b = a;",
      'storefront/app/trade/cart/y.ts': 'export const a = 1;',
    },
    'every-domain-of-the-storefront-has-a-rank': {
      'storefront/app/screens.ts': "import { a } from './trade/auctions/y.ts'; export const b = a;",
      'storefront/app/trade/auctions/y.ts': 'export const a = 1;',
    },
    'storefront-without-a-rank-nothing-is-known': {
      'storefront/app/auctions/x.ts': "import { a } from '../trade/cart/y.ts'; export const b = a;",
      'storefront/app/trade/cart/y.ts': 'export const a = 1;',
    },
    'no-cycles': {
      'contract/src/a.ts': "import { b } from './b.ts'; export const a = () => b;",
      'contract/src/b.ts': "import { a } from './a.ts'; export const b = () => a;",
    },
    'no-test-helpers-in-the-product': {
      'server/src/x.ts': "import { a } from '../test/y.ts'; export const b = a;",
      'server/test/y.ts': 'export const a = 1;',
    },
  };
  for (const [rule, files] of Object.entries(planted)) {
    it(`refuse what breaks ${rule}`, async () => {
      const { code, output } = await cruise(files);
      expect(output).toContain(`error ${rule}`);
      expect(code).toBe(1);
    });
  }

  it('are drawn through the whole house, screens too', async () => {
    const { output } = await run(
      'depcruise',
      [
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'json',
        'contract/src',
        'client/src',
        'server/src',
        'storefront/app',
      ],
      root,
    );
    const { modules } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      modules: { source: string; dependencies: unknown[] }[];
    };
    expect(modules.length).toBeGreaterThan(300);
    expect(
      modules.filter(({ source, dependencies }) => source.endsWith('.tsx') && dependencies.length > 0).length,
    ).toBeGreaterThan(50);
  });
});

describe('lint', { timeout: 60_000 }, () => {
  const lint = async (path: string, text: string) => {
    const place = await plant({ [path]: text });
    await cp(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
    return run('oxlint', [], place);
  };
  const planted: [string, string, string][] = [
    ['literal text in a screen', 'storefront/app/trade/cart/x.tsx', 'export const X = () => <p>Empty</p>;'],
    ['literal text at the desk', 'console/app/people/users/x.tsx', 'export const X = () => <p>Empty</p>;'],
    ['fetch in the storefront', 'storefront/app/trade/cart/x.ts', "export const x = () => fetch('/api');"],
    ['fetch in the console', 'console/app/people/users/x.ts', "export const x = () => fetch('/api');"],
    ['storage outside its home', 'storefront/app/trade/cart/x.ts', "export const x = () => localStorage.getItem('a');"],
    ['the environment outside env.ts', 'server/src/trade/orders/x.ts', 'export const x = process.env.PORT;'],
    ['Date.now outside the clock', 'server/src/trade/orders/x.ts', 'export const x = () => Date.now();'],
    ['parseFloat', 'server/src/trade/orders/x.ts', "export const x = parseFloat('1.5');"],
  ];
  for (const [what, path, text] of planted) {
    it(`refuses ${what}`, async () => {
      expect((await lint(path, text)).code).toBe(1);
    });
  }
  it('lets the same stand where it belongs', async () => {
    expect(await lint('client/src/x.ts', "export const x = () => fetch('/api');")).toMatchObject({ code: 0 });
  });
});

describe('unused code', { timeout: 60_000 }, () => {
  it('is found', async () => {
    const place = await plant({
      'package.json': '{ "name": "house", "private": true, "type": "module", "workspaces": ["server"] }',
      'server/package.json': '{ "name": "server", "type": "module" }',
      'server/src/main.ts': "import { used } from './used.ts'; used();",
      'server/src/used.ts': 'export const used = () => 1; export const forgotten = () => 2;',
      'server/src/left-behind.ts': 'export const x = 1;',
    });
    await cp(join(root, 'knip.json'), join(place, 'knip.json'));
    const { code, output } = await run('knip', ['--no-config-hints'], place);
    expect(code).toBe(1);
    expect(output).toContain('left-behind.ts');
    expect(output).toContain('forgotten');
  });
});

describe('the size of the first view', { timeout: 60_000 }, () => {
  /** The house's own limit, over a script of so many bytes that can't be packed. */
  async function weigh(bytes: number): Promise<{ code: number; output: string }> {
    const limit = await readFile(join(root, '.size-limit.mjs'), 'utf8');
    const place = await plant({
      'package.json': '{ "name": "house", "devDependencies": { "@size-limit/file": "*", "size-limit": "*" } }',
      '.size-limit.mjs': limit.replace(/^import .*$/m, '').replace('firstViewFiles()', "'view.js'"),
      'view.js': randomBytes(bytes).toString('hex'),
    });
    await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
    return run('size-limit', [], place);
  }

  it('is refused where it is too much for a slow line', async () => {
    const { code, output } = await weigh(200_000);
    expect(output).toContain('exceeded');
    expect(code).toBe(1);
  });

  it('is let pass where it is not', async () => {
    expect(await weigh(100_000)).toMatchObject({ code: 0 });
  });
});
