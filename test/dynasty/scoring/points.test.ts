import { claimable, pocketHefts, pocketOf, scoreTrick } from '../../../src/dynasty/scoring';
import { copy, giolitti } from '../../rulesets/dynasty/documents';
import { card, cards, position, scored } from './position-notation';
import type { Written } from './position-notation';

type Case = readonly [what: string, written: Written, expected: string];
const OTHERS = 'King Cups, 9 Cups, 6 Swords';

describe('the World in a pocket', () => {
  test.each<Case>([
    ['each trick', { mine: 'World, Sun, Moon', theirs: OTHERS }, 'PROPORE 3, UNIVERSO 3'],
    ['Il Corpo Celeste', { mine: 'World, Sun, King Coins', theirs: OTHERS }, 'CORPO_CELESTE 2'],
    [
      'none of the opponent’s',
      { mine: 'Angel, Sun, Moon', theirs: 'World, King Cups, 9 Cups' },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'none once it is out of the pocket',
      { mine: 'World, Angel, Sun, Moon', theirs: OTHERS },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'none as the Grand Canal',
      { canal: 'World', mine: '6 Cups, 7 Cups, 8 Cups', theirs: OTHERS },
      'PROPORE 2',
    ],
  ])('adds a point to %s [Arcana; K10]', (_, written, expected) => {
    expect(scored({ ...written, active: ['PROPORE', 'UNIVERSO', 'CORPO_CELESTE'] })).toBe(expected);
  });
});

describe('the Impostor in a pocket', () => {
  const active = ['ARIA', 'PROPORE', 'UNIVERSO'];
  test.each<Case>([
    [
      'each trick of the opponent',
      { mine: 'Angel, Sun, Moon', theirs: 'Impostor, King Cups, 9 Cups', active },
      'PROPORE 1, UNIVERSO 1',
    ],
    [
      'none below 0',
      { mine: 'King Batons, King Coins, 6 Cups', theirs: 'Impostor, 6 Coins, 7 Coins', active },
      'ARIA 0',
    ],
    [
      'none of its holder',
      { mine: 'Impostor, Sun, Moon', theirs: OTHERS, active },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'one that the World added',
      { mine: 'World, Sun, Moon', theirs: 'Impostor, King Cups, 9 Cups', active },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'one of Tognoli',
      {
        mine: '6 Cups, 7 Cups, 8 Cups',
        theirs: 'Impostor, King Coins, Queen Coins',
        myMasks: ['TOGNOLI'],
        active,
      },
      'PROPORE 2',
    ],
    [
      'none once it is out of the pocket',
      { mine: 'Angel, Sun, Moon', theirs: 'Impostor, 9 Cups, 6 Swords, King Cups', active },
      'PROPORE 2, UNIVERSO 2',
    ],
    [
      'none as the Grand Canal',
      { canal: 'Impostor', mine: 'King Batons, King Coins, 7 Cups', theirs: '6 Coins', active },
      'ARIA 1',
    ],
  ])('takes a point from %s [Arcana; K8, K10]', (_, written, expected) => {
    expect(scored(written)).toBe(expected);
  });

  it('takes a trick to 0 and no other one with it [Impostor; K10]', () => {
    const written = {
      mine: 'King Batons, King Coins, King Cups',
      theirs: 'Impostor, 6 Coins, 7 Coins',
    };
    const { tricks, total } = claimable(
      giolitti,
      position({ ...written, active: ['ARIA', 'TRIPLETTA'] }),
    );
    expect(tricks.map(({ trick, points }) => [trick, points])).toEqual([
      ['ARIA', 0],
      ['TRIPLETTA', 3],
    ]);
    expect(total).toBe(3);
  });
});

