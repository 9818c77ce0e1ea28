import { scored } from './position-notation';
import type { Written } from './position-notation';

type Case = readonly [what: string, written: Written, expected: string];
const OTHERS = 'King Cups, 9 Cups, 6 Swords';

describe('four cards under the Sun', () => {
  test.each<Case>([
    [
      'Il Propore with three',
      { mine: '6 Cups, 7 Cups, 8 Cups', theirs: OTHERS, active: ['PROPORE'] },
      'PROPORE 2',
    ],
    [
      'no Il Propore with four',
      { mine: '6 Cups, 7 Cups, 8 Cups, 9 Cups', theirs: OTHERS, active: ['PROPORE'] },
      '',
    ],
    [
      'Il Toro with three: 14 + 6 + 1',
      { mine: 'King Coins, 6 Cups, Ace Cups', theirs: OTHERS, active: ['TORO'] },
      'TORO 4',
    ],
    [
      'no Il Toro with four: 14 + 6 + 1 + 0',
      { mine: 'King Coins, 6 Cups, Ace Cups, Moon', theirs: OTHERS, active: ['TORO'] },
      '',
    ],
    [
      'L’Ossa by the oldest of four',
      { mine: 'Angel, 6 Cups, 7 Coins, 8 Batons', theirs: OTHERS, active: ['OSSA'] },
      'OSSA 1',
    ],
    [
      'no L’Ossa by the oldest but one of four',
      { mine: '6 Cups, Angel, 7 Coins, 8 Batons', theirs: OTHERS, active: ['OSSA'] },
      '',
    ],
    [
      'L’Ossa by the oldest of three',
      { mine: 'Angel, 7 Coins, 8 Batons', theirs: OTHERS, active: ['OSSA'] },
      'OSSA 1',
    ],
    [
      'Tripletta with four',
      { mine: '6 Cups, 6 Coins, 6 Batons, 6 Swords', theirs: OTHERS, active: ['TRIPLETTA'] },
      'TRIPLETTA 4',
    ],
    [
      'no Tripletta with three of four',
      { mine: '7 Cups, 6 Coins, 6 Batons, 6 Swords', theirs: OTHERS, active: ['TRIPLETTA'] },
      '',
    ],
    [
      'L’Aria on all four: 30 against 29',
      {
        mine: '6 Cups, 7 Coins, 8 Batons, 9 Batons',
        theirs: 'King Cups, 8 Swords, 6 Swords, Ace Cups',
        active: ['ARIA'],
      },
      'ARIA 1',
    ],
    [
      'L’Universo by one of four plays ago',
      { mine: 'Moon, 7 Coins, 8 Batons, Star', theirs: OTHERS, active: ['UNIVERSO'] },
      'UNIVERSO 2',
    ],
    [
      'Il Verme with four under four',
      {
        mine: 'Ace Cups, 6 Cups, 7 Coins, Angel',
        theirs: 'King Cups, 9 Cups, Queen Swords, Knave Swords',
        active: ['VERME'],
      },
      '',
    ],
    [
      'Il Verme with three under four',
      {
        mine: 'Ace Cups, 6 Cups, 7 Coins',
        theirs: 'King Cups, 9 Cups, Queen Swords, Knave Swords',
        active: ['VERME'],
      },
      'VERME 4',
    ],
    [
      'the World of four plays ago',
      { mine: 'World, 6 Cups, Moon, Star', theirs: OTHERS, active: ['UNIVERSO'] },
      'UNIVERSO 3',
    ],
    [
      'the Impostor of four plays ago',
      { mine: 'Moon, Star', theirs: 'Impostor, 6 Cups, 7 Cups, 8 Cups', active: ['UNIVERSO'] },
      'UNIVERSO 1',
    ],
    [
      'the Devil of four plays ago: 24 against 9 + 4 + 0 + 0',
      {
        mine: 'Devil, 7 Coins, 8 Batons, 9 Batons',
        theirs: 'King Cups, 9 Swords, Ace Swords, Sun',
        active: ['ARIA'],
      },
      'ARIA 1',
    ],
  ])('are the pocket: %s [Arcana; K9]', (_, written, expected) => {
    expect(scored({ ...written, canal: 'Sun' })).toBe(expected);
  });
});

describe('two cards under the Moon', () => {
  test.each<Case>([
    ['Il Propore', { mine: '6 Cups, 7 Cups', theirs: OTHERS, active: ['PROPORE'] }, 'PROPORE 2'],
    [
      'Il Propore by the last two of three',
      { mine: '6 Coins, 6 Cups, 7 Cups', theirs: OTHERS, active: ['PROPORE'] },
      'PROPORE 2',
    ],
    ['no trick of one', { mine: 'Angel', theirs: OTHERS }, ''],
    [
      'Il Toro: 10 + 11',
      { mine: '10 Cups, Knave Coins', theirs: OTHERS, active: ['TORO'] },
      'TORO 4',
    ],
    [
      'no Il Toro by three: 14 + 6 + 1',
      { mine: 'King Coins, 6 Cups, Ace Cups', theirs: OTHERS, active: ['TORO'] },
      '',
    ],
    [
      'Tripletta',
      { mine: '9 Swords, 6 Cups, 6 Coins', theirs: OTHERS, active: ['TRIPLETTA'] },
      'TRIPLETTA 4',
    ],
    [
      'L’Ossa by the oldest of two',
      { mine: '6 Coins, Angel, 7 Coins', theirs: OTHERS, active: ['OSSA'] },
      'OSSA 1',
    ],
    [
      'no L’Ossa by the oldest of three',
      { mine: 'Angel, 6 Coins, 7 Coins', theirs: OTHERS, active: ['OSSA'] },
      '',
    ],
    [
      'Il Verme: 6, 7 under 9 and 14',
      {
        mine: '10 Swords, 6 Cups, 7 Coins',
        theirs: '6 Swords, 9 Cups, King Cups',
        active: ['VERME'],
      },
      'VERME 4',
    ],
    [
      'no Il Verme under the Grand Canal, 0, in the opening',
      { mine: '6 Cups, 7 Coins', theirs: '9 Cups, King Cups', active: ['VERME'] },
      '',
    ],
    ['L’Universo', { mine: 'Star, Sun', theirs: OTHERS, active: ['UNIVERSO'] }, 'UNIVERSO 2'],
    [
      'L’Aria, with the Grand Canal until three plays: one card and the Moon',
      { mine: '9 Coins, 6 Cups', theirs: 'King Cups', active: ['ARIA'] },
      'ARIA 1',
    ],
    [
      'L’Aria on the last two: 15 against 15',
      {
        mine: 'King Coins, 9 Coins, 6 Cups',
        theirs: '6 Coins, 9 Cups, 6 Swords',
        active: ['ARIA'],
      },
      '',
    ],
    [
      'Il Corpo Celeste not by the Sun of three plays ago',
      { mine: 'Sun, 9 Coins, King Coins', theirs: OTHERS, active: ['CORPO_CELESTE'] },
      '',
    ],
    [
      'the Impostor of three plays ago',
      { mine: 'Star, Sun', theirs: 'Impostor, 6 Cups, 7 Cups', active: ['UNIVERSO'] },
      'UNIVERSO 2',
    ],
  ])('are the pocket, and enough: %s [Arcana; K8, K9; U3]', (_, written, expected) => {
    expect(scored({ ...written, canal: 'Moon' })).toBe(expected);
  });
});
