/**
 * Hands are scored over the API by the amended rules, which may count their player's values [X2,
 * AB2, AF1].
 */
import { add, amend } from '../api/nomic';
import { HONOUR, SHINE } from '../support/custom-mechanics';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const CARDS = ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => `{ rank: "${rank}", suit: "SWORDS" }`);
const SCORE = `scoreHand(seasonId: $id, cards: [${CARDS.join()}]) {
  cards ranks multiplier highest formula total }`;

it('a score says its formula, and leaves out what that does not speak of [X2]', async () => {
  const round = await nomics.open('a round');
  const before = await round.root(SCORE, 'scoreHand');
  expect(before).toMatchObject({ formula: null, total: '6822' });
  const of = ['cards', 'ranks.STANDARD', 'multiplier'].map((name) => ({ name }));
  const prose = await round.amends('/hands/ranking/formula', { op: 'MULTIPLY', of });
  expect(prose).toContain('A hand scores **c × r(Standard) × m**.');
  expect(await round.root(SCORE, 'scoreHand')).toEqual({
    ...{ cards: 3, ranks: 42, multiplier: 54, highest: 18 },
    ...{ formula: 'c × r(Standard) × m', total: String(3 * 20 * 54) },
  });
});

it('a score that reads values is that of whoever asks [AB2, AF1]', async () => {
  const round = await nomics.open('a round');
  const of = ['cards', 'value:HONOUR', 'hand.value:SHINE'].map((name) => ({ name }));
  await round.adopts(
    'Honour counts',
    amend(add('/trackedValues', [HONOUR, SHINE]), add('/hands/ranking/formula', { op: 'ADD', of })),
    { setValue: { value: 'HONOUR', playerId: round.players.ann, to: 9 } },
  );
  const scored = (who: 'ann' | 'bob') => round.root(SCORE, 'scoreHand', who);
  const formula = 'c + Honour + Shine of its cards';
  expect(await scored('ann')).toMatchObject({ formula, total: '15' });
  expect(await scored('bob')).toMatchObject({ formula, total: '6' });
});
