/**
 * The import directions of the project:
 *
 *   kernel ← rulesets ← season ← round, dynasty ← engine ← store, feed, accounts, archive ← graphql ← server
 *     ← bootstrap ← main
 *
 * Within a game, its tiers give the directions.
 *
 * Other folders import a folder only through its index.ts. Only main.ts, serve.ts, operator.ts, wire*.ts and
 * tests may import everything.
 */

const OURS = '^(src|migrations|demo)/';
const WIRING = '^src/(main|serve|operator|wire[^/]*)\\.ts$';
const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;

/** A folder may import itself, the folders in `folders`, and the path `also`. */
const sees = (folder, folders, comment, also = '') => ({
  name: `${folder}-sees`,
  severity: 'error',
  comment,
  from: { path: `^src/${folder}/` },
  to: {
    path: '^(src|migrations|demo|test|web)/',
    pathNot: [`^src/(${[folder, ...folders].join('|')})/`, ...(also === '' ? [] : [also])],
  },
});

/** A pure folder imports no package but `packages`. */
const onlyPackages = (folder, ...packages) => ({
  name: `${folder}-packages`,
  severity: 'error',
  comment: `${folder} is pure: no node builtin, no package but: ${packages.join(', ') || 'none'}.`,
  from: { path: `^src/${folder}/` },
  to: {
    pathNot: ['^src/', ...(packages.length === 0 ? [] : [npm(...packages)])],
  },
});

/** Packages that only some places may import. */
const packagesOnlyIn = (name, packages, places, comment) => ({
  name: `${name}-only-in`,
  severity: 'error',
  comment,
  from: { path: OURS, pathNot: places },
  to: { path: npm(...packages) },
});

/**
 * The tiers of a game, the lowest first. A folder imports the folders before it; the files at the
 * game's root import all folders. The types of commands, events and rows may be imported
 * everywhere.
 */
const TIERS = {
  round: [
    'model',
    ...['calendar', 'players', 'trungs', 'values', 'words'],
    ...['bidding', 'chance', 'judge', 'trades'],
    ...['contracts', 'ducks', 'hands', 'fortunes', 'house', 'tables'],
    ...['income', 'lots', 'secret-actions', 'victory', 'proposals'],
    ...['auction', 'membership', 'prizes'],
    'results',
    ...['clock', 'rehearsal', 'season', 'registry', 'view'],
  ],
  dynasty: [
    'model',
    ...['table-log', 'chance', 'readiness', 'scoring', 'values', 'words'],
    ...['masks', 'play'],
    ...['corrections', 'dealing', 'gambling', 'membership', 'sfida', 'table-actions'],
    'ending',
    ...['victory', 'proposals', 'season'],
    ...['clock', 'rehearsal', 'registry', 'view'],
  ],
};

const VOCABULARY = 'vocabulary|commands|events|facts|refusals|rows';

/** No import of a game goes up its tiers, so that no two of its folders import each other. */
const tiersOf = (game) => [
  ...TIERS[game].flatMap((folder, at) => {
    const above = `^src/${game}/(${[...TIERS[game].slice(at + 1).map((name) => `${name}/`), '[^/]+\\.ts$'].join('|')})`;
    return [
      {
        name: `${game}-${folder}-looks-down`,
        severity: 'error',
        comment: `${folder} imports what stands before it among the tiers of ${game}, and no root file.`,
        from: { path: `^src/${game}/${folder}/`, pathNot: `/(${VOCABULARY})\\.ts$` },
        to: { path: above, pathNot: `/(${VOCABULARY})\\.ts$` },
      },
      {
        name: `${game}-${folder}-runs-on-what-is-below`,
        severity: 'error',
        comment: `What ${folder} runs on stands before it among the tiers of ${game}: only types may be from above.`,
        from: { path: `^src/${game}/${folder}/` },
        to: { path: above, dependencyTypesNot: ['type-only'] },
      },
    ];
  }),
  {
    name: `${game}-has-no-other-tiers`,
    severity: 'error',
    comment: `A new folder of ${game} gets its place among the tiers.`,
    from: {},
    to: { path: `^src/${game}/[^/]+/`, pathNot: `^src/${game}/(${TIERS[game].join('|')})/` },
  },
  {
    name: `${game}-names-things`,
    severity: 'error',
    comment: 'What commands, events and rows are rests on the model and on what else is named.',
    from: { path: `^src/${game}/[^/]+/(${VOCABULARY})\\.ts$` },
    to: {
      path: `^src/${game}/`,
      pathNot: `^src/${game}/(model/|[^/]+/(${VOCABULARY})\\.ts$)`,
    },
  },
];

