import { scored } from './position-notation';
import type { Written } from './position-notation';

type Case = readonly [what: string, written: Written, expected: string];
const OTHERS = 'King Cups, 9 Cups, 6 Swords';

describe('suits in force', () => {
  const active = ['OSSA', 'PROPORE'];
  test.each<Case>([
    [
      'Lightning with two Cups',
      { mine: 'Lightning, 6 Cups, 7 Cups', theirs: OTHERS, active: ['PROPORE'] },
      'PROPORE 2',
    ],
    [
      'Lightning with a Cup and a Coin',
      { mine: 'Lightning, 6 Cups, 7 Coins', theirs: OTHERS, active: ['PROPORE'] },
      '',
    ],
    [
      'Lightning with two Arcana',
      { mine: 'Lightning, Angel, World', theirs: OTHERS, active: ['PROPORE'] },
      'PROPORE 3',
    ],
    [
      'Lightning with an Arcanum and a Cup',
      { mine: 'Lightning, Angel, 6 Cups', theirs: OTHERS, active: ['PROPORE'] },
      '',
    ],
    [
      'Lightning the oldest',
      { canal: 'King Cups', mine: 'Lightning, 6 Coins, 7 Swords', theirs: OTHERS, active },
      'OSSA 1',
    ],
    [
      'Lightning not the oldest',
      { canal: 'King Cups', mine: '6 Coins, Lightning, 7 Swords', theirs: OTHERS, active },
      '',
    ],
    [
      'Lightning as the Grand Canal: no suit but its own',
      { canal: 'Lightning', mine: '6 Coins, Angel, 7 Swords', theirs: OTHERS, active },
      '',
    ],
    [
      'Lightning as the Grand Canal and an Arcanum',
      { canal: 'Lightning', mine: 'Angel, 6 Coins, 7 Swords', theirs: OTHERS, active },
      'OSSA 1',
    ],
    [
      'under the Star any oldest card',
      { canal: 'Star', mine: '6 Coins, 9 Batons, 7 Swords', theirs: OTHERS, active },
      'OSSA 1',
    ],
    [
      'under the Star an Arcanum with two Cups',
      { canal: 'Star', mine: 'Angel, 6 Cups, 7 Cups', theirs: OTHERS, active: ['PROPORE'] },
      'PROPORE 2',
    ],
    [
      'under the Star two Arcana with a Cup',
      { canal: 'Star', mine: 'Angel, 6 Cups, Devil', theirs: OTHERS, active: ['PROPORE'] },
      'PROPORE 2',
    ],
    [
      'under the Star an Arcanum between a Cup and a Coin',
      { canal: 'Star', mine: '6 Coins, Angel, 7 Cups', theirs: OTHERS, active: ['PROPORE'] },
      '',
    ],
    [
      'the Star in a pocket',
      { mine: 'Star, Angel, 6 Cups', theirs: OTHERS, active: ['PROPORE'] },
      '',
    ],
  ])('are all of them for some: %s [Arcana; K9]', (_, written, expected) => {
    expect(scored(written)).toBe(expected);
  });
});
