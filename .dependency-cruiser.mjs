/**
 * The import rules between modules. Other modules import only a module's `index.ts`, and only modules of higher ranks do;
 * scripts/lib/modules.mjs lists the ranks.
 */
import {
  consoleGround,
  consoleWings,
  contractWings,
  ranks,
  storefrontGround,
  storefrontRanks,
  wings,
} from './scripts/lib/modules.mjs';

const modules = ranks.flat();
const anyModule = `^server/src/(${modules.join('|')})/`;

/** One rule per module: it may not import modules of its own rank, nor of higher ranks. */
const onlyDownward = (root, words, comment, prefix = '') =>
  words.flatMap((rank, at) =>
    rank.map((word) => ({
      name: `${prefix}${word}-imports-downward`,
      comment,
      severity: 'error',
      from: { path: `^${root}/${word}/` },
      to: {
        path: `^${root}/(${[...rank.filter((other) => other !== word), ...words.slice(at + 1).flat()].join('|') || 'nothing'})/`,
      },
    })),
  );

const storefrontDomain = `^storefront/app/(${storefrontRanks.flat().join('|')})/`;
const storefrontFolder = `^storefront/app/(${[...storefrontRanks.flat(), ...storefrontGround].join('|')})/`;

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Merge files that import each other, or move what they share into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'modules-through-index',
      comment: 'Import other modules through their index.ts only.',
      severity: 'error',
      from: { path: anyModule },
      to: { path: anyModule, pathNot: ['^server/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'app-through-index',
      comment: 'Import modules through their index.ts here too.',
      severity: 'error',
      from: { path: '^server/(src/[^/]+\\.ts|seed/|bench/|fuzz/)' },
      to: { path: anyModule, pathNot: '/index\\.ts$' },
    },
    {
      name: 'every-module-has-a-rank',
      comment: 'No rule applies to a folder that scripts/lib/modules.mjs does not list.',
      severity: 'error',
      from: {},
      to: { path: '^server/src/[^/]+/', pathNot: ['^server/src/base/', anyModule] },
    },
    {
      name: 'unranked-folders-import-nothing',
      comment: 'No rule applies to a folder that scripts/lib/modules.mjs does not list.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/', pathNot: ['^server/src/base/', anyModule] },
      to: {},
    },
    {
      name: 'base-imports-no-module',
      comment: 'server/src/base is technical and independent of the domain.',
      severity: 'error',
      from: { path: '^server/src/base/' },
      to: { path: `^server/src/((${Object.keys(wings).join('|')})/|app\\.ts|main\\.ts)` },
    },
    ...onlyDownward(
      'server/src',
      ranks,
      'Import lower ranks only; what has to go upward is an event or a port that modules.ts fills.',
    ),
    ...onlyDownward(
      'storefront/app',
      storefrontRanks,
      'Import lower ranks only; what two domains share belongs below both.',
      'storefront/',
    ),
    ...onlyDownward(
      'contract/src',
      contractWings.map((wing) => [wing]),
      'Import lower wings only.',
      'contract/',
    ),
    ...onlyDownward(
      'console/app',
      consoleWings.map((wing) => [wing]),
      'Import lower wings only; what two wings share belongs into design.',
      'console/',
    ),
    {
      name: 'every-wing-has-a-rank',
      comment: 'No rule applies to a folder that scripts/lib/modules.mjs does not list.',
      severity: 'error',
      from: {},
      to: {
        path: '^(contract/src|console/app)/[^/]+/',
        pathNot: [
          `^contract/src/(${contractWings.join('|')})/`,
          `^console/app/(${[...consoleWings, ...consoleGround, 'shell', 'sign-in'].join('|')})/`,
        ],
      },
    },
    {
      name: 'console-base-imports-no-wing',
      comment: 'The base of all screens imports none of them; shell and desk.tsx do.',
      severity: 'error',
      from: { path: `^console/app/(${consoleGround.join('|')})/` },
      to: { path: `^console/app/(${[...consoleWings, 'shell', 'sign-in'].join('|')})/` },
    },
    {
      name: 'storefront-base-imports-no-domain',
      comment: 'The base of all domains imports none of them; routes.ts and screens.ts do.',
      severity: 'error',
      from: { path: `^storefront/app/(${storefrontGround.join('|')})/` },
      to: { path: storefrontDomain },
    },
    {
      name: 'every-domain-of-the-storefront-has-a-rank',
      comment: 'No rule applies to a folder that scripts/lib/modules.mjs does not list.',
      severity: 'error',
      from: {},
      to: { path: '^storefront/app/[^/]+/', pathNot: [storefrontFolder] },
    },
    {
      name: 'storefront-unranked-folders-import-nothing',
      comment: 'No rule applies to a folder that scripts/lib/modules.mjs does not list.',
      severity: 'error',
      from: { path: '^storefront/app/[^/]+/', pathNot: [storefrontFolder] },
      to: {},
    },
    {
      name: 'all-endpoints-stay-on-the-server',
      comment:
        'The list of every endpoint and shape would bring all of zod to the browser; screens import what they call.',
      severity: 'error',
      from: { path: '^(client/src|storefront/app|console/app)/' },
      to: { path: '^contract/src/endpoints\\.ts$' },
    },
    {
      name: 'contract-depends-on-zod-only',
      comment: 'Both sides import the contract, so it imports neither.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'client-imports-contract-only',
      comment: 'The client serves both front ends; what differs between them is passed in.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^(client|contract)/src/'] },
    },
    {
      name: 'front-ends-import-no-server',
      comment: 'Front ends and server share the contract only.',
      severity: 'error',
      from: { path: '^(storefront|console)/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-imports-no-screens',
      comment: 'The server mounts the front ends through their plugins only.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^((storefront|console)/app|client)/' },
    },
    {
      name: 'server-runs-no-screens',
      comment: 'Node runs no JSX: screens are rendered by the build alone, and what reaches one does not start.',
      severity: 'error',
      from: { path: '^server/src/main\\.ts$' },
      to: { path: ['\\.tsx$', 'node_modules/react(-dom)?/'], reachable: true },
    },
    {
      name: 'front-ends-import-not-each-other',
      comment: 'Front ends share the contract and the client only.',
      severity: 'error',
      from: { path: '^(storefront|console)/' },
      to: { path: '^(storefront|console)/', pathNot: '^$1/' },
    },
    {
      name: 'design-imports-no-domain',
      comment: 'Design components are independent of domains and data.',
      severity: 'error',
      from: { path: '^storefront/app/design/' },
      to: { path: '^storefront/app/(?!design/|styles)' },
    },
    {
      name: 'no-test-helpers-in-production',
      comment: 'Test helpers are for tests only.',
      severity: 'error',
      from: { path: '^(server/src|server/seed|contract/src|client/src|storefront/app)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/test/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['dist/', '\\.data/'] },
    moduleSystems: ['es6'],
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
