import {
  dynastyCardName,
  dynastyCards,
  DYNASTY_EDITIONS,
  findDynastyEdition,
  findEdition,
  isArcana,
  isDynastyCard,
  parseDynastyRuleset,
  parseRuleset,
  printedHeft,
  rulesetDigest,
} from '../../../src/rulesets';
import { giolitti } from './documents';

describe('the editions of dynasties', () => {
  test.each([['giolitti', '3fffde09eec2d53a0de14bd2e112fefcd1f1bf2e9262eee51ac598762d054422']])(
    '%s is what was released',
    (id, digest) => {
      expect(rulesetDigest(findDynastyEdition(id)!)).toBe(digest);
    },
  );

  test.each([...DYNASTY_EDITIONS.values()])('$edition is playable, frozen, and no round', (it) => {
    const document: unknown = JSON.parse(JSON.stringify(it));
    expect(parseDynastyRuleset(document)).toEqual({ ok: true, ruleset: it });
    expect(parseRuleset(document).ok).toBe(false);
    expect(Object.isFrozen(it.masks[0]!.effect)).toBe(true);
    expect(findEdition(it.edition)).toBeNull();
  });

  it('have none of an unknown id', () => {
    expect(findDynastyEdition('round-10/2021-08-24')).toBeNull();
    expect(findDynastyEdition('__proto__')).toBeNull();
  });
});

describe('the deck of Giolitti', () => {
  const { deck } = giolitti;

  it('has 50 cards: ten of each of five suits [The Deck]', () => {
    const cards = dynastyCards(deck);
    expect(cards).toHaveLength(50);
    expect(new Set(cards.map((card) => dynastyCardName(deck, card))).size).toBe(50);
    expect(deck.suits.map(({ suit, ranks }) => [suit, ranks.length])).toEqual([
      ['BATONS', 10],
      ['COINS', 10],
      ['CUPS', 10],
      ['SWORDS', 10],
      ['ARCANA', 10],
    ]);
    expect(cards.every((card) => isDynastyCard(deck, card))).toBe(true);
  });

  test.each([
    ['KING', 14],
    ['QUEEN', 13],
    ['KNIGHT', 12],
    ['KNAVE', 11],
    ['10', 10],
    ['9', 9],
    ['8', 8],
    ['7', 7],
    ['6', 6],
    ['ACE', 1],
  ])('gives a %s a heft of %i in each of four suits [The Deck]', (rank, heft) => {
    for (const suit of ['BATONS', 'COINS', 'CUPS', 'SWORDS']) {
      expect(printedHeft(deck, { rank, suit })).toBe(heft);
    }
  });

  it('gives every Arcana a heft of 0, and knows them by their suit [The Deck]', () => {
    const arcana = dynastyCards(deck).filter((card) => isArcana(deck, card));
    expect(arcana.map(({ rank }) => rank)).toEqual([
      ...['ANGEL', 'WORLD', 'SUN', 'MOON', 'STAR', 'LIGHTNING', 'DEVIL', 'DEATH', 'IMPOSTOR'],
      'MAGICIAN',
    ]);
    expect(arcana.map((card) => printedHeft(deck, card))).toEqual(arcana.map(() => 0));
  });

  test.each([
    [{ rank: 'KNIGHT', suit: 'SWORDS' }, true, 'Knight of Swords', 12],
    [{ rank: 'ANGEL', suit: 'ARCANA' }, true, 'Angel', 0],
    [{ rank: 'ANGEL', suit: 'SWORDS' }, false, 'ANGEL of Swords', 0],
    [{ rank: '5', suit: 'CUPS' }, false, '5 of Cups', 0],
    [{ rank: 'ACE', suit: 'HEARTS' }, false, 'ACE of HEARTS', 0],
  ])('tells its cards from others: %j %s', (card, there, name, heft) => {
    expect(isDynastyCard(deck, card)).toBe(there);
    expect(dynastyCardName(deck, card)).toBe(name);
    expect(printedHeft(deck, card)).toBe(heft);
  });
});

