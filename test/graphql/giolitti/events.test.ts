import { assertInterfaceType } from 'graphql';
import { selectionsOfEvents } from '../every-event';
import { textOf } from '../../support/in-process-api';
import { openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

/** A dynasty in which every type of event occurs at least once. */
async function playEverything(): Promise<GiolittiTable> {
  const table = await house.table({ masks: { ann: 'MORANTE', bob: 'MORANTE' } });
  const { id: seasonId, first, second } = table;
  await table.atTable('cyd', 'becomeBookmaker');
  await table.atTable('dee', 'placeBet', { on: table.players[second] });
  await table.atTable(first, 'revealMask', { mask: 'REALI' });
  const { tricks } = (
    await table.api.data(
      `query ($id: ID!) { node(id: $id) { ... on GiolittiGame { tricks { trick active } } } }`,
      { id: table.game },
    )
  ).node;
  const inactive = tricks.find(({ active }) => (active as unknown) === false);
  await table.atTable(first, 'useReali', { trick: inactive?.trick });
  await table.play(first, 'KING BATONS', 1);
  await table.atTable(first, 'offerSfida');
  await table.atTable(second, 'answerSfida', { accept: true });
  await table.pass(40);
  await table.pass(8);
  await table.atTable('host', 'endGame');
  await table.do('host', 'publishRuleset', {
    seasonId,
    patch: [{ op: 'replace', path: '/clockHours', value: 24 }],
  });
  await table.atTable('host', 'voidGame', { reason: 'A mistake.' });
  await table.do('cyd', 'say', { seasonId, channel: 'TABLES', text: 'Well played.' });
  await table.do('host', 'rotateInvite', { seasonId });
  await table.do('dee', 'leaveSeason', { seasonId });
  await table.do('host', 'closeSeason', { seasonId });
  return table;
}

const EVENTS = [
  'BetPlaced',
  'BetsSettled',
  'BookmakerDeclared',
  'CardPlayed',
  'ClockAdvanced',
  'ClockWarned',
  'DynastyClosed',
  'DynastyCreated',
  'GameClosed',
  'GameEnded',
  'GameStarted',
  'GameVoided',
  'HiddenEvent',
  'MaskRevealed',
  'MaskWorn',
  'PlayerJoined',
  'PlayerLeft',
  'ReadinessSet',
  'RealiUsed',
  'RulesetPublished',
  'Said',
  'SfidaAnswered',
  'SfidaOffered',
];

it('tells every event of a dynasty in full, with a sentence for people', async () => {
  const table = await playEverything();
  const { schema } = table.api;
  const nodes = await table.journal(
    `at text channel by { kind player { name } }
      transfers { item name quantity from { kind player { name } lot { number } } to { kind } } ${selectionsOfEvents(schema)}`,
  );
  expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_node, at: number) => at + 1));
  const told = [...new Set(nodes.map(({ __typename }) => textOf(__typename)))].sort();
  expect(told).toEqual(EVENTS);
  const known = schema.getPossibleTypes(assertInterfaceType(schema.getType('Event')));
  expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(EVENTS));
  for (const { text } of nodes) {
    expect(textOf(text)).toMatch(/^.+[.”]$/s);
    expect(textOf(text)).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

it('tells a game in these words', async () => {
  const table = await playEverything();
  const { first, second } = table;
  const nodes = await table.journal('text by { kind }');
  const texts = nodes
    .filter(({ __typename }) =>
      ['Card', 'Game', 'Bet', 'Book', 'Sfida', 'Reali', 'MaskRe', 'Clock'].some((beginning) =>
        textOf(__typename).startsWith(beginning),
      ),
    )
    .map(({ text, by }) => [textOf(by.kind), textOf(text)]);
  expect(texts.map(([, text]) => text)).toEqual([
    `Game 1 began between ${first} (Morante), who starts, and ${second} (Morante): the Grand Canal is the 10 of Swords, and the Bersaglio is 31.`,
    'cyd became the bookmaker of game 1.',
    `dee bet on ${second} at a Juice of 3.`,
    `${first} revealed the mask Reali.`,
    expect.stringMatching(new RegExp(`^${first} named .* and scored 0\\.$`)) as unknown as string,
    `${first} played the King of Batons, claimed 1 and scored 0.`,
    `${first} offered ${second} a Sfida.`,
    `${second} accepted the Sfida: the stakes are 2.`,
    `The clock of ${second} is running out.`,
    'The host set the test clock forward.',
    `${second} did not play in time and so resigned game 1.`,
    'The host set the test clock forward.',
    `Game 1 ended: it is clean, and ${first} is Campione; ${first} gained 2 pegs.`,
    '1 bet on game 1 lost.',
    'The bookmaker of game 1 settled: cyd gained 1 peg.',
    expect.stringMatching(/^Game 1 was voided: “A mistake\.”; the pegs of .* were put back\.$/),
  ]);
  expect(texts[0]?.[0]).toBe('DEALER');
});
