/** What CONTRIBUTING says of the house, held to it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import type { ObjectTypeDefinitionNode } from 'graphql';
import { DYNASTY_COMMANDS, DYNASTY_EVENTS, DYNASTY_REFUSALS } from '../src/dynasty';
import { loadSchema } from '../src/graphql';
import { ROUND_COMMANDS, ROUND_EVENTS, ROUND_REFUSALS } from '../src/round';

const ROOT = join(__dirname, '..');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const GAMES = [
  ['round', ROUND_COMMANDS, ROUND_EVENTS, ROUND_REFUSALS],
  ['dynasty', DYNASTY_COMMANDS, DYNASTY_EVENTS, DYNASTY_REFUSALS],
] as const;

describe.each(GAMES)('the tests of a %s', (game, commands, events, refusals) => {
  // What both games have alike is asked of both there.
  const alike = ['hosting', 'pausing'].flatMap((of) => filesIn(`test/season/${of}`, '.ts'));
  const files = [...filesIn(`test/${game}`, '.ts'), ...alike];
  const simulation = files.filter((file) => file.includes('/simulation'));
  const others = files.filter((file) => !simulation.includes(file));
  const unnamed = (names: readonly string[], within: readonly string[] = others): string[] => {
    const text = within.map(read).join('\n');
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  };

  it('ask every command, and so do its simulations', () => {
    expect(commands.length).toBeGreaterThan(20);
    expect(unnamed(commands)).toEqual([]);
    expect(unnamed(commands, simulation)).toEqual([]);
  });

  it('expect every event', () => {
    expect(events.length).toBeGreaterThan(20);
    expect(unnamed(events)).toEqual([]);
  });

  it('expect every refusal', () => {
    expect(unnamed(refusals)).toEqual([]);
  });

  it('send each by the mutation of its name: so an option is one', () => {
    const mutations = loadSchema().getMutationType()!.getFields();
    // Deleting the account sends it, to all its seasons.
    const asked = commands.filter((name) => name !== 'EraseName');
    const sent = asked.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
    expect(sent.filter((name) => !Object.hasOwn(mutations, name))).toEqual([]);
  });
});

it('a type of the schema repeats nothing that an interface of it says', () => {
  const definitions = filesIn('src/graphql', '.graphql').flatMap(
    (file) => parse(read(file), { noLocation: true }).definitions,
  );
  const fieldsOf = ({ name, fields = [] }: Pick<ObjectTypeDefinitionNode, 'name' | 'fields'>) =>
    fields.map((field) => ({ type: name.value, name: field.name.value, text: print(field) }));
  const inherited = definitions
    .filter((definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION)
    .flatMap(fieldsOf);
  const repeated = definitions
    .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
    .flatMap((definition) => {
      const above = (definition.interfaces ?? []).map(({ name }) => name.value);
      const said = inherited.filter(({ type }) => above.includes(type)).map(({ text }) => text);
      return fieldsOf(definition).filter(({ text }) => said.includes(text));
    })
    .map(({ type, name }) => `${type}.${name}`);
  expect(inherited.length).toBeGreaterThan(20);
  expect(repeated).toEqual([]);
});

/** Who may do what with codes and owners, in whose types the compiler believes everybody else. */
const DOORS: readonly (readonly [what: string, spelled: RegExp, files: readonly string[]])[] = [
  ['spells out what items begin with', /'(?:CARD|WORK):/, ['src/rulesets/round/item-code.ts']],
  [
    'makes an owner of a text',
    /\bownerNamed\(|`(?:player|lot|contract|duck|table):\$\{/,
    ['src/kernel/ledger.ts', 'src/round/ground/owners.ts', 'src/season/owners.ts'],
  ],
  [
    'reads a code that was sent',
    /\bitemCode\(/,
    ['src/graphql/contracts/read-clauses.ts', 'src/graphql/input/cards.ts'],
  ],
];

it.each(DOORS)('only where it is declared anybody %s', (_, spelled, files) => {
  const found = filesIn('src', '.ts').filter((file) => spelled.test(read(file)));
  expect(found.sort()).toEqual([...files].sort());
});

/** Where resolvers ask of which game a season is: for what one of the games alone has. */
const ASKING = {
  'src/graphql/proposals/resolvers.ts':
    'effects reach ducks and all items in a round, pegs in a dynasty',
  'src/graphql/reading.ts': 'declares the question',
  'src/graphql/access.ts': 'what only a round has is no round’s where there is none',
  'src/graphql/contracts/resolvers.ts': 'contracts own items in a round',
  'src/graphql/ducks/resolvers.ts': 'ducks own items in a round',
  'src/graphql/dynasty/player-fields.ts': 'what a player has in a dynasty',
  'src/graphql/giolitti/claimable.ts': 'only games of a dynasty are scored',
  'src/graphql/giolitti/player-games.ts': 'only in a dynasty several games are played at once',
  'src/graphql/items/resolvers.ts': 'lots and tables own items in a round',
  'src/graphql/node.ts': 'a round has one auction and one office of Judge',
  'src/graphql/players/resolvers.ts': 'only a round has a tax',
  'src/graphql/practice/founding.ts': 'each game is made by a command of its own',
  'src/graphql/profiles/resolvers.ts': 'in a dynasty games are won, in a round seasons',
  'src/graphql/seasons/events.ts':
    'in a dynasty those who left come back, in a round bids do when a player leaves',
  'src/graphql/rulesets/resolvers.ts': 'the schema has one type of rules for each game',
  'src/graphql/standings/resolvers.ts': 'only a round has weeks',
  'src/graphql/tables/resolvers.ts': 'only a round has tables to sit at',
};

it('resolvers ask for the game where the games differ, and nowhere else', () => {
  const asking = /\bis(?:Round|Dynasty)\(|(?:===|!==|case) '(?:ROUND|DYNASTY)'/;
  const found = filesIn('src/graphql', '.ts').filter((file) => asking.test(read(file)));
  expect(found.sort()).toEqual(Object.keys(ASKING).sort());
});

/** Where tests have to do with the machine's time. Faults do not count: they befall real processes. */
const TIMED = {
  'test/heard.ts': 'asks again until it is so: how long that takes proves nothing',
  'test/simulated.ts': 'plays a property no longer than its budget',
  'test/engine/agreement.test.ts': 'moves the clock',
  'test/operator/beside.test.ts': 'is about a program whose clock is the machine’s',
  'test/operator/ending-accounts.test.ts': 'is about a program whose clock is the machine’s',
  'test/operator/operating.test.ts': 'is about a program whose clock is the machine’s',
  'test/web/hand-builder.test.ts': 'stops the clock of a page, a minute after the machine’s',
  'test/web/browser.ts': 'asks a page again until it is so, for as long as it bears',
  'test/web/settled.ts': 'gives up on a page that never settles',
  'test/web/delayed-answers.ts': 'delays what a server answers, by chance',
  'test/component/server.ts': 'gives a server the machine’s clock, as the harness of servers does',
  'test/server/harness.ts': 'gives a server the machine’s clock: no test asks it what the time is',
};

it('no test sleeps or reads the clock of the machine', () => {
  const time =
    /\bset(?:Timeout|Interval)\(|\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bprocess\.hrtime\b|Atomics\.wait|'node:timers\/promises'/;
  // A turn of the event loop is no time.
  const turn = /^import \{ setImmediate as turn \} from 'node:timers\/promises';$/m;
  const waiting = filesIn('test', '.ts')
    .filter((file) => !file.startsWith('test/faults/'))
    .filter((file) => time.test(read(file).replace(turn, '')));
  expect(waiting.sort()).toEqual(Object.keys(TIMED).sort());
});

it('no file has more than 400 lines, tests included', () => {
  const folders = [
    'src',
    'migrations',
    'demo',
    'bench/src',
    'scripts',
    'test',
    'web/src',
    'web/build',
  ];
  const files = folders.flatMap((folder) =>
    ['.ts', '.tsx', '.mts', '.mjs', '.cjs'].flatMap((ending) => filesIn(folder, ending)),
  );
  const written = files.filter((file) => !file.includes('/generated/'));
  expect(written.length).toBeGreaterThan(1_000);
  expect(written.filter((file) => read(file).split('\n').length > 401)).toEqual([]);
});

/** The last migration from before events had versions. */
const LAST_OF_BEFORE = '0019-house.ts';
/** It reads the transfers alone of what followed an end, which every version then had alike. */
const READS_TRANSFERS = '0025-results.ts';

it('no migration reads or writes what the journal tells: upcasts do', () => {
  const later = filesIn('migrations', '.ts').filter(
    (file) =>
      file > join('migrations', LAST_OF_BEFORE) && file !== join('migrations', READS_TRANSFERS),
  );
  const changing = /\b(UPDATE|DELETE FROM|INSERT INTO)\s+"?journal\b|\bpayload\b/i;
  expect(later.filter((file) => changing.test(read(file)))).toEqual([]);
});

describe.each(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md'])('%s', (page) => {
  const named = [...read(page).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name ?? '');

  it('names files and folders that exist', () => {
    const isPath = (name: string): boolean =>
      /^(src|test|docs|schema|scripts|migrations|demo|bench|web|\.ci)\//.test(name) &&
      !/[<*…]/.test(name);
    expect(named.filter((name) => isPath(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

/** What the authors' German leads them to write, and what is said instead. */
const GERMANISMS: readonly (readonly [example: string, german: RegExp, english: string])[] = [
  [
    'Who reads slowly gets fewer',
    /(?:^|[.;:] )Who (?!(?:may|can|did|it)\b)(?:(?!(?:what|who|which|whom|where|when|if|while|that|and|or)\b)[\w’'-]+ ){1,7}(?:is|has|gets|may|can|cannot|must|loses|gains|neither|waits|sees|goes|finds|hears|spends|takes|agrees)\b/,
    'Whoever …; those who …; a player who …',
  ],
  [
    'null for who is signed out',
    /(?<!\bas to )\b(?:for|of|to|by|with|from|than) who\b(?! (?:may|can)\b)/,
    'for whoever …; of those who …; to the player who …',
  ],
  [
    'resolves with how many it were',
    /\bhow (?:many|much) (?:it|they) (?:is|are|was|were)\b/,
    'their number; how many there are',
  ],
  [
    'a token that is none',
    /\b(?:that|what|which|it|token|this) (?:is|are|was|were) none\b/,
    'is not one; a wrong …',
  ],
  [
    'it is no token',
    /(?<!\b[Tt]here )\b(?:is|are|was|were) no (?:token|player|ruleset|game|round|event|sitting|matter|object|file|directory|number|natural|guest|member|participant|pair|place|manifest|request|JSON|generator|snapshot|part|action|news|database|pages?|party|proof|sign|mask|bid)\b/,
    'is not a …',
  ],
  [
    'for every so many players',
    /\bso (?:many|much)\b(?![^.;:]*\b(?:that|as)\b)/,
    'that many; at most 50 …; a number of …',
  ],
  [
    'the duck has not so much',
    /\b(?:has|have|had) not (?:so|all|the|this|that|a|an|any|enough|its)\b/,
    'does not have …',
  ],
  ['the own hand', /\b(?:an|the) own\b/, 'their own; one’s own; a … of their own'],
  ['games of before', /\bof before\b/, 'earlier …; from before …'],
  [
    'null for nothing such',
    /\b(?:nothing|nobody|something) such\b/,
    'no such thing; none of these',
  ],
  ['also when it was refused', /\balso (?:when|where|if|after|while|once)\b/, 'even when …'],
  ['a proposal falls away', /\b(?:falls?|fell) away\b/, 'lapses'],
  ['a game can be voided no more', /\bno more(?=[.;:,)]|$)/, 'no longer; nothing further'],
  [
    'two numbers are called so',
    /\b(?:called|filled|ends?|ended|done|written|named|put|made|shown|taken|dealt|held|stored|counted|adopted) so(?=[.;:,)]|$)/,
    'in this way; like that',
  ],
  ['another hash than the one', /\b(?:an)?other (?!than\b)\w+ than\b/, 'a different … from'],
  ['the files are made anew', /\banew\b/, 'again'],
  ['watched at all nodes', /\bat all (?:of|nodes|places)\b/, 'over all nodes; in all places'],
  ['from when on one may vote', /\b[Ff]rom (?:when|where) on\b/, 'from when; since when'],
  ['the rules let it be done', /\blets? (?:\w+ ){0,3}be\b/, 'allow'],
  [
    'the vote is over since Monday',
    /\b(?:is|are) (?:over|gone|closed|ended|idle|paused|away|open|known) since\b/,
    'has been … since',
  ],
  ['hosts in place of all who do', /\b(?:of|than) all who do\b/, 'everybody who does'],
  [
    'what the house is to do',
    /\b[Ww]hat (?:(?:it|they|this|that|a|the|each) )?(?:[\w’-]+ ){0,3}(?:is|are) to (?:be|do)\b/,
    'what … should be; what … should do',
  ],
  ['any player, be they idle or not', /\bbe (?:it|they)\b(?! [\w ]+\?)/, 'whether or not …'],
  ['Only who made it may', /(?:^|[.;:] )(?:Only|Nobody but|None but) who\b/, 'only whoever …'],
];

/** Not what others said: rules are quoted as they were written. */
const unquoted = (text: string): string => text.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '…');

const oneLine = (text: string): string => text.replace(/\s+(?:\*(?!\/)|\/\/)?\s*/g, ' ').trim();

const commentsOf = (source: string): string[] =>
  [...source.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)(\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*)/g)].map(
    ([, block, lines]) => unquoted(oneLine(block ?? lines?.replace(/^\s*\/\//, '') ?? '')),
  );

const descriptionsOf = (sdl: string): string[] =>
  [...sdl.matchAll(/"""([\s\S]*?)"""|"([^"\n]+)"/g)].map(([, block, line]) =>
    oneLine(block ?? line ?? ''),
  );

const paragraphsOf = (page: string): string[] =>
  page
    .replace(/```[\s\S]*?```/g, '')
    .split(/\n(?:\s*\n|(?=\s*(?:- |\d+\. |\|)))/)
    .map((paragraph) => unquoted(oneLine(paragraph.replace(/\*\*|^\s*(?:- |\d+\. )/g, ''))));

const written = (
  files: readonly string[],
  textsOf: (text: string) => string[],
): (readonly [file: string, texts: string[]])[] => files.map((file) => [file, textsOf(read(file))]);

/** What is said to people: the literals of more than one word, put together again where they are split. */
const sentencesOf = (source: string): string[] =>
  [
    ...source
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/['`] \+\s*['`]/g, '')
      .matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g),
  ]
    .map(([, plain, template]) => oneLine(plain ?? template ?? ''))
    .filter((sentence) => sentence.includes(' '));

const CODE = [
  ...filesIn('src', '.ts'),
  ...filesIn('web/src', '.ts'),
  ...filesIn('web/src', '.tsx'),
].filter((file) => !file.includes('/generated/'));

/** The rules in words, the sentences of refusals and the web client's catalogue of texts. */
const SAID = CODE.filter((file) =>
  /^src.rulesets.prose.|^web.src.words.|\brefusals\.ts$/.test(file),
);

const PROSE = [
  // A released one stays as it was.
  ...written(['schema/ridotto.graphql'], descriptionsOf),
  ...written(CODE, commentsOf),
  ...written(SAID, sentencesOf),
  ...written(
    [
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'demo/README.md',
      'bench/README.md',
      // The tables of the rules are quotations.
      ...filesIn('docs', '.md').filter((file) => !/^docs.rules.(?!README)/.test(file)),
    ],
    paragraphsOf,
  ),
];

describe('the prose is English, not German in English words', () => {
  it('is looked through', () => {
    expect(PROSE.flatMap(([, texts]) => texts).length).toBeGreaterThan(4_000);
  });

  it.each(GERMANISMS)('never says "%s"', (example, german, english) => {
    expect(example).toMatch(german);
    const found = PROSE.flatMap(([file, texts]) =>
      texts.filter((text) => german.test(text)).map((text) => `${file}: say ${english}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