describe('Tognoli', () => {
  const masks = { myMasks: ['TOGNOLI'] };
  test.each<Case>([
    [
      'L’Ossa and Il Propore',
      { ...masks, canal: 'King Cups', mine: '6 Cups, 7 Cups, 8 Cups', theirs: OTHERS },
      'OSSA 2, PROPORE 3',
    ],
    ['Tripletta', { ...masks, mine: '6 Cups, 6 Coins, 6 Batons', theirs: OTHERS }, 'TRIPLETTA 5'],
    [
      'no Permanent trick',
      {
        ...masks,
        canal: 'Queen Batons',
        mine: 'King Batons, King Coins, 6 Cups',
        theirs: '6 Coins, 7 Coins, 8 Coins',
      },
      'ARIA 1, OSSA 2, TORO 4',
    ],
    ['no Celestial trick', { ...masks, mine: 'Sun, Moon', theirs: OTHERS }, 'UNIVERSO 2'],
    [
      'nothing for the other',
      { theirMasks: ['TOGNOLI'], mine: '6 Cups, 6 Coins, 6 Batons', theirs: OTHERS },
      'TRIPLETTA 4',
    ],
    [
      'with the World',
      { ...masks, mine: 'World, Angel, Star', theirs: OTHERS },
      'PROPORE 4, VERME 5',
    ],
    [
      'with the World against the Impostor',
      { ...masks, mine: 'World, Angel, Star', theirs: 'Impostor, 6 Coins, 7 Coins' },
      'PROPORE 3',
    ],
    [
      'revealed by Morante',
      { myMasks: ['MORANTE', 'TOGNOLI'], mine: '6 Cups, 6 Coins, 6 Batons', theirs: OTHERS },
      'TRIPLETTA 5',
    ],
    [
      'once, however often it is named',
      { myMasks: ['TOGNOLI', 'TOGNOLI'], mine: '6 Cups, 6 Coins, 6 Batons', theirs: OTHERS },
      'TRIPLETTA 5',
    ],
    [
      'nothing under Lightning',
      { ...masks, canal: 'Lightning', mine: '6 Cups, 6 Coins, 6 Batons', theirs: OTHERS },
      'TRIPLETTA 4',
    ],
    [
      'nothing under Lightning when revealed',
      {
        myMasks: ['MORANTE', 'TOGNOLI'],
        canal: 'Lightning',
        mine: '6 Cups, 6 Coins, 6 Batons',
        theirs: OTHERS,
      },
      'TRIPLETTA 4',
    ],
    [
      'with Lightning in the pocket, which ends no mask',
      { ...masks, mine: 'Lightning, 6 Coins, 7 Coins', theirs: OTHERS },
      'OSSA 2, PROPORE 3',
    ],
  ])('scores a point more with Parte tricks: %s [Tognoli; K4, K10; U5]', (_, written, expected) => {
    expect(scored(written)).toBe(expected);
  });

  it('is told apart from what cards add [Tognoli; K10]', () => {
    const written = { ...masks, mine: 'World, Angel, Star', theirs: 'Impostor' };
    expect(scoreTrick(giolitti, position(written), 'PROPORE')).toEqual({
      trick: 'PROPORE',
      points: 3,
      basePoints: 2,
      additions: [
        { points: 1, by: 'HOLDER', card: { rank: 'WORLD', suit: 'ARCANA' } },
        { points: 1, by: 'HOLDER', mask: 'TOGNOLI' },
        { points: -1, by: 'OPPONENT', card: { rank: 'IMPOSTOR', suit: 'ARCANA' } },
      ],
    });
  });
});

describe('masks that a claim does not know', () => {
  const written = {
    canal: 'King Cups',
    mine: '6 Cups, 7 Cups, Sun',
    theirs: 'Moon, 9 Cups, 6 Swords',
  };
  const known = giolitti.masks.map(({ mask }) => mask);
  const idle = known.filter((mask) => mask !== 'TOGNOLI' && mask !== 'DI_PAOLO');

  test.each([...idle, 'A_MASK_OF_NO_RULES'])('leave it as it is: %s [Masks]', (mask) => {
    const plain = claimable(giolitti, position(written));
    expect(
      claimable(giolitti, position({ ...written, myMasks: [mask], theirMasks: [mask] })),
    ).toEqual(plain);
  });

  test.each(known)('are all dropped under Lightning: %s [Lightning; K4]', (mask) => {
    const lightning = { ...written, canal: 'Lightning' };
    const plain = claimable(giolitti, position(lightning));
    expect(
      claimable(giolitti, position({ ...lightning, myMasks: [mask], theirMasks: [mask] })),
    ).toEqual(plain);
  });
});

