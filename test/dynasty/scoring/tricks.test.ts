import { claimable, isStoppedByDeath, scoreTrick } from '../../../src/dynasty/scoring';
import { giolitti, copy } from '../../rulesets/dynasty/documents';
import { cards, position, scored, wholeDeck } from './position-notation';
import type { Written } from './position-notation';

type Case = readonly [what: string, written: Written, expected: string];

/** Three played cards that meet no trick and have high hefts: 14, 12 and 9, in three suits. */
const STRONG = 'King Coins, Knight Cups, 9 Swords';

describe("L'Aria", () => {
  const active = ['ARIA'];
  test.each<Case>([
    [
      '24 against 23',
      { mine: '7 Batons, 8 Coins, 9 Cups', theirs: 'King Cups, 8 Cups, Ace Cups' },
      'ARIA 1',
    ],
    [
      '24 against 24',
      { mine: '7 Batons, 8 Coins, 9 Cups', theirs: 'King Cups, 9 Swords, Ace Cups' },
      '',
    ],
    ['one card of the claimant', { mine: 'King Batons', theirs: 'Ace Cups' }, ''],
    [
      '19 against one card and the Grand Canal, 14 + 1',
      { mine: '10 Batons, 9 Coins', theirs: 'King Swords' },
      'ARIA 1',
    ],
    [
      '19 against 14 + 6',
      { canal: '6 Cups', mine: '10 Batons, 9 Coins', theirs: 'King Swords' },
      '',
    ],
    [
      '19 against 14 + 0',
      { canal: 'Angel', mine: '10 Batons, 9 Coins', theirs: 'King Swords' },
      'ARIA 1',
    ],
    [
      'no play of the opponent: the Grand Canal is one card',
      { mine: 'King Batons, King Coins', theirs: '' },
      '',
    ],
    [
      '28 against 24 + 6 while the claimant made two plays',
      { canal: '6 Cups', mine: 'King Batons, King Coins', theirs: '9 Swords, 8 Swords, 7 Swords' },
      '',
    ],
    [
      '28 against 17 + 10 while the opponent made two',
      { canal: '10 Cups', mine: 'King Batons, King Coins, Angel', theirs: '9 Swords, 8 Swords' },
      'ARIA 1',
    ],
    [
      '34 against 24, the Grand Canal out of it after three plays each',
      {
        canal: 'King Cups',
        mine: 'King Batons, King Coins, 6 Cups',
        theirs: '9 Swords, 8 Swords, 7 Swords',
      },
      'ARIA 1',
    ],
    [
      'the last three of four plays',
      {
        mine: 'King Batons, 6 Coins, 7 Coins, 8 Coins',
        theirs: 'Ace Cups, 6 Cups, 7 Cups, 9 Cups',
      },
      '',
    ],
  ])('is claimed on a higher sum: %s [Tricks; K8]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });
});

describe('Il Corpo Celeste', () => {
  const active = ['CORPO_CELESTE'];
  test.each<Case>([
    ['Sun and 10 against 9', { mine: 'Sun, 10 Batons', theirs: '9 Coins' }, 'CORPO_CELESTE 1'],
    ['Moon and 10 against 9', { mine: 'Moon, 10 Batons', theirs: '9 Coins' }, 'CORPO_CELESTE 1'],
    ['Star and 10 against 9', { mine: 'Star, 10 Batons', theirs: '9 Coins' }, 'CORPO_CELESTE 1'],
    ['10 against 10', { mine: 'Sun, 10 Batons', theirs: '10 Coins' }, ''],
    ['the Sun itself the newest, 0', { mine: '10 Batons, Sun', theirs: '9 Coins' }, ''],
    ['nothing of heaven', { mine: 'Angel, King Batons', theirs: 'Ace Coins' }, ''],
    [
      'the Sun played four plays ago',
      { mine: 'Sun, 6 Cups, 7 Cups, King Batons', theirs: '9 Coins' },
      '',
    ],
    [
      'the newest of the opponent, not the highest',
      { mine: 'Sun, 10 Batons', theirs: 'King Coins, 9 Coins' },
      'CORPO_CELESTE 1',
    ],
    [
      'not the Grand Canal where there is a play',
      { canal: 'King Cups', mine: 'Sun, 10 Batons', theirs: '9 Coins' },
      'CORPO_CELESTE 1',
    ],
    [
      '14 against the Grand Canal, 13, where there is none',
      { canal: 'Queen Cups', mine: 'Sun, King Batons', theirs: '' },
      'CORPO_CELESTE 1',
    ],
    [
      '14 against the Grand Canal, 14',
      { canal: 'King Cups', mine: 'Sun, King Batons', theirs: '' },
      '',
    ],
  ])('compares the newest cards: %s [Tricks; K8]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });
});

describe("L'Ossa, Il Propore and Tripletta", () => {
  const active = ['OSSA', 'PROPORE', 'TRIPLETTA'];
  test.each<Case>([
    [
      "the oldest of the Grand Canal's suit",
      { canal: 'Queen Cups', mine: '6 Cups, 9 Batons, 10 Coins', theirs: STRONG },
      'OSSA 1',
    ],
    [
      "the oldest of the Grand Canal's rank",
      { canal: 'Queen Cups', mine: 'Queen Swords, 9 Batons, 10 Coins', theirs: STRONG },
      'OSSA 1',
    ],
    ['neither', { canal: 'Queen Cups', mine: '6 Swords, 9 Cups, Queen Coins', theirs: STRONG }, ''],
    ['two cards', { canal: 'Queen Cups', mine: '6 Cups, Queen Coins', theirs: STRONG }, ''],
    [
      'the oldest of the pocket, not of the game',
      { canal: 'Queen Cups', mine: '6 Cups, 9 Batons, 10 Coins, 7 Swords', theirs: STRONG },
      '',
    ],
    [
      'three Batons',
      { canal: 'Queen Cups', mine: '6 Batons, 9 Batons, 10 Batons', theirs: STRONG },
      'PROPORE 2',
    ],
    ['two Batons', { canal: 'Queen Cups', mine: '6 Batons, 9 Batons', theirs: STRONG }, ''],
    [
      'three Arcana',
      { canal: 'Queen Cups', mine: 'Angel, Moon, Star', theirs: STRONG },
      'PROPORE 2',
    ],
    [
      'the last three of four',
      { canal: 'Queen Cups', mine: '6 Coins, 7 Batons, 9 Batons, 10 Batons', theirs: STRONG },
      'PROPORE 2',
    ],
    [
      'three sixes',
      { canal: 'Queen Cups', mine: '6 Batons, 6 Coins, 6 Swords', theirs: STRONG },
      'TRIPLETTA 4',
    ],
    ['two sixes', { canal: 'Queen Cups', mine: '6 Batons, 6 Coins', theirs: STRONG }, ''],
    [
      'two sixes and a seven',
      { canal: 'Queen Cups', mine: '6 Batons, 6 Coins, 7 Swords', theirs: STRONG },
      '',
    ],
    [
      'three Kings under a King',
      { canal: 'King Cups', mine: 'King Batons, King Coins, King Swords', theirs: '6 Cups' },
      'OSSA 1, TRIPLETTA 4',
    ],
    [
      'three Cups under a Cup',
      { canal: 'King Cups', mine: '6 Cups, 7 Cups, 8 Cups', theirs: STRONG },
      'OSSA 1, PROPORE 2',
    ],
  ])('look at one pocket alone: %s [Tricks; K9]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });
});

describe('Il Toro', () => {
  const active = ['TORO'];
  test.each<Case>([
    [
      '34 under the Queen of Batons',
      { canal: 'Queen Batons', mine: 'King Coins, King Cups, 6 Cups', theirs: STRONG },
      'TORO 4',
    ],
    ['33', { canal: 'Queen Batons', mine: 'King Coins, Queen Cups, 6 Cups', theirs: STRONG }, ''],
    ['35', { canal: 'Queen Batons', mine: 'King Coins, King Cups, 7 Cups', theirs: STRONG }, ''],
    [
      'two cards of 21 under a Death',
      { canal: 'Death', mine: '10 Coins, Knave Cups', theirs: STRONG },
      '',
    ],
    [
      '21 by three cards under a Death',
      { canal: 'Death', mine: 'Star, 10 Coins, Knave Cups', theirs: STRONG },
      'TORO 4',
    ],
    [
      'the last three of four',
      { canal: 'Death', mine: '6 Coins, 7 Coins, 8 Coins, 6 Cups', theirs: STRONG },
      'TORO 4',
    ],
  ])('is claimed on the Bersaglio exactly: %s [Tricks; K7, K9]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });
});

describe("L'Universo", () => {
  const active = ['UNIVERSO'];
  test.each<Case>([
    ['Sun and Moon', { mine: 'Sun, Moon', theirs: STRONG }, 'UNIVERSO 2'],
    ['Star and Sun around a 6', { mine: 'Star, 6 Cups, Sun', theirs: STRONG }, 'UNIVERSO 2'],
    ['all three', { mine: 'Sun, Moon, Star', theirs: STRONG }, 'UNIVERSO 2'],
    ['one', { mine: 'Sun, 6 Cups, 7 Cups', theirs: STRONG }, ''],
    ['one, and one of four plays ago', { mine: 'Sun, 6 Cups, 7 Cups, Moon', theirs: STRONG }, ''],
    ['one, and the Grand Canal', { canal: 'Star', mine: 'Sun, 6 Cups', theirs: STRONG }, ''],
  ])('is claimed on two of heaven: %s [Tricks]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });
});

describe('Il Verme', () => {
  const active = ['VERME'];
  test.each<Case>([
    [
      '1, 6, 7 under 8, 9, 10',
      { mine: 'Ace Coins, 6 Coins, 7 Coins', theirs: '8 Cups, 9 Cups, 10 Cups' },
      'VERME 4',
    ],
    [
      '1, 6, 7 not under 7, 9, 10',
      { mine: 'Ace Coins, 6 Coins, 7 Coins', theirs: '7 Cups, 9 Cups, 10 Cups' },
      '',
    ],
    ['two cards', { mine: 'Ace Coins, 6 Coins', theirs: '8 Cups, 9 Cups' }, ''],
    [
      '1, 6, 7 under 8, 9 and the Grand Canal, 10',
      { canal: '10 Cups', mine: 'Ace Coins, 6 Coins, 7 Coins', theirs: '8 Cups, 9 Cups' },
      'VERME 4',
    ],
    [
      '1, 6, 7 not under the Grand Canal, 7',
      { canal: '7 Cups', mine: 'Ace Coins, 6 Coins, 7 Coins', theirs: '8 Cups, 9 Cups' },
      '',
    ],
    [
      'the Grand Canal out of it after three plays each',
      { canal: '6 Cups', mine: 'Ace Coins, 6 Coins, 7 Coins', theirs: '8 Cups, 9 Cups, 10 Cups' },
      'VERME 4',
    ],
    [
      'three Arcana under the Grand Canal alone, 1',
      { mine: 'Angel, Star, Impostor', theirs: '' },
      'VERME 4',
    ],
    ['nothing under 0', { mine: 'Angel, Star, Impostor', theirs: 'King Cups, Sun, 9 Cups' }, ''],
  ])('is claimed under every card: %s [Tricks; K8]', (_, written, expected) => {
    expect(scored({ ...written, active })).toBe(expected);
  });

  it('is not claimed over an empty pocket where the Grand Canal never defends [U1]', () => {
    const ruleset = { ...copy(), grandCanalDefendsUntilPlays: 0 };
    expect(scored({ mine: 'Angel, Star, Impostor', theirs: '', active }, ruleset)).toBe('');
  });
});

describe('a play', () => {
  it('scores every trick that it meets, in the order of the rules [Tricks; K10]', () => {
    // 14 + 14 + 14 = 42 is more than 6. The cards are three Kings, and the oldest is a King like
    // the Grand Canal.
    const all = {
      canal: 'King Cups',
      mine: 'King Batons, King Coins, King Swords',
      theirs: '6 Cups',
    };
    expect(scored(all)).toBe('ARIA 1, OSSA 1, TRIPLETTA 4');
    expect(claimable(giolitti, position(all)).total).toBe(6);
  });

  const all = {
    canal: 'King Cups',
    mine: 'King Batons, King Coins, King Swords',
    theirs: '6 Cups',
  };

  it('scores only active tricks [K20]', () => {
    expect(scored({ ...all, active: ['ARIA', 'TORO', 'VERME', 'OSSA'] })).toBe('ARIA 1, OSSA 1');
    expect(scored({ ...all, active: [] })).toBe('');
  });

  it('scores every trick where the ruleset says so [K20]', () => {
    const ruleset = { ...copy(), onlyActiveTricksScore: false };
    expect(scored({ ...all, active: [] }, ruleset)).toBe('ARIA 1, OSSA 1, TRIPLETTA 4');
  });

  it('scores nothing without a card', () => {
    expect(scored({ mine: '', theirs: '' })).toBe('');
  });
});

describe('a trick that Reali names', () => {
  const three = { mine: 'King Batons, King Coins, World', theirs: 'Impostor', active: [] };

  it('is scored with its additions, active or not [Reali; K11]', () => {
    const kings = { ...three, mine: 'King Batons, King Coins, King Swords', myMasks: ['REALI'] };
    expect(scoreTrick(giolitti, position(kings), 'TRIPLETTA')).toEqual({
      trick: 'TRIPLETTA',
      points: 3,
      basePoints: 4,
      additions: [{ points: -1, by: 'OPPONENT', card: { rank: 'IMPOSTOR', suit: 'ARCANA' } }],
    });
  });

  it('is nothing where its criteria are not met, or there is no such trick [Reali; K11]', () => {
    expect(scoreTrick(giolitti, position(three), 'TRIPLETTA')).toBeNull();
    expect(scoreTrick(giolitti, position(three), 'BRISCOLA')).toBeNull();
  });

  it('is stopped by Death like any other [Death; K10]', () => {
    expect(isStoppedByDeath(giolitti, position(three))).toBe(false);
    expect(isStoppedByDeath(giolitti, position({ ...three, theirs: 'Death' }))).toBe(true);
  });
});

describe('the pockets of three cards that the deck can fill', () => {
  const pockets = wholeDeck.flatMap((first, at) =>
    wholeDeck
      .slice(at + 1)
      .flatMap((second, next) =>
        wholeDeck.slice(at + next + 2).map((third) => [first, second, third]),
      ),
  );
  const countOf = (trick: string) =>
    pockets.filter((plays) => {
      const held = {
        ...position({ mine: '', theirs: STRONG }),
        holder: { plays, masks: [], unmet: null },
      };
      return scoreTrick(giolitti, held, trick) !== null;
    }).length;

  it('are 19,600', () => {
    expect(pockets).toHaveLength(19_600);
  });

  test.each([
    // Each of five suits has C(10, 3) choices. Lightning also combines with two cards of any other
    // suit.
    ['PROPORE', 5 * 120 + 4 * 45],
    // Each of ten ranks has C(4, 3) choices in four suits. An Arcanum is the only card of its rank.
    ['TRIPLETTA', 10 * 4],
    // Two of the three cards with any of 47 others, or all three.
    ['UNIVERSO', 3 * 47 + 1],
  ])('meet %s in %i ways [Tricks]', (trick, ways) => {
    expect(countOf(trick)).toBe(ways);
  });

  it("meet L'Ossa by their oldest card: 10 of the suit, 3 of the rank, and Lightning [Tricks]", () => {
    const rest = cards('6 Cups, 7 Coins');
    const meeting = wholeDeck.filter((oldest) => {
      const plays = [oldest, ...rest];
      const held = {
        ...position({ mine: '', theirs: STRONG }),
        holder: { plays, masks: [], unmet: null },
      };
      return scoreTrick(giolitti, held, 'OSSA') !== null;
    });
    expect(meeting).toHaveLength(14);
  });
});
