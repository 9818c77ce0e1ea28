import { createHash } from 'node:crypto';
import { dealAgain, isBound } from '../../api/repeated-deal';
import type { Card } from '../../api/repeated-deal';
import { textOf } from '../../support/in-process-api';
import type { Answer } from '../../support/in-process-api';
import { cards, FIRST_HAND, openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

const DICE = `query ($id: ID!, $game: Int, $week: Int) {
  verification(seasonId: $id, game: $game, week: $week) {
    scope algorithm streams { week commitment seed game { id number }
      algorithm committedSeq digest fixedClientSeeds { player { name } sha256 fixedSeq }
      draws { seq stream number sides value clientSeeds }
      shuffle { stream from clientSeeds fixedCards deck { rank suit } } }
  } }`;
const DEALT = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame {
  grandCanal { rank suit } participants { mask disclosedHand { rank suit } } } } }`;

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
const plain = (answer: Answer): unknown => JSON.parse(JSON.stringify(answer));

async function verification(table: GiolittiTable, more: object = {}): Promise<Answer> {
  return (await table.api.data(DICE, { id: table.id, ...more })).verification;
}

/** The second game after its end. Players fixed its client seeds before the first game. */
async function ended(masks: Readonly<Record<string, string>>, deck: string | null) {
  const table = await house.empty();
  await table.join('ann', 'bob', 'cyd');
  for (const [who, mask] of Object.entries(masks)) {
    await table.do(who, 'wearMask', { seasonId: table.id, mask });
  }
  for (const who of ['ann', 'bob', 'cyd']) {
    await table.do(who, 'setClientSeed', { seasonId: table.id, sha256: sha256Of(`of-${who}`) });
  }
  await table.ready('ann', 'bob', 'cyd');
  await table.deal(null);
  await table.atTable(table.first, 'resignGame');
  await table.atTable('host', 'endGame');
  await table.pass(24);
  for (const who of ['ann', 'bob', 'cyd']) {
    const clientSeed = `of-${who}`;
    await table.do(who, 'setReadiness', { seasonId: table.id, ready: true, clientSeed });
  }
  await table.deal(deck);
  await table.atTable(table.first, 'resignGame');
  await table.atTable('host', 'endGame');
  return table;
}

describe('the dice of a dynasty', () => {
  it.each([
    ['plain hands', {}, null],
    ['Pantalone and Bonanno', { ann: 'PANTALONE', bob: 'BONANNO', cyd: 'BONANNO' }, null],
    ['a Grand Canal of Centofanti', { ann: 'CENTOFANTI', bob: 'CENTOFANTI' }, null],
    ['a deck with cards on top', {}, FIRST_HAND],
  ])('make the deal again once the game has ended: %s [K3, V1]', async (_what, masks, deck) => {
    const table = await ended(masks, deck);
    const { scope, streams } = await verification(table);
    const stream = streams[1];
    const seed = textOf(stream?.seed);
    expect(isBound(seed, textOf(stream?.commitment))).toBe(true);
    const { participants, grandCanal } = (await table.api.data(DEALT, { id: table.game })).node;
    const { from, clientSeeds, fixedCards, deck: before } = stream!.shuffle;
    const fixed = deck === null ? [] : cards(deck);
    expect(fixedCards).toBe(fixed.length);
    const again = dealAgain({
      ...{ seed, fixed, scope: textOf(scope), from: Number(from) },
      ...{ stream: textOf(stream!.shuffle.stream), digest: textOf(stream?.digest) },
      clientSeeds: clientSeeds.map(textOf),
      deck: plain(before) as Card[],
      masks: participants.map(({ mask }) => mask as unknown as string | null),
    });
    expect(again).toEqual({
      hands: participants.map(({ disclosedHand }) => disclosedHand),
      grandCanal,
    });
  });

  it('are bound by an event before anybody was ready, and told by the start [V1]', async () => {
    const table = await ended({}, null);
    const told = await table.journal(
      `... on DynastyCreated { nextCommitment } ... on GameStarted { nextCommitment }
       ... on ClientSeedSet { player { name } sha256 }`,
    );
    const { streams } = await verification(table);
    expect(streams).toHaveLength(2);
    const [first, stream] = streams;
    expect(stream).toMatchObject({ week: null, game: { id: table.game, number: 2 } });
    expect(first?.commitment).toBe(told[0]?.nextCommitment);
    expect(first).toMatchObject({ committedSeq: told[0]?.seq, fixedClientSeeds: [] });
    const [before, started] = told.filter(({ __typename }) => textOf(__typename) === 'GameStarted');
    expect(stream?.commitment).toBe(before?.nextCommitment);
    expect(stream).toMatchObject({ algorithm: 'ridotto/2', committedSeq: before?.seq });
    const sets = told.filter(({ __typename }) => textOf(__typename) === 'ClientSeedSet');
    expect(stream?.fixedClientSeeds).toEqual(
      sets.map(({ seq, player, sha256 }) => ({ player, sha256, fixedSeq: seq })),
    );
    for (const { seq } of sets) expect(Number(seq)).toBeLessThan(Number(before?.seq));
    const draws = stream!.draws;
    for (const { seq } of draws) expect(seq).toBe(started?.seq);
    // The draws decide, in this order: the opponent of the player who waited, the starting player,
    // one of two Celestial tricks, and two of three Parte.
    expect(draws.map(({ sides }) => sides)).toEqual([2, 2, 2, 3, 2]);
    const stirred = draws.map(({ clientSeeds }) => clientSeeds.length);
    expect(stirred).toEqual([0, 2, 2, 2, 2]);
    expect(stream!.shuffle.from).toBe(Number(draws.at(-1)?.number) + 1);
  });

  it('keep the seed until the Fine', async () => {
    const table = await house.table();
    const { streams } = await verification(table);
    expect(streams).toMatchObject([{ seed: null, game: { number: 1 } }]);
    expect(textOf(streams[0]?.commitment)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are told game by game, and have no weeks', async () => {
    const table = await house.table();
    await table.ready('cyd', 'dee');
    await table.deal(null);
    const numbers = async (more: object): Promise<unknown> =>
      (await verification(table, more)).streams.map(({ game }) => game.number);
    expect(await numbers({})).toEqual([1, 2]);
    expect(await numbers({ game: 2 })).toEqual([2]);
    expect(await numbers({ game: 9 })).toEqual([]);
    expect(await numbers({ week: 1 })).toEqual([]);
  });

  it('of a round have no games', async () => {
    const table = await house.empty();
    const { createRound } = await table.api.data(
      'mutation { createRound(input: { name: "R" }) { season { id } } }',
      {},
      table.token('host'),
    );
    const query = `query ($id: ID!, $game: Int) { verification(seasonId: $id, game: $game) {
      streams { week game { id } shuffle { from } } } }`;
    const ask = async (more: object): Promise<unknown> =>
      (await table.api.data(query, { id: createRound.season.id, ...more })).verification.streams;
    expect(await ask({})).toEqual([{ week: 1, game: null, shuffle: null }]);
    expect(await ask({ game: 1 })).toEqual([]);
  });
});
