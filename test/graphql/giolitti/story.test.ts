import { textOf } from '../house';
import type { Answer } from '../house';
import { openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable, Opening } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

/** The story without its opening. */
async function told(table: GiolittiTable): Promise<string[]> {
  return (await table.shown()).story.slice(1).map(textOf);
}

const TRICKS = `query ($id: ID!) {
  node(id: $id) { ... on GiolittiGame { tricks { trick name active } } } }`;

async function inactiveTrick(table: GiolittiTable): Promise<Answer> {
  const { tricks } = (await table.api.data(TRICKS, { id: table.game })).node;
  return tricks.find(({ active }) => (active as unknown) === false)!;
}

const withBets = async (opening: Opening = {}): Promise<GiolittiTable> => {
  const table = await house.table(opening);
  await table.atTable('cyd', 'becomeBookmaker');
  await table.atTable('dee', 'placeBet', { on: table.players[table.first] });
  return table;
};

describe('the story of a game tells', () => {
  it('a Sfida and its answer where they were made [Play]', async () => {
    const table = await house.table();
    const { first, second } = table;
    await table.atTable(second, 'offerSfida');
    expect(await told(table)).toEqual([`${second} offered ${first} a Sfida.`]);
    await table.atTable(first, 'answerSfida', { accept: true });
    await table.play(first, 'KING BATONS');
    await table.atTable(first, 'offerSfida');
    await table.atTable(second, 'answerSfida', { accept: false });
    expect(await told(table)).toEqual([
      `${second} offered ${first} a Sfida.`,
      `${first} accepted the Sfida: the stakes are 2.`,
      `1. ${first}: King of Batons.`,
      `${first} offered ${second} a Sfida.`,
      `${second} rejected the Sfida.`,
      `${second} resigned game 1 by rejecting the Sfida.`,
      `Scores: ${first} 0, ${second} 0.`,
      'The Fine is awaited.',
    ]);
  });

  it('a mask that Morante reveals, and the trick that Reali names [Masks]', async () => {
    const table = await house.table({ masks: { ann: 'MORANTE', bob: 'MORANTE' } });
    const { first } = table;
    const { trick, name } = await inactiveTrick(table);
    await table.play(first, 'KING BATONS');
    await table.atTable(first, 'revealMask', { mask: 'REALI' });
    await table.atTable(first, 'useReali', { trick });
    expect(await told(table)).toEqual([
      `1. ${first}: King of Batons.`,
      `${first} revealed the mask Reali.`,
      `${first} named ${textOf(name)} and scored 0.`,
    ]);
  });

  it('the bookmaker and bets as they come, and what was settled last [Gambling]', async () => {
    const table = await withBets();
    const { first, second } = table;
    await table.atTable(second, 'resignGame');
    await table.atTable('host', 'endGame');
    expect(await told(table)).toEqual([
      'cyd became the bookmaker of game 1.',
      `dee bet on ${first} at a Juice of 3.`,
      `${second} resigned game 1.`,
      `Scores: ${first} 0, ${second} 0.`,
      `The game is clean; ${first} is Campione for 1 peg.`,
      '1 bet on game 1 won: dee gained 3 pegs.',
      'The bookmaker of game 1 settled.',
    ]);
  });

  it('that it was voided after all else [K21]', async () => {
    const table = await withBets();
    await table.atTable(table.second, 'resignGame');
    await table.atTable('host', 'endGame');
    await table.atTable('host', 'voidGame', { reason: 'A wrong deal.' });
    expect((await told(table)).slice(-3)).toEqual([
      '1 bet on game 1 won: dee gained 3 pegs.',
      'The bookmaker of game 1 settled.',
      'Voided: “A wrong deal.”',
    ]);
  });
});