/** The folders of a tree, the lowest first. */
const FLOORS = {
  'src/graphql': [
    ...['generated', 'errors', 'pagination', 'scalars', 'ids', 'input', 'snapshots', 'context'],
    ...['rulesets', 'nodes', 'subscriptions', 'mutations'],
    ...['giolitti', 'masks', 'chance', 'events', 'trades', 'values', 'house', 'ducks'],
    ...['governance', 'seasons'],
    ...['accounts', 'auction', 'bidding', 'calendar', 'contracts', 'dynasty', 'feeds', 'fortunes'],
    ...['hands', 'inbox', 'income', 'items', 'judge', 'leaderboard', 'lobby', 'lots'],
    ...['players', 'practice', 'prizes', 'profiles', 'refusal', 'rehearsal', 'results', 'round'],
    ...['secret-actions', 'server', 'standings', 'statistics', 'tables', 'trungs', 'victory'],
    ...['waiting', 'words', 'webhooks', 'mail', 'node-query'],
  ],
  'src/graphql/governance': ['proposals', 'hosting', 'offices', 'pausing'],
  'src/rulesets': [
    ...['document', 'expressions', 'articles', 'mechanics', 'round', 'dynasty', 'editions'],
    ...['prose', 'checks', 'patching', 'parsing', 'amending'],
  ],
  'src/rulesets/checks': ['common', 'dynasty', 'round'],
  'src/rulesets/prose': ['common', 'dynasty', 'round'],
  'src/season': [
    ...['model', 'framework', 'hosting', 'lifecycle', 'mechanics', 'governance', 'membership'],
    'clock',
  ],
  'src/season/governance': ['pausing', 'proposals', 'offices'],
  'src/server': [
    ...['errors', 'encoding', 'scheduling', 'graphql', 'http', 'embeds', 'fanout', 'feeds', 'live'],
    ...['ssr', 'sse', 'ws', 'ops'],
  ],
  'web/src': ['generated', 'translations', 'platform', 'ui', 'features', 'shell'],
  'web/src/features': [
    ...[
      'share',
      'tour',
      'season',
      'webhooks',
      'account',
      'rules-editor',
      'governance',
      'dynasty',
      'giolitti',
    ],
    ...[
      'learn',
      'round',
      'watch',
      'lobby',
      'leaders',
      'offices',
      'profile',
      'season-admin',
      'tables',
    ],
    ...['time-travel', 'values', 'verify'],
  ],
  'web/src/features/giolitti': ['table', 'actions', 'replay'],
  'web/src/features/governance': ['amendments', 'effects', 'layout', 'judge', 'proposals'],
  'web/src/features/round': [
    ...['seat', 'seals', 'bids', 'auction', 'hands', 'history', 'market', 'contracts'],
  ],
  'web/src/features/rules-editor': ['model', 'fields', 'shapes'],
  'web/src/features/season': ['tasks', 'head', 'log', 'sound', 'membership', 'rules'],
};

/**
 * At run time a folder imports only folders below it, so that folders have no cycles. The files at
 * the root of a tree are above all its folders.
 */
