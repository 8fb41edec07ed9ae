import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** Plants violations of the rules that hold the code together, and runs the tools that must refuse them. */
const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'tradewind-walls-'));
afterAll(() => rm(folder, { recursive: true }));

async function plant(files: Record<string, string>): Promise<string> {
  const place = await mkdtemp(join(folder, 'project-'));
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
  /** Imports that the rules forbid: the rule, the file that imports, and what it imports. */
  const forbidden: [rule: string, from: string, to: string][] = [
    ['money/ledger-imports-downward', 'server/src/money/ledger/a.ts', 'server/src/trade/orders/index.ts'],
    ['modules-through-index', 'server/src/trade/orders/a.ts', 'server/src/money/ledger/post.ts'],
    ['base-imports-no-module', 'server/src/base/a.ts', 'server/src/money/ledger/index.ts'],
    ['every-module-has-a-rank', 'server/src/app.ts', 'server/src/trade/auctions/index.ts'],
    ['unranked-folders-import-nothing', 'server/src/auctions/a.ts', 'server/src/money/ledger/index.ts'],
    ['contract-depends-on-zod-only', 'contract/src/a.ts', 'node:fs'],
    ['client-imports-contract-only', 'client/src/a.ts', 'storefront/app/b.ts'],
    ['front-ends-import-no-server', 'storefront/app/a.tsx', 'server/src/b.ts'],
    ['front-ends-import-not-each-other', 'console/app/a.ts', 'storefront/app/b.ts'],
    ['design-imports-no-domain', 'storefront/app/design/a.tsx', 'storefront/app/trade/cart/b.ts'],
    [
      'storefront/goods/catalog-imports-downward',
      'storefront/app/goods/catalog/a.ts',
      'storefront/app/goods/search/b.ts',
    ],
    [
      'storefront/trade/reviews-imports-downward',
      'storefront/app/trade/reviews/a.ts',
      'storefront/app/goods/search/b.ts',
    ],
    ['contract/goods-imports-downward', 'contract/src/goods/a.ts', 'contract/src/trade/b.ts'],
    ['console/money-imports-downward', 'console/app/money/a.ts', 'console/app/operations/b.ts'],
    ['every-wing-has-a-rank', 'console/app/desk.ts', 'console/app/auctions/b.ts'],
    ['console-base-imports-no-wing', 'console/app/design/a.ts', 'console/app/money/b.ts'],
    ['storefront-base-imports-no-domain', 'storefront/app/shell/a.ts', 'storefront/app/trade/cart/b.ts'],
    ['every-domain-of-the-storefront-has-a-rank', 'storefront/app/screens.ts', 'storefront/app/trade/auctions/b.ts'],
    ['storefront-unranked-folders-import-nothing', 'storefront/app/auctions/a.ts', 'storefront/app/trade/cart/b.ts'],
    ['all-endpoints-stay-on-the-server', 'storefront/app/api/a.ts', 'contract/src/endpoints.ts'],
    ['no-test-helpers-in-production', 'server/src/a.ts', 'server/test/b.ts'],
    ['server-runs-no-screens', 'server/src/main.ts', 'storefront/app/shell/a.tsx'],
    ['no-cycles', 'contract/src/cycle-a.ts', 'contract/src/cycle-b.ts'],
  ];

  interface Report {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
    modules: { source: string; dependencies: unknown[] }[];
  }
  async function cruise(folders: string[], cwd: string): Promise<Report> {
    const config = join(root, '.dependency-cruiser.mjs');
    const { output } = await run('depcruise', ['--config', config, '--output-type', 'json', ...folders], cwd);
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  }

  it('refuse every forbidden import', async () => {
    const files = new Map(forbidden.map(([, , to]) => [to, 'export const a = () => 1;']));
    files.delete('node:fs');
    const plantImport = (from: string, to: string) => {
      const target = to.startsWith('node:') ? to : relative(dirname(from), to).replace(/^(?!\.)/, './');
      files.set(from, `import { a as b } from '${target}'; export const a = () => b;`);
    };
    for (const [, from, to] of forbidden) plantImport(from, to);
    plantImport('contract/src/cycle-b.ts', 'contract/src/cycle-a.ts');
    // The server reaches the screen through the plugin that it may import.
    plantImport('server/src/main.ts', 'storefront/server/plugin.ts');
    plantImport('storefront/server/plugin.ts', 'storefront/app/shell/a.tsx');
    const { summary } = await cruise(['.'], await plant(Object.fromEntries(files)));
    const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    const expected = forbidden.map(([rule, from, to]) => `${rule}: ${from} → ${to.replace('node:', '')}`);
    expect(expected.filter((violation) => !found.includes(violation))).toEqual([]);
  });

  it('see what screens import', async () => {
    const { modules } = await cruise(['storefront/app/trade'], root);
    expect(modules.filter((m) => m.source.endsWith('.tsx') && m.dependencies.length > 0).length).toBeGreaterThan(20);
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
      'package.json': '{ "name": "project", "private": true, "type": "module", "workspaces": ["server"] }',
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
  /** Runs this repository's own limit over a script of so many incompressible bytes. */
  async function checkSize(bytes: number): Promise<{ code: number; output: string }> {
    const limit = await readFile(join(root, '.size-limit.mjs'), 'utf8');
    const place = await plant({
      'package.json': '{ "name": "project", "devDependencies": { "@size-limit/file": "*", "size-limit": "*" } }',
      '.size-limit.mjs': limit.replace(/^import .*$/m, '').replace('firstViewFiles()', "'view.js'"),
      'view.js': randomBytes(bytes).toString('hex'),
    });
    await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
    return run('size-limit', [], place);
  }

  it('is refused when it is too large', async () => {
    const { code, output } = await checkSize(200_000);
    expect(output).toContain('exceeded');
    expect(code).toBe(1);
  });

  it('passes when it is small enough', async () => {
    expect(await checkSize(95_000)).toMatchObject({ code: 0 });
  });
});
