import { scored } from './position-notation';
import type { Written } from './position-notation';

type Case = readonly [what: string, written: Written, expected: string];
const OTHERS = 'King Cups, 9 Cups, 6 Swords';

describe('Death', () => {
  const active = ['TRIPLETTA', 'PROPORE', 'UNIVERSO'];
  const mine = '6 Cups, 6 Coins, 6 Batons';
  test.each<Case>([
    [
      'the opponent’s, and no Ace',
      { mine, theirs: 'Death, 7 Coins, 8 Coins' },
      'TRIPLETTA 4 (Death)',
    ],
    [
      'the opponent’s, and an Ace in the holder’s pocket',
      { mine: 'Ace Cups, Ace Coins, Ace Swords', theirs: 'Death, 7 Coins, 8 Coins' },
      'TRIPLETTA 4',
    ],
    [
      'one’s own, and no Ace opposite',
      { mine: 'Death, Angel, World', theirs: OTHERS },
      'PROPORE 3 (Death)',
    ],
    [
      'one’s own, and an Ace opposite',
      { mine: 'Death, Angel, World', theirs: 'Ace Cups' },
      'PROPORE 3',
    ],
    [
      'one’s own, and an Ace beside it',
      { mine: 'Death, Ace Cups, Lightning', theirs: OTHERS },
      ' (Death)',
    ],
    [
      'one’s own, over an empty pocket',
      { mine: 'Death, Sun, Moon', theirs: '' },
      'PROPORE 2, UNIVERSO 2 (Death)',
    ],
    [
      'an Ace that is the Grand Canal',
      { canal: 'Ace Cups', mine: 'Death, Sun, Moon', theirs: '9 Cups' },
      'PROPORE 2, UNIVERSO 2 (Death)',
    ],
    [
      'an Ace that left the pocket',
      { mine: 'Death, Sun, Moon', theirs: 'Ace Cups, 7 Cups, 8 Cups, 9 Cups' },
      'PROPORE 2, UNIVERSO 2 (Death)',
    ],
    [
      'an Ace of four plays ago under the Sun',
      { canal: 'Sun', mine: 'Death, Sun, Moon', theirs: 'Ace Cups, 7 Cups, 8 Cups, 9 Cups' },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'an Ace of three plays ago',
      { mine: 'Death, Sun, Moon', theirs: 'Ace Cups, 8 Cups, 9 Cups' },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'an Ace of three plays ago under the Moon',
      { canal: 'Moon', mine: 'Sun, Death', theirs: 'Ace Cups, 8 Cups, 9 Cups' },
      'PROPORE 2 (Death)',
    ],
    [
      'Death itself gone from the pocket',
      { mine: 'Death, 6 Cups, 6 Coins, 6 Batons', theirs: OTHERS },
      'TRIPLETTA 4',
    ],
    [
      'Death of four plays ago under the Sun',
      { canal: 'Sun', mine, theirs: 'Death, 7 Coins, 8 Coins, 9 Coins' },
      'TRIPLETTA 4 (Death)',
    ],
    [
      'on both sides with one Ace',
      { mine: 'Death, Ace Cups, Star', theirs: 'Death, 7 Coins, 8 Coins' },
      ' (Death)',
    ],
    [
      'on both sides with two Aces',
      { mine: 'Death, Ace Cups, Lightning', theirs: 'Death, Ace Coins, 8 Coins' },
      '',
    ],
    ['as the Grand Canal', { canal: 'Death', mine, theirs: OTHERS }, 'TRIPLETTA 4'],
    ['against a mask', { mine, theirs: 'Death', myMasks: ['TOGNOLI'] }, 'TRIPLETTA 5 (Death)'],
  ])('stops all points where no Ace is opposite: %s [Arcana; K8, K10]', (_, written, expected) => {
    expect(scored({ active, ...written })).toBe(expected);
  });

  it('stops the other one as well [Death; K10]', () => {
    const theirs = '7 Coins, 7 Cups, 7 Swords';
    expect(scored({ active, mine: theirs, theirs: 'Death, 6 Cups, 6 Coins' })).toBe(
      'TRIPLETTA 4 (Death)',
    );
    expect(scored({ active, mine: 'Death, Angel, Sun', theirs })).toBe('PROPORE 2 (Death)');
  });
});
