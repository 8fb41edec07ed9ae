/**
 * The walls between modules, in the words of the domain. A module shows one face, `index.ts`, and knows only what ranks
 * below it; scripts/lib/modules.mjs has the ranks.
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

/** One rule for each word of a rank: it may not reach its neighbours, nor anything that ranks higher. */
const onlyDownward = (root, words, comment, prefix = '') =>
  words.flatMap((rank, at) =>
    rank.map((word) => ({
      name: `${prefix}${word}-knows-nothing-above`,
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
      comment: 'Two files that need each other are one file, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'modules-by-their-face',
      comment: 'Other modules are used through their index.ts alone.',
      severity: 'error',
      from: { path: anyModule },
      to: { path: anyModule, pathNot: ['^server/src/$1/', '/index\\.ts$'] },
    },
    {
      name: 'app-by-their-face',
      comment: 'Whoever puts modules together uses their index.ts too.',
      severity: 'error',
      from: { path: '^server/(src/[^/]+\\.ts|seed/|bench/)' },
      to: { path: anyModule, pathNot: '/index\\.ts$' },
    },
    {
      name: 'every-module-has-a-rank',
      comment: 'A folder that scripts/lib/modules.mjs does not name would be free of every other rule.',
      severity: 'error',
      from: {},
      to: { path: '^server/src/[^/]+/', pathNot: ['^server/src/base/', anyModule] },
    },
    {
      name: 'without-a-rank-nothing-is-known',
      comment: 'A folder that scripts/lib/modules.mjs does not name would be free of every other rule.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/', pathNot: ['^server/src/base/', anyModule] },
      to: {},
    },
    {
      name: 'base-knows-no-business',
      comment: 'server/src/base is technical; it may not know a domain word.',
      severity: 'error',
      from: { path: '^server/src/base/' },
      to: { path: `^server/src/((${Object.keys(wings).join('|')})/|app\\.ts|main\\.ts)` },
    },
    ...onlyDownward(
      'server/src',
      ranks,
      'A module imports only downward; what must flow upward is an event or a port that app.ts hands over.',
    ),
    ...onlyDownward(
      'storefront/app',
      storefrontRanks,
      'A domain of the storefront imports only downward; what two of them share stands below both.',
      'storefront/',
    ),
    ...onlyDownward(
      'contract/src',
      contractWings.map((wing) => [wing]),
      'A wing of the contract uses the shapes of lower wings only.',
      'contract/',
    ),
    ...onlyDownward(
      'console/app',
      consoleWings.map((wing) => [wing]),
      'A wing of the console imports only downward; what two of them share stands in look.',
      'console/',
    ),
    {
      name: 'every-wing-has-a-rank',
      comment: 'A folder that scripts/lib/modules.mjs does not name would be free of every other rule.',
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
      name: 'console-ground-knows-no-wing',
      comment: 'What all screens of the console are made of knows none of them; shell and desk.tsx put them together.',
      severity: 'error',
      from: { path: `^console/app/(${consoleGround.join('|')})/` },
      to: { path: `^console/app/(${[...consoleWings, 'shell', 'sign-in'].join('|')})/` },
    },
    {
      name: 'storefront-ground-knows-no-domain',
      comment: 'What all domains stand on knows none of them; routes.ts and screens.ts put them together.',
      severity: 'error',
      from: { path: `^storefront/app/(${storefrontGround.join('|')})/` },
      to: { path: storefrontDomain },
    },
    {
      name: 'every-domain-of-the-storefront-has-a-rank',
      comment: 'A folder that scripts/lib/modules.mjs does not name would be free of every other rule.',
      severity: 'error',
      from: {},
      to: { path: '^storefront/app/[^/]+/', pathNot: [storefrontFolder] },
    },
    {
      name: 'storefront-without-a-rank-nothing-is-known',
      comment: 'A folder that scripts/lib/modules.mjs does not name would be free of every other rule.',
      severity: 'error',
      from: { path: '^storefront/app/[^/]+/', pathNot: [storefrontFolder] },
      to: {},
    },
    {
      name: 'contract-depends-on-zod-only',
      comment: 'Both sides speak it, so it knows neither.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src/', 'node_modules/zod/'] },
    },
    {
      name: 'client-knows-the-contract-only',
      comment: 'Both front ends call the API through it; what is particular to one of them is handed in.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^(client|contract)/src/'] },
    },
    {
      name: 'front-ends-know-no-server',
      comment: 'Storefront and console speak to the server through the contract.',
      severity: 'error',
      from: { path: '^(storefront|console)/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-screens',
      comment: 'The server mounts the storefront; it knows nothing inside it.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^((storefront|console)/app|client)/' },
    },
    {
      name: 'front-ends-know-not-each-other',
      comment: 'What both need is the contract and the client; each has a router and a look of its own.',
      severity: 'error',
      from: { path: '^(storefront|console)/' },
      to: { path: '^(storefront|console)/', pathNot: '^$1/' },
    },
    {
      name: 'design-knows-no-domain',
      comment: 'Components of the design may not know a domain word, nor where data comes from.',
      severity: 'error',
      from: { path: '^storefront/app/design/' },
      to: { path: '^storefront/app/(?!design/|styles)' },
    },
    {
      name: 'no-test-helpers-in-the-product',
      comment: 'Builders and books stay in tests.',
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
