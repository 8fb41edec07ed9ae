/**
 * The house's walls, in the words of its domain. A module shows one face, `index.ts`, and knows only what ranks below it.
 * See docs/architecture.md for the ranks and why they are so.
 */
const ranks = [
  ['ledger', 'settings', 'operators', 'uploads', 'payments', 'mail'],
  ['catalog', 'users', 'addresses', 'currencies', 'content', 'support', 'media'],
  ['freight', 'shops', 'merchants', 'wallet', 'networks', 'cart', 'parcels'],
  ['settlement', 'duties'],
  ['orders', 'recharges', 'withdrawals', 'deposits', 'demo-chain'],
  ['aftersales', 'reviews'],
  ['notifications'],
  ['desk', 'demo-clock'],
];
const modules = ranks.flat();

/** One rule a rank: what stands in it may not reach anything that ranks higher. */
const onlyDownward = ranks.slice(0, -1).map((words, rank) => ({
  name: `${words[0]}-knows-nothing-above`,
  comment: 'A module imports only downward; what must flow upward is an event or a port that app.ts hands over.',
  severity: 'error',
  from: { path: `^server/src/(${words.join('|')})/` },
  to: {
    path: `^server/src/(${ranks
      .slice(rank + 1)
      .flat()
      .join('|')})/`,
  },
}));

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
      from: { path: `^server/(src|seed)/(${modules.join('|')})/` },
      to: { path: `^server/src/(${modules.join('|')})/`, pathNot: [`^server/src/$2/`, '/index\\.ts$'] },
    },
    {
      name: 'app-by-their-face',
      comment: 'Whoever puts modules together uses their index.ts too.',
      severity: 'error',
      from: { path: '^server/(src/[^/]+\\.ts|seed/|bench/)' },
      to: { path: `^server/src/(${modules.join('|')})/`, pathNot: '/index\\.ts$' },
    },
    {
      name: 'base-knows-no-business',
      comment: 'server/src/base is technical; it may not know a domain word.',
      severity: 'error',
      from: { path: '^server/src/base/' },
      to: { path: `^server/src/(${modules.join('|')}|app\\.ts|main\\.ts)` },
    },
    ...onlyDownward,
    {
      name: 'contract-depends-on-zod-only',
      comment: 'Both sides speak it, so it knows neither.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/src/', 'node_modules/zod/'] },
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
      to: { path: '^(storefront|console)/app/' },
    },
    {
      name: 'front-ends-know-not-each-other',
      comment: 'What both need is the contract; each has a router and a look of its own.',
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
      from: { path: '^(server/src|server/seed|contract/src|storefront/app)/', pathNot: '\\.test\\.tsx?$' },
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
