import { bersaglio, pocketHefts, pocketOf } from '../../../src/dynasty/scoring';
import { giolitti } from '../../rulesets/dynasty/documents';
import { card, cards, position, turned } from './position-notation';
import type { Written } from './position-notation';

const DI_PAOLO = ['DI_PAOLO'];

/**
 * The hefts as "14, 0 | 9, 1 + 6": the claimant's pocket, the opponent's, and the Grand Canal's if
 * it defends.
 */
function hefts(written: Written): string {
  const { holder, opponent, grandCanal } = pocketHefts(giolitti, position(written));
  const defending = grandCanal === null ? '' : ` + ${grandCanal}`;
  return `${holder.join(', ')} | ${opponent.join(', ')}${defending}`;
}

type Case = readonly [what: string, written: Written, expected: string];
/** Three played cards without effects. */
const PLAIN = 'King Cups, 9 Cups, Ace Cups';

describe('the Bersaglio', () => {
  test.each([
    ['Queen Batons', 34],
    ['King Swords', 35],
    ['Ace Cups', 22],
    ['6 Coins', 27],
    ['World', 36],
    ['Sun', 21],
    ['Moon', 21],
    ['Angel', 21],
    ['Magician', 21],
    ['Lightning', 21],
  ])('of %s is %i [Starting a Game; K7]', (canal, expected) => {
    expect(bersaglio(giolitti, card(canal))).toBe(expected);
  });
});

describe('a pocket', () => {
  test.each([
    ['the last three plays', 'Ace Batons', '8 Cups, 9 Cups, 10 Cups'],
    ['four under the Sun', 'Sun', '7 Cups, 8 Cups, 9 Cups, 10 Cups'],
    ['two under the Moon', 'Moon', '9 Cups, 10 Cups'],
  ])('is %s [Tricks; Arcana]', (_, canal, expected) => {
    const plays = cards('6 Cups, 7 Cups, 8 Cups, 9 Cups, 10 Cups');
    expect(pocketOf(giolitti, { plays }, card(canal))).toEqual(cards(expected));
  });

  it('is all plays while they are fewer [Tricks]', () => {
    const plays = cards('6 Cups, 7 Cups');
    expect(pocketOf(giolitti, { plays }, card('Sun'))).toEqual(plays);
    expect(pocketOf(giolitti, { plays: [] }, card('Moon'))).toEqual([]);
  });
});

