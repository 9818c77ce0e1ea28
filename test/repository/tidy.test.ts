/** The rules of CONTRIBUTING, checked. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import type { ObjectTypeDefinitionNode } from 'graphql';
import {
  DYNASTY_COMMANDS,
  DYNASTY_EFFECTS,
  DYNASTY_EVENTS,
  DYNASTY_REFUSALS,
} from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { ROUND_COMMANDS, ROUND_EFFECTS, ROUND_EVENTS, ROUND_REFUSALS } from '../../src/round';

const ROOT = join(__dirname, '../..');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const GAMES = [
  ['round', ROUND_COMMANDS, ROUND_EVENTS, ROUND_REFUSALS, ROUND_EFFECTS],
  ['dynasty', DYNASTY_COMMANDS, DYNASTY_EVENTS, DYNASTY_REFUSALS, DYNASTY_EFFECTS],
] as const;

describe.each(GAMES)('the tests of a %s', (game, commands, events, refusals, effects) => {
  // Shared commands are tested in these folders, in both games.
  const alike = ['hosting', 'pausing', 'proposals'].flatMap((of) =>
    filesIn(`test/season/${of}`, '.ts'),
  );
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

  it('adopt every kind of effect', () => {
    expect(unnamed(Object.keys(effects.forms))).toEqual([]);
  });

  it('expect every refusal', () => {
    expect(unnamed(refusals)).toEqual([]);
  });

  it('send each by the mutation of its name: so an option is one', () => {
    const mutations = loadSchema().getMutationType()!.getFields();
    // The deletion of an account sends `EraseName`, which has no mutation.
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

/**
 * The only files that may build codes and owners from text. Their types are trusted everywhere
 * else.
 */
const DOORS: readonly (readonly [what: string, spelled: RegExp, files: readonly string[]])[] = [
  ['spells out what items begin with', /'(?:CARD|WORK):/, ['src/rulesets/round/item-code.ts']],
  [
    'makes an owner of a text',
    /\bownerNamed\(|`(?:player|lot|contract|duck|table):\$\{/,
    ['src/kernel/ledger.ts', 'src/round/model/owners.ts', 'src/season/model/owners.ts'],
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

/** The resolvers that ask for a season's game, each with the feature that only one game has. */
const ASKING = {
  'src/graphql/governance/proposals/resolvers.ts':
    'effects reach ducks and all items in a round, pegs in a dynasty',
  'src/graphql/snapshots/by-game.ts': 'declares the question',
  'src/graphql/context/access.ts': 'what only a round has is no round’s where there is none',
  'src/graphql/contracts/resolvers.ts': 'contracts own items in a round',
  'src/graphql/ducks/resolvers.ts': 'ducks own items in a round',
  'src/graphql/dynasty/player-fields.ts': 'what a player has in a dynasty',
  'src/graphql/giolitti/claimables.ts': 'only games of a dynasty are scored',
  'src/graphql/giolitti/player-games.ts': 'only in a dynasty several games are played at once',
  'src/graphql/items/resolvers.ts': 'lots and tables own items in a round',
  'src/graphql/node-query/resolvers.ts': 'a round has one auction and one office of Judge',
  'src/graphql/players/resolvers.ts': 'only a round has a tax',
  'src/graphql/practice/founding.ts': 'each game is made by a command of its own',
  'src/graphql/profiles/resolvers.ts': 'in a dynasty games are won, in a round seasons',
  'src/graphql/seasons/resolvers.ts':
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

/**
 * The tests that use the machine's time, with their reason. Fault tests are exempt, because they
 * run real processes.
 */
const TIMED = {
  'test/support/async-queue.ts': 'asks again until it is so: how long that takes proves nothing',
  'test/engine/agreement.test.ts': 'moves the clock',
  'test/clients/webhooks.test.ts': 'is about a library that checks the machine’s clock',
  'test/delivery/deliveries.test.ts': 'makes a store slow: how slow proves nothing',
  'test/operator/operator-socket.test.ts': 'is about a program whose clock is the machine’s',
  'test/operator/ending-accounts.test.ts': 'is about a program whose clock is the machine’s',
  'test/operator/commands.test.ts': 'is about a program whose clock is the machine’s',
  'test/pages/hand-builder.test.ts': 'stops the clock of a page, a minute after the machine’s',
  'test/pages/once-settled.ts': 'gives up on pages that never settle',
  'test/pages/push-barrier.ts': 'looks again until the server has nothing under way',
  'test/pages/traffic.ts': 'looks again until a page has answered',
  'test/pages/settled.ts': 'gives up on a page that never settles',
  'test/pages/delayed-answers.ts': 'delays what a server answers, by chance',
  'test/component/server.ts': 'gives a server the machine’s clock, as the harness of servers does',
  'test/support/property-testing.ts': 'ends a property that waits too long',
  'test/support/test-server.ts':
    'gives a server the machine’s clock: no test asks it what the time is',
};

it('no test sleeps or reads the clock of the machine', () => {
  const time =
    /\bset(?:Timeout|Interval)\(|\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bprocess\.hrtime\b|Atomics\.wait|'node:timers\/promises'/;
  // A turn of the event loop does not wait.
  const turn = /^import \{ setImmediate as turn \} from 'node:timers\/promises';$/m;
  const waiting = filesIn('test', '.ts')
    .filter((file) => !file.startsWith('test/faults/'))
    .filter((file) => time.test(read(file).replace(turn, '')));
  expect(waiting.sort()).toEqual(Object.keys(TIMED).sort());
});

it('no test has a shorter time limit than the default', () => {
  const shorter = filesIn('test', '.test.ts').filter((file) =>
    [...read(file).matchAll(/^\s*\}, (\d+)_000\);$/gm)].some(
      ([, seconds]) => Number(seconds) < 240,
    ),
  );
  expect(shorter).toEqual([]);
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

/** The last migration written before events had versions. */
const LAST_OF_BEFORE = '0019-house.ts';
/** A migration that reads only the transfers after an end, which are equal in all versions. */
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
