import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { loadSchema } from '../../src/graphql';
import { seasonGlobalId } from '../../src/graphql/ids/global-ids';
import { keep, recordedJournals } from '../recordings/journals';
import { openGiolitti } from './giolitti/games';
import type { GiolittiHouse } from './giolitti/games';

/** The deprecated fields and input fields with their reasons. */
const DEPRECATED = Object.values(loadSchema().getTypeMap()).flatMap((type) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ name, deprecationReason }) =>
        typeof deprecationReason === 'string' ? [[`${type.name}.${name}`, deprecationReason]] : [],
      )
    : [],
);

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

it.each(DEPRECATED)('docs/clients.md lists %s with its term', (name, reason) => {
  const guide = readFileSync(join(__dirname, '../../docs/clients.md'), 'utf8');
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
  expect(reason).toMatch(/ It goes after \d{4}-\d{2}-\d{2}\.$/);
  expect(row).toContain(/\d{4}-\d{2}-\d{2}/.exec(reason)?.[0]);
});

it('a deprecated name of a dynasty gives the same as its replacement', async () => {
  const table = await house.table();
  const query = `query ($season: ID!, $game: ID!) {
    node(id: $game) { ... on GiolittiGame { ruleset { id } environment { id } } }
    diceProof(seasonId: $season, game: 1) { streams { commitment } }
    verification(seasonId: $season, game: 1) { streams { commitment } }
    season(id: $season) { viewer { options { anchor rule } } } }`;
  const ids = { season: table.id, game: table.game };
  const told = await table.api.data(query, ids, table.token(table.first));
  expect(told.node.ruleset.id).toBeTruthy();
  expect(told.node.environment).toEqual(told.node.ruleset);
  expect(told.diceProof.streams).toHaveLength(1);
  expect(told.verification).toEqual(told.diceProof);
  const options = [...told.season.viewer.options];
  expect(options.length).toBeGreaterThan(1);
  expect(options.map(({ rule }) => rule)).toEqual(options.map(({ anchor }) => anchor));
  const play = `mutation ($input: GameInput!) {
    endGame(input: $input) { refusal { anchor rule } } }`;
  const { endGame } = await table.api.data(
    play,
    { input: { gameId: table.game } },
    table.token('host'),
  );
  expect(endGame.refusal).toEqual({ anchor: 'ending-a-game', rule: 'ending-a-game' });
});

it('a deprecated name of a round gives the same as its replacement', async () => {
  const { api } = await house.table();
  const journal = recordedJournals().find(({ name }) => name.endsWith('2021-08-24'));
  const id = seasonGlobalId('ROUND', await keep(api.store.seasons, 'round', journal!));
  const query = `query ($id: ID!) { season(id: $id) { standings(by: WEEK) { nodes { entries {
    nodes { ... on RoundStanding { victoryCount victoryItems } } } } } } }`;
  const { standings } = (await api.data(query, { id })).season;
  const entries = [...standings.nodes].flatMap((moment) => [...moment.entries.nodes]);
  const counts = entries.map(({ victoryCount }) => victoryCount);
  expect(counts.map((count) => typeof count)).toContain('number');
  expect(entries.map(({ victoryItems }) => victoryItems)).toEqual(counts);
});