describe('Giolitti', () => {
  it('has hands of 7, 7 plays, pockets of 3, a Bersaglio from 21 and stakes from 1 to 3 [Play]', () => {
    expect(giolitti).toMatchObject({
      handSize: 7,
      playsPerParticipant: 7,
      pocketSize: 3,
      grandCanalDefendsUntilPlays: 3,
      bersaglioBase: 21,
      stakes: { start: 1, maximum: 3 },
    });
  });

  it('has limits of 48 hours: for a play or an answer, for bets and for voiding [K13, K17, K21]', () => {
    expect(giolitti).toMatchObject({
      clockHours: 48,
      voidHours: 48,
      betting: { settleHours: 48, bookmakerPegs: 1 },
    });
  });

  it('starts with 10 Magistrelli and the median of pegs [K15, K16]', () => {
    expect(giolitti).toMatchObject({
      magistrelli: { start: 10, perPeg: 1, differenceDividedBy: 2 },
      startingPegs: { type: 'MEDIAN', ofTwo: 'LOWER', withoutPlayers: 0 },
      juice: { base: 4, pendingSfida: 1 },
    });
  });

  it('has eight tricks of three classes, with their points [Tricks]', () => {
    expect(giolitti.tricks.map((trick) => [trick.name, trick.class, trick.points])).toEqual([
      ['L’Aria', 'PERMANENT', 1],
      ['Il Corpo Celeste', 'CELESTIAL', 1],
      ['L’Ossa', 'PARTE', 1],
      ['Il Propore', 'PARTE', 2],
      ['Il Toro', 'PERMANENT', 4],
      ['Tripletta', 'PARTE', 4],
      ['L’Universo', 'CELESTIAL', 2],
      ['Il Verme', 'PERMANENT', 4],
    ]);
  });

  it('has all Permanent tricks active, one Celestial and two Parte [Tricks]', () => {
    expect(giolitti.trickClasses.map((known) => [known.class, known.active])).toEqual([
      ['PERMANENT', { type: 'ALL' }],
      ['CELESTIAL', { type: 'RANDOM', count: 1 }],
      ['PARTE', { type: 'RANDOM', count: 2 }],
    ]);
  });

  it('has seven Arcana that do something in a pocket, and seven as the Grand Canal [Arcana]', () => {
    expect(giolitti.arcana.pocket.map(({ rank }) => rank)).toEqual([
      ...['ANGEL', 'DEVIL', 'MAGICIAN', 'LIGHTNING', 'WORLD', 'IMPOSTOR', 'DEATH'],
    ]);
    expect(giolitti.arcana.grandCanal.map(({ rank }) => rank)).toEqual([
      ...['ANGEL', 'WORLD', 'SUN', 'MOON', 'STAR', 'LIGHTNING', 'MAGICIAN'],
    ]);
  });

  it('has ten masks, each with a Moda of 1 [Masks; Moda]', () => {
    expect(giolitti.masks.map(({ name }) => name)).toEqual([
      ...['Pantalone', 'Arlecchino', 'Tognoli', 'Di Paolo', 'Bonanno', 'Pedrolino'],
      ...['Centofanti', 'Reali', 'Morante', 'Succo'],
    ]);
    expect(giolitti.masks.map(({ moda }) => moda)).toEqual(giolitti.masks.map(() => 1));
    expect(giolitti.moda).toEqual({ pegsNotRaffinato: 1, pegsGreggio: 1, perVictory: 1 });
  });

  test.each([
    ['PANTALONE', { type: 'HAND', cards: 8, arcana: 0 }],
    ['ARLECCHINO', { type: 'SECOND_PLAY', cards: 1 }],
    ['TOGNOLI', { type: 'CLASS_POINTS', class: 'PARTE', points: 1 }],
    ['DI_PAOLO', { type: 'ARCANA_HEFT', heft: 4 }],
    ['BONANNO', { type: 'HAND', cards: 6, arcana: 1 }],
    ['PEDROLINO', { type: 'STARTING_SCORE', score: 3 }],
    ['CENTOFANTI', { type: 'ARCANA_GRAND_CANAL' }],
    ['REALI', { type: 'INACTIVE_TRICK', times: 1 }],
    ['MORANTE', { type: 'REVEAL_MASK', times: 1 }],
    ['SUCCO', { type: 'BETTING', juice: 2, bettorsPerPeg: 2 }],
  ])('gives %s its effect [Masks]', (code, effect) => {
    expect(giolitti.masks.find(({ mask }) => mask === code)?.effect).toEqual(effect);
  });
});