describe('an amended document', () => {
  it('is what scores: points, patterns and effects [K19]', () => {
    const ruleset = copy();
    ruleset.tricks[0]!.points = 3;
    ruleset.arcana.pocket.push({
      rank: 'SUN',
      effect: { type: 'POINTS_PER_TRICK', of: 'HOLDER', points: 2 },
    });
    const theirs = '6 Coins, 7 Coins, 8 Coins';
    const written = { mine: 'Sun, King Cups, King Coins', theirs, active: ['ARIA'] };
    expect(scored(written)).toBe('ARIA 1');
    expect(scored(written, ruleset)).toBe('ARIA 5');
  });

  it('multiplies by each factor and takes each loss where several Arcana have them [U6]', () => {
    const ruleset = copy();
    ruleset.arcana.pocket.push(
      { rank: 'SUN', effect: { type: 'MULTIPLY_OWN_HEFTS', factor: 3 } },
      { rank: 'STAR', effect: { type: 'LOWER_OPPONENT_HEFTS', by: 2 } },
    );
    // The hefts add up to 6 × 2 × 3 − 5 − 2 = 29.
    const written = { canal: '8 Cups', mine: 'Angel, Sun, 6 Coins', theirs: 'Devil, Star, 9 Cups' };
    expect(scored({ ...written, active: ['TORO'] }, ruleset)).toBe('TORO 4');
    expect(scored({ ...written, active: ['TORO'] })).toBe('');
  });

  it('takes no trick below 0, however much an Impostor takes [K10]', () => {
    const ruleset = copy();
    const impostor = ruleset.arcana.pocket.find(({ rank }) => rank === 'IMPOSTOR')!;
    impostor.effect = { type: 'POINTS_PER_TRICK', of: 'OPPONENT', points: -3 };
    const written = { mine: 'King Batons, King Coins, King Cups', theirs: 'Impostor, 6 Coins' };
    expect(scored({ ...written, active: ['ARIA', 'TRIPLETTA'] }, ruleset)).toBe(
      'ARIA 0, TRIPLETTA 1',
    );
  });

  it('gives the Grand Canal in a pocket nothing of what the card does there [K8; U2]', () => {
    const ruleset = copy();
    const magician = ruleset.arcana.pocket.find(({ rank }) => rank === 'MAGICIAN')!;
    magician.effect = { type: 'HEFT_BY_CLAIMANT', holder: 15, opponent: 9 };
    const written = { mine: '6 Cups, 7 Cups', active: ['ARIA'] };
    expect(scored({ ...written, canal: 'Magician', theirs: '10 Coins' }, ruleset)).toBe('ARIA 1');
    expect(scored({ ...written, theirs: 'Magician, 6 Coins' }, ruleset)).toBe('');
  });

  it('gives effects to Arcana alone, not to a rank of the same name [Arcana]', () => {
    const ruleset = copy();
    ruleset.deck.suits[0]!.ranks.push(
      { rank: 'SUN', name: 'Sun', heft: 0 },
      { rank: 'ANGEL', name: 'Angel', heft: 0 },
    );
    const plays = [...cards('6 Cups, 7 Cups'), { rank: 'ANGEL', suit: 'BATONS' }, card('8 Cups')];
    const game = {
      ...position({ mine: '', theirs: OTHERS }),
      grandCanal: { rank: 'SUN', suit: 'BATONS' },
      holder: { plays, masks: [], unmet: null },
    };
    expect(pocketOf(ruleset, game.holder, game.grandCanal)).toHaveLength(3);
    expect(pocketHefts(ruleset, game).holder).toEqual([7, 0, 8]);
  });
});