describe('the hefts of a claim', () => {
  test.each<Case>([
    ['as printed', { mine: '6 Batons, Sun, King Coins', theirs: PLAIN }, '6, 0, 14 | 14, 9, 1'],
    [
      'of the Grand Canal while one made two plays',
      { canal: '8 Coins', mine: '6 Batons, Sun', theirs: PLAIN },
      '6, 0 | 14, 9, 1 + 8',
    ],
    [
      'of the Grand Canal while the other made two',
      { canal: '8 Coins', mine: PLAIN, theirs: '6 Batons, Sun' },
      '14, 9, 1 | 6, 0 + 8',
    ],
  ])('are %s [The Deck; K8]', (_, written, expected) => expect(hefts(written)).toBe(expected));

  test.each<Case>([
    ['the holder’s', { mine: 'Angel, 6 Coins, Ace Coins', theirs: PLAIN }, '0, 12, 2 | 14, 9, 1'],
    ['the opponent’s', { mine: PLAIN, theirs: 'Angel, 6 Coins, Ace Coins' }, '14, 9, 1 | 0, 12, 2'],
    [
      'the Grand Canal in the opponent’s',
      { canal: '8 Coins', mine: PLAIN, theirs: 'Angel, 6 Coins' },
      '14, 9, 1 | 0, 12 + 16',
    ],
    [
      'nothing once it is out of the pocket',
      { mine: 'Angel, 6 Coins, 7 Coins, 8 Coins', theirs: PLAIN },
      '6, 7, 8 | 14, 9, 1',
    ],
    [
      'nothing as the Grand Canal',
      { canal: 'Angel', mine: PLAIN, theirs: '6 Coins' },
      '14, 9, 1 | 6 + 0',
    ],
  ])('are doubled by the Angel: %s [Arcana; K6, K8; U2]', (_, written, expected) => {
    expect(hefts(written)).toBe(expected);
  });

  test.each<Case>([
    [
      'of the opponent, not below 0',
      { mine: 'Devil, 6 Coins, Ace Coins', theirs: PLAIN },
      '0, 6, 1 | 9, 4, 0',
    ],
    ['of the claimant', { mine: PLAIN, theirs: 'Devil, 6 Coins, Ace Coins' }, '9, 4, 0 | 0, 6, 1'],
    [
      'and of the Grand Canal in the opponent’s pocket',
      { canal: '8 Coins', mine: 'Devil', theirs: PLAIN },
      '0 | 9, 4, 0 + 3',
    ],
    [
      'on both sides',
      { mine: 'Devil, 6 Coins, Ace Coins', theirs: 'Devil, 10 Coins, 9 Coins' },
      '0, 1, 0 | 0, 5, 4',
    ],
    [
      'but not as the Grand Canal',
      { canal: 'Devil', mine: PLAIN, theirs: '6 Coins' },
      '14, 9, 1 | 6 + 0',
    ],
  ])('are 5 less by the Devil: %s [Arcana; K6, K8; U2]', (_, written, expected) => {
    expect(hefts(written)).toBe(expected);
  });

  test.each<Case>([
    [
      'Angel against Devil: doubled, then less 5',
      { mine: 'Angel, King Coins, 6 Coins', theirs: 'Devil, 9 Cups, Ace Cups' },
      '0, 23, 7 | 0, 9, 1',
    ],
    [
      'Devil against Angel',
      { mine: 'Devil, 9 Cups, Ace Cups', theirs: 'Angel, King Coins, 6 Coins' },
      '0, 9, 1 | 0, 23, 7',
    ],
    [
      'Angel and Devil on one side',
      { mine: 'Angel, Devil, 6 Coins', theirs: PLAIN },
      '0, 0, 12 | 9, 4, 0',
    ],
    [
      'Angel and Devil on both',
      { mine: 'Angel, Devil, 6 Coins', theirs: 'Angel, Devil, King Cups' },
      '0, 0, 7 | 0, 0, 23',
    ],
  ])('are taken in order: %s [K6]', (_, written, expected) => {
    expect(hefts(written)).toBe(expected);
  });

  test.each<Case>([
    [
      '15 for the claimant',
      { mine: 'Magician, 6 Coins, 7 Coins', theirs: PLAIN },
      '15, 6, 7 | 14, 9, 1',
    ],
    [
      '0 for the other',
      { mine: PLAIN, theirs: 'Magician, 6 Coins, 7 Coins' },
      '14, 9, 1 | 0, 6, 7',
    ],
    [
      'each on its side',
      { mine: 'Magician, 6 Coins, 7 Coins', theirs: 'Magician, 8 Cups, 9 Cups' },
      '15, 6, 7 | 0, 8, 9',
    ],
    [
      '0 as the Grand Canal',
      { canal: 'Magician', mine: PLAIN, theirs: '6 Coins' },
      '14, 9, 1 | 6 + 0',
    ],
    [
      'doubled by an Angel',
      { mine: 'Magician, Angel, 7 Coins', theirs: PLAIN },
      '30, 0, 14 | 14, 9, 1',
    ],
    [
      '10 against a Devil',
      { mine: 'Magician, 6 Coins, 7 Coins', theirs: 'Devil, 8 Cups, 9 Cups' },
      '10, 1, 2 | 0, 8, 9',
    ],
    [
      '25 by an Angel against a Devil',
      { mine: 'Magician, Angel, 7 Coins', theirs: 'Devil, 8 Cups, 9 Cups' },
      '25, 0, 9 | 0, 8, 9',
    ],
    [
      '4 for a claimant as Di Paolo',
      { mine: 'Magician, 6 Coins, 7 Coins', theirs: PLAIN, myMasks: DI_PAOLO },
      '4, 6, 7 | 14, 9, 1',
    ],
    [
      '4 for an opponent as Di Paolo',
      { mine: PLAIN, theirs: 'Magician, 6 Coins, 7 Coins', theirMasks: DI_PAOLO },
      '14, 9, 1 | 4, 6, 7',
    ],
    [
      '15 under the World',
      { canal: 'World', mine: 'Magician, 6 Coins, Sun', theirs: PLAIN },
      '15, 6, 15 | 14, 9, 1',
    ],
    [
      '0 for the other under the World',
      { canal: 'World', mine: PLAIN, theirs: 'Magician, 6 Coins, Sun' },
      '14, 9, 1 | 0, 6, 15',
    ],
  ])('have the Magician by who claims: %s [Arcana; K6]', (_, written, expected) => {
    expect(hefts(written)).toBe(expected);
  });

  it('have the Magician the other way round when the other one claims [Arcana; K6]', () => {
    const game = position({ mine: 'Magician, 6 Coins, 7 Coins', theirs: PLAIN });
    expect(pocketHefts(giolitti, game).holder).toEqual([15, 6, 7]);
    expect(pocketHefts(giolitti, turned(game)).opponent).toEqual([0, 6, 7]);
  });

  test.each<Case>([
    [
      'Arcana on both sides',
      { canal: 'World', mine: 'Sun, 6 Coins, Devil', theirs: 'Star, King Cups, Ace Cups' },
      '15, 6, 15 | 10, 9, 0',
    ],
    ['the Grand Canal itself', { canal: 'World', mine: '6 Coins', theirs: 'Moon' }, '6 | 15 + 15'],
    [
      'and then Angels',
      { canal: 'World', mine: 'Angel, 6 Coins, Sun', theirs: PLAIN },
      '30, 12, 30 | 14, 9, 1',
    ],
    [
      'none of Di Paolo’s',
      {
        canal: 'World',
        mine: 'Sun, 6 Coins, Moon',
        theirs: 'Star, King Cups, Ace Cups',
        myMasks: DI_PAOLO,
      },
      '4, 6, 4 | 15, 14, 1',
    ],
    [
      'but not the Grand Canal in Di Paolo’s pocket',
      { canal: 'World', mine: '6 Coins', theirs: 'Moon', theirMasks: DI_PAOLO },
      '6 | 4 + 4',
    ],
    [
      'and is only a card in a pocket',
      { canal: 'Ace Cups', mine: 'World, Sun, 6 Coins', theirs: 'Moon, King Cups, Ace Cups' },
      '0, 0, 6 | 0, 14, 1',
    ],
  ])('are 15 for Arcana under the World: %s [Arcana; K6, K7]', (_, written, expected) => {
    expect(hefts(written)).toBe(expected);
  });

  test.each<Case>([
    [
      'his own Arcana only',
      { mine: 'Sun, 6 Coins, Moon', theirs: 'Star, 9 Cups, Ace Cups', myMasks: DI_PAOLO },
      '4, 6, 4 | 0, 9, 1',
    ],
    [
      'an opponent’s',
      { mine: 'Sun, 6 Coins, Moon', theirs: 'Star, 9 Cups, Ace Cups', theirMasks: DI_PAOLO },
      '0, 6, 0 | 4, 9, 1',
    ],
    [
      'an Arcanum as the Grand Canal in his pocket',
      { canal: 'Star', mine: '6 Coins', theirs: '9 Cups', theirMasks: DI_PAOLO },
      '6 | 9 + 4',
    ],
    [
      'no other Grand Canal',
      { canal: '8 Cups', mine: '6 Coins', theirs: '9 Cups', theirMasks: DI_PAOLO },
      '6 | 9 + 8',
    ],
    [
      'and then doubled',
      { mine: 'Angel, 6 Coins, Moon', theirs: PLAIN, myMasks: DI_PAOLO },
      '8, 12, 8 | 14, 9, 1',
    ],
    [
      'and then less 5',
      { mine: 'Sun, 6 Coins, Moon', theirs: 'Devil, 9 Cups, Ace Cups', myMasks: DI_PAOLO },
      '0, 1, 0 | 0, 9, 1',
    ],
    [
      'doubled and less 5',
      { mine: 'Angel, 6 Coins, Moon', theirs: 'Devil, 9 Cups, Ace Cups', myMasks: DI_PAOLO },
      '3, 7, 3 | 0, 9, 1',
    ],
    [
      'revealed by Morante',
      { mine: 'Sun, 6 Coins, Moon', theirs: PLAIN, myMasks: ['MORANTE', 'DI_PAOLO'] },
      '4, 6, 4 | 14, 9, 1',
    ],
    [
      'not under Lightning',
      { canal: 'Lightning', mine: 'Sun, 6 Coins, Moon', theirs: PLAIN, myMasks: DI_PAOLO },
      '0, 6, 0 | 14, 9, 1',
    ],
  ])('are 4 for Arcana of Di Paolo: %s [Di Paolo; K4, K6]', (_, written, expected) => {
    expect(hefts(written)).toBe(expected);
  });
});