const floorsOf = (tree) => [
  ...FLOORS[tree].slice(0, -1).map((folder, floor) => ({
    name: `${tree}-${folder}-imports-down`,
    severity: 'error',
    comment: `Only types may come from a floor above ${folder}.`,
    from: { path: `^${tree}/${folder}/` },
    to: {
      path: `^${tree}/(${FLOORS[tree].slice(floor + 1).join('|')})/`,
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  })),
  {
    name: `${tree}-has-its-root-on-top`,
    severity: 'error',
    comment: 'A folder imports no file of the root at run time.',
    from: { path: `^${tree}/[^/]+/` },
    to: { path: `^${tree}/[^/]+\\.tsx?$`, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
  {
    name: `${tree}-has-no-other-floors`,
    severity: 'error',
    comment: `A new folder of ${tree} gets its place among the floors.`,
    from: {},
    to: { path: `^${tree}/[^/]+/`, pathNot: `^${tree}/(${FLOORS[tree].join('|')}|styles)/` },
  },
];

module.exports = {
  forbidden: [
    ...Object.keys(FLOORS).flatMap(floorsOf),
    ...tiersOf('round'),
    ...tiersOf('dynasty'),

    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle, also one of types only, means that two files are one concept.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that nothing answers to.',
      // Clients of other projects are installed only for their tests.
      from: { pathNot: '^test/clients/programs/.*\\.mjs$' },
      // This package has types and no code.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'kebab-case',
      severity: 'error',
      comment: 'Files and folders are in kebab-case, named after the one thing inside.',
      from: {},
      to: { path: '^(src|migrations|demo|test|web)/.*[A-Z_]' },
    },

    sees('kernel', [], 'The kernel knows no game and nothing of ours.'),
    onlyPackages('kernel', '@noble/hashes'),
    sees('rulesets', ['kernel'], 'Rulesets are data on the kernel.'),
    onlyPackages('rulesets', 'zod', 'diff'),
    sees('season', ['kernel', 'rulesets'], 'The spine of every game knows no game.'),
    onlyPackages('season'),
    sees(
      'round',
      ['kernel', 'rulesets', 'season'],
      'The casino knows neither the engine nor Giolitti.',
    ),
    onlyPackages('round'),
    sees(
      'dynasty',
      ['kernel', 'rulesets', 'season'],
      'Giolitti knows neither the engine nor the casino.',
    ),
    onlyPackages('dynasty'),

    sees(
      'engine',
      ['kernel', 'rulesets', 'season', 'round', 'dynasty'],
      'The engine sees the rules and declares ports; it knows no adapter.',
    ),
    {
      name: 'the-engine-names-no-game',
      severity: 'error',
      comment: 'Which games there are, and what each is made of, is in src/engine/games.ts alone.',
      from: { path: '^src/engine/', pathNot: '^src/engine/games\\.ts$' },
      to: { path: '^src/(round|dynasty)/' },
    },
    sees('store', ['engine', 'kernel'], "The store implements the engine's ports.", '^migrations/'),
    sees('feed', ['engine', 'kernel'], "The feed implements the engine's ports."),
    sees(
      'archive',
      ['engine', 'season', 'rulesets', 'kernel'],
      'A season as a file is what the engine reads and a store keeps.',
    ),
    sees('accounts', ['engine', 'kernel'], 'Accounts work on the port of the account store.'),
    sees(
      'bots',
      ['accounts', 'engine', 'kernel'],
      'Who plays with whom; what bots do is decided by a client like any other.',
    ),
    sees(
      'delivery',
      ['accounts', 'engine', 'kernel'],
      'What leaves the house: it reads the journal by the port of the engine, and sends.',
    ),
    sees(
      'sign-in',
      ['accounts', 'engine', 'kernel'],
      'Other providers vouch for users; accounts decide what a user may then do.',
    ),
    sees(
      'graphql',
      [
        'accounts',
        'bots',
        'delivery',
        'engine',
        'kernel',
        'sign-in',
        'rulesets',
        'season',
        'round',
        'dynasty',
      ],
      'Resolvers read input, call the engine and translate; they know no adapter.',
    ),
    sees(
      'server',
      ['graphql', 'archive', 'delivery', 'engine', 'feed', 'kernel', 'sign-in'],
      'The server carries requests to the schema; it knows neither the rules nor the store.',
    ),
    sees(
      'operator',
      ['bootstrap', 'server', 'archive', 'accounts', 'store', 'feed', 'engine', 'kernel'],
      'What operators do beside the server puts its own parts together, and serves nobody.',
    ),
    sees(
      'bootstrap',
      ['server', 'store', 'engine', 'kernel'],
      'What a start makes sure of before it serves: settings, store and secret fit together.',
    ),
    {
      name: 'migrations-are-frozen',
      severity: 'error',
      comment: 'A released migration must not change because something it imports did.',
      from: { path: '^migrations/' },
      to: { path: '^(src|demo|bench|test|web)/' },
    },
    {
      name: 'enter-by-index',
      severity: 'error',
      comment: "A folder's index.ts is its door; nothing behind it is imported from outside.",
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', '^src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'features-enter-by-index',
      severity: 'error',
      comment:
        "A feature's index.ts is its door for other features and the shell, save for stylesheets.",
      from: { path: '^web/src/(?:features/([^/]+)|shell)/' },
      to: {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index\\.ts$', '\\.css$'],
      },
    },
    {
      name: 'pages-load-on-demand',
      severity: 'error',
      comment: 'The platform knows of a feature only its pages, and loads each on demand.',
      from: { path: '^web/src/(platform|ui)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/.+-page\\.tsx$' },
    },
    {
      name: 'wiring-enters-by-index',
      severity: 'error',
      comment: 'The wiring and the demo see every folder, by its index.ts.',
      from: { path: `${WIRING}|^demo/` },
      to: { path: '^src/[^/]+/', pathNot: '^src/[^/]+/index\\.ts$' },
    },
    {
      name: 'nobody-imports-the-wiring',
      severity: 'error',
      comment:
        'main.ts, serve.ts, operator.ts and wire*.ts are at the top: only they, the demo and tests start them.',
      from: { path: '^(src|migrations)/', pathNot: WIRING },
      to: { path: WIRING },
    },
    {
      name: 'the-demo-is-a-client',
      severity: 'error',
      comment: 'The demo plays through the public API, as anybody does.',
      from: { path: '^demo/' },
      to: { path: '^src/' },
    },
    {
      name: 'the-web-client-is-a-client',
      severity: 'error',
      comment: 'The API is the only door of the web client: it imports nothing of the server.',
      from: { path: '^web/' },
      to: { path: '^(src|migrations|demo|bench|test)/' },
    },
    {
      name: 'nobody-imports-the-web-client',
      severity: 'error',
      comment: 'It is built for browsers, and served as files.',
      from: { path: '^(src|migrations|demo|bench)/' },
      to: { path: '^web/' },
    },
    {
      name: 'shipped-code-needs-no-tests',
      severity: 'error',
      comment: 'What ships imports neither tests nor the demo.',
      from: { path: '^(src|migrations|demo)/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'shipped-code-needs-no-dev-packages',
      severity: 'error',
      comment: 'What src and migrations import at run time belongs under dependencies.',
      from: { path: '^(src|migrations)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'one-seed',
      severity: 'error',
      comment:
        'Properties get fast-check from test/support/property-testing.ts, which knows the seed of the run.',
      from: { path: '^test/', pathNot: '^test/support/property-testing\\.ts$' },
      to: { path: npm('fast-check') },
    },

    packagesOnlyIn(
      'databases',
      ['typeorm', 'better-sqlite3', 'pg'],
      ['^src/store/', '^migrations/'],
      'Databases are the business of the store and of the migrations.',
    ),
    packagesOnlyIn(
      'redis',
      ['ioredis'],
      ['^src/feed/', '^src/server/scheduling/rate-limits'],
      'Redis is the business of the feed; the rate limits are handed a client.',
    ),
    {
      name: 'limits-take-a-redis-client',
      severity: 'error',
      comment: 'The rate limits know the type of a Redis client; the wiring hands them one.',
      from: { path: '^src/server/' },
      to: { path: npm('ioredis'), dependencyTypesNot: ['type-only'] },
    },
    packagesOnlyIn(
      'web-client-and-build',
      ['react', 'react-dom', 'urql', '@urql', 'wouter', 'wonka', '@radix-ui', '@tanstack'].concat(
        ...['d3-scale', 'd3-shape', 'jsonc-parser', '@0no-co', 'vite', '@swc', 'marked'],
      ),
      ['^web/'],
      'They are dependencies because `npm start` builds; the server and the demo run without them.',
    ),
    packagesOnlyIn(
      'transports',
      ['@apollo', '@as-integrations', '@graphql-tools', 'fastify', 'graphql', 'graphql-sse'].concat(
        'graphql-ws',
        'ws',
      ),
      ['^src/(graphql|server|feed)/', '^demo/', WIRING],
      'Only the edge speaks GraphQL and HTTP.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/clients/programs/node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['require', 'node', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
