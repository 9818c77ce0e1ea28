/**
 * The number of source files that name a command or an event. It stays low, so that a change
 * touches few files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DYNASTY_COMMANDS, DYNASTY_EVENTS } from '../../src/dynasty';
import { ROUND_COMMANDS, ROUND_EVENTS } from '../../src/round';

const SRC = join(__dirname, '../../src');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|graphql)$/.test(name) && !name.includes('generated'))
  .map((name) => ({
    of: name.split('/')[0],
    words: new Set(readFileSync(join(SRC, name), 'utf8').match(/\b[A-Z]\w+/g)),
  }));

/**
 * The number of files that name the command or event. Files of `src/season` do not count; other
 * shared files count for each game.
 */
function places(name: string, game: string): number {
  const others = game === 'round' ? ['dynasty', 'season'] : ['round', 'season'];
  return FILES.filter(({ of = '', words }) => words.has(name) && !others.includes(of)).length;
}

/** The names above the limit. A name in both games is counted in each. */
const above = (limit: number, round: readonly string[], dynasty: readonly string[]): string[] => [
  ...new Set([
    ...round.filter((name) => places(name, 'round') > limit),
    ...dynasty.filter((name) => places(name, 'dynasty') > limit),
  ]),
];

/**
 * Events above the limit, with the reason. Four files suffice for a type, a line in a table, a rule
 * and a schema type.
 */
const EVENTS_BESIDES: Readonly<Record<string, readonly string[]>> = {
  'a field of it is resolved in a way of its own': ['SlotsPlayed'],
  'it had an earlier form': ['PlayerLeft'],
  'the record of a kind of secret actions names its events': [
    ...['RevelationOpened', 'RevelationWarned', 'SecretActionCommitted'],
  ],
  'how a game stood at a play is found by what was done at its table': [
    ...['MaskRevealed', 'TableActionTaken'],
  ],
  'it tells of draws, and those of a season are read by the types of their events': [
    ...['GameStarted', 'ThirdPartyBidGenerated', 'TieTossed', 'WarDrawn'],
  ],
};

it('an event is named in at most four files, or it is known why not', () => {
  expect(above(4, ROUND_EVENTS, DYNASTY_EVENTS).sort()).toEqual(
    Object.values(EVENTS_BESIDES).flat().sort(),
  );
});

/** These are its type, its line in the table, its rule, its mutation, and one other sender. */
it('a command is named in at most five files', () => {
  expect(ROUND_COMMANDS.length).toBeGreaterThan(20);
  expect(above(5, ROUND_COMMANDS, DYNASTY_COMMANDS)).toEqual([]);
});
