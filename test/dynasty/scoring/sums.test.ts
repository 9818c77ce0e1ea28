import { scored } from './position-notation';
import type { Written } from './position-notation';

type Case = readonly [what: string, written: Written, expected: string];
const DI_PAOLO = ['DI_PAOLO'];
/** Three played cards without effects. */
const PLAIN = 'King Cups, 9 Cups, Ace Cups';
const OTHERS = 'King Cups, 9 Cups, 6 Swords';

describe('Il Toro', () => {
  const active = ['TORO'];
  test.each<Case>([
    [
      '30 by an Angel: 0 + 14 + 16',
      { canal: '9 Cups', mine: 'Angel, 7 Coins, 8 Coins', theirs: PLAIN },
      'TORO 4',
    ],
    [
      '27 against a Devil: 9 + 9 + 9',
      { canal: '6 Cups', mine: 'King Coins, King Batons, King Swords', theirs: 'Devil' },
      'TORO 4',
    ],
    [
      '30 by an Angel against a Devil: 0 + 23 + 7',
      { canal: '9 Cups', mine: 'Angel, King Coins, 6 Coins', theirs: 'Devil' },
      'TORO 4',
    ],
    [
      '34 with the Magician: 15 + 10 + 9',
      { canal: 'Queen Batons', mine: 'Magician, 10 Coins, 9 Coins', theirs: PLAIN },
      'TORO 4',
    ],
    [
      '36 under the World: 15 + 15 + 6',
      { canal: 'World', mine: 'Sun, Moon, 6 Coins', theirs: PLAIN },
      'TORO 4',
    ],
    [
      '36 under the World with the Magician: 15 + 15 + 6',
      { canal: 'World', mine: 'Magician, Moon, 6 Coins', theirs: PLAIN },
      'TORO 4',
    ],
    [
      '21 under the World',
      { canal: 'World', mine: 'King Coins, 6 Coins, Ace Coins', theirs: PLAIN },
      '',
    ],
    [
      '31 under the World as Di Paolo: 14 + 13 + 4',
      { canal: 'World', mine: 'King Coins, Queen Coins, Sun', theirs: PLAIN, myMasks: DI_PAOLO },
      '',
    ],
    [
      '21 as Di Paolo, his mask no part of the Bersaglio: 4 + 10 + 7',
      { canal: 'Star', mine: 'Sun, 10 Coins, 7 Coins', theirs: PLAIN, myMasks: DI_PAOLO },
      'TORO 4',
    ],
  ])('adds up hefts in force: %s [K6, K7]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });
});

describe('comparisons', () => {
  test.each<Case>([
    [
      'L’Aria over a Magician that is 0: 13 against 0 + 6 + 1',
      { mine: '6 Cups, 7 Cups', theirs: 'Magician, 6 Coins', active: ['ARIA'] },
      'ARIA 1',
    ],
    [
      'L’Aria not over a doubled Grand Canal: 13 against 0 + 14',
      { canal: '7 Coins', mine: '6 Cups, 7 Cups', theirs: 'Angel', active: ['ARIA'] },
      '',
    ],
    [
      'L’Aria over one: 15 against 14',
      { canal: '7 Coins', mine: '6 Cups, 9 Cups', theirs: 'Angel', active: ['ARIA'] },
      'ARIA 1',
    ],
    [
      'L’Aria by the Devil: 6 against 4 + 0 + 0',
      { mine: 'Devil, 6 Coins', theirs: '9 Cups, Ace Cups', active: ['ARIA'] },
      'ARIA 1',
    ],
    [
      'L’Aria not over the World in the opening: 13 against 0 + 6 + 15',
      { canal: 'World', mine: '6 Cups, 7 Cups', theirs: 'Magician, 6 Coins', active: ['ARIA'] },
      '',
    ],
    [
      'Il Corpo Celeste under the World: 15 against 14',
      { canal: 'World', mine: '6 Cups, Sun', theirs: 'King Cups', active: ['CORPO_CELESTE'] },
      'CORPO_CELESTE 1',
    ],
    [
      'Il Corpo Celeste not under the World between Arcana: 15 against 15',
      { canal: 'World', mine: '6 Cups, Sun', theirs: 'Moon', active: ['CORPO_CELESTE'] },
      '',
    ],
    [
      'Il Corpo Celeste as Di Paolo: 4 against 1',
      { mine: '6 Cups, Sun', theirs: 'Ace Cups', myMasks: DI_PAOLO, active: ['CORPO_CELESTE'] },
      'CORPO_CELESTE 1',
    ],
    [
      'Il Corpo Celeste under the World not as Di Paolo: 4 against 14',
      {
        canal: 'World',
        mine: '6 Cups, Sun',
        theirs: 'King Cups',
        myMasks: DI_PAOLO,
        active: ['CORPO_CELESTE'],
      },
      '',
    ],
    [
      'Il Corpo Celeste by a Magician: 15 against 14',
      { mine: 'Sun, Magician', theirs: 'King Cups', active: ['CORPO_CELESTE'] },
      'CORPO_CELESTE 1',
    ],
    [
      'Il Corpo Celeste over a Magician: 6 against 0',
      { mine: 'Sun, 6 Cups', theirs: 'Magician', active: ['CORPO_CELESTE'] },
      'CORPO_CELESTE 1',
    ],
    [
      'Il Corpo Celeste not over the World as the only card: 14 against 15',
      { canal: 'World', mine: 'Star, King Cups', theirs: '', active: ['CORPO_CELESTE'] },
      '',
    ],
    [
      'Il Corpo Celeste over it in Di Paolo’s pocket: 14 against 4',
      {
        canal: 'World',
        mine: 'Star, King Cups',
        theirs: '',
        theirMasks: DI_PAOLO,
        active: ['CORPO_CELESTE'],
      },
      'CORPO_CELESTE 1',
    ],
    [
      'Il Verme spoilt by one’s own Devil: 6 against 9 − 5',
      {
        mine: 'Devil, Ace Cups, 6 Cups',
        theirs: '9 Coins, 10 Coins, King Coins',
        active: ['VERME'],
      },
      '',
    ],
    [
      'Il Verme by the opponent’s Devil: 0, 1, 2 against 4 as Di Paolo, 9 and 10',
      {
        mine: 'Ace Cups, 6 Cups, 7 Cups',
        theirs: 'Devil, 9 Coins, 10 Coins',
        theirMasks: DI_PAOLO,
        active: ['VERME'],
      },
      'VERME 4',
    ],
    [
      'Il Verme not against an Arcanum of 0',
      { mine: 'Ace Cups, 6 Cups, 7 Cups', theirs: 'Devil, 9 Coins, 10 Coins', active: ['VERME'] },
      '',
    ],
    [
      'Il Verme under the World: all Arcana 15',
      {
        canal: 'World',
        mine: 'Ace Cups, 6 Cups, 7 Cups',
        theirs: 'Sun, 9 Coins, 10 Coins',
        active: ['VERME'],
      },
      'VERME 4',
    ],
    [
      'Il Verme under an Angel: 1, 6, 7 against 12, 14 and 15 + 15',
      {
        canal: 'World',
        mine: 'Ace Cups, 6 Cups, 7 Cups',
        theirs: 'Angel, 6 Coins, 7 Coins',
        active: ['VERME'],
      },
      'VERME 4',
    ],
  ])('are of hefts in force: %s [K6, K8]', (_, written, expected) => {
    expect(scored(written)).toBe(expected);
  });
});
describe('the Angel as the Grand Canal', () => {
  test.each<Case>([
    ['19', { mine: '10 Cups, 8 Coins, Ace Cups', theirs: OTHERS }, ''],
    ['20', { mine: '10 Cups, 9 Coins, Ace Cups', theirs: OTHERS }, 'TORO 4'],
    ['21', { mine: 'Knave Cups, 9 Coins, Ace Cups', theirs: OTHERS }, 'TORO 4'],
    ['22', { mine: 'Knight Cups, 9 Coins, Ace Cups', theirs: OTHERS }, 'TORO 4'],
    ['23', { mine: 'Queen Cups, 9 Coins, Ace Cups', theirs: OTHERS }, ''],
    [
      '22 by an Angel in the pocket: 0 + 20 + 2',
      { mine: 'Angel, 10 Coins, Ace Cups', theirs: OTHERS },
      'TORO 4',
    ],
    [
      '22 against a Devil: 9 + 7 + 6',
      { mine: 'King Cups, Knight Coins, Knave Cups', theirs: 'Devil' },
      'TORO 4',
    ],
  ])('lets Il Toro miss by one: %s [Arcana; U4]', (_, written, expected) => {
    expect(scored({ ...written, canal: 'Angel', active: ['TORO'] })).toBe(expected);
  });

  it('leaves the Bersaglio alone in a pocket [Arcana]', () => {
    expect(
      scored({
        canal: 'Death',
        mine: 'Angel, 9 Coins, Ace Cups',
        theirs: OTHERS,
        active: ['TORO'],
      }),
    ).toBe('');
  });
});
