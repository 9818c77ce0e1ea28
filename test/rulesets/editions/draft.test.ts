import { draft } from '../documents';

const ruleset = draft();

describe('the draft', () => {
  it('has a week of three phases, and 100 points as it begins [draft, Phases]', () => {
    expect(ruleset.phases.map(({ name, days }) => [name, days])).toEqual([
      ['Auction Phase', [0, 1, 2, 3]],
      ['Bartering Phase', [4, 5]],
      ['Resolution Phase', [6]],
    ]);
    expect(ruleset.income).toEqual({ amount: 100, phase: 'AUCTION', onJoining: false, tax: null });
    expect(ruleset.currency).toBe('POINT');
  });

  it('lets anyone join again, and everyone act from the start [draft, Players; B2]', () => {
    expect(ruleset.membership).toEqual({
      rejoinAfterDays: 0,
      reputableAfterDays: 0,
      losesItemsOnLeaving: true,
      idling: { backAfterHours: 96 },
    });
  });

  it('has open bids on six lots of two cards [draft, Bidding, Lots; E4]', () => {
    expect(ruleset.auction).toEqual({
      bidding: { procedure: 'OPEN', phase: 'AUCTION' },
      cardsPerLot: 2,
      lotPhases: ['BARTERING', 'RESOLUTION'],
      participation: { minimum: 6, perPlayers: null, perBidder: null },
      house: null,
    });
    expect(ruleset.secretActions).toBeNull();
  });

  it('draws from five ranks by d5 and four suits by d4 [draft, Lots]', () => {
    const [archetype] = ruleset.deck.archetypes;
    expect(archetype?.ranks.map(({ name, number }) => [number, name])).toEqual([
      [1, 'Ace'],
      [2, '10'],
      [3, 'Jack'],
      [4, 'Queen'],
      [5, 'King'],
    ]);
    expect(ruleset.deck.suits.map(({ name, number }) => [number, name])).toEqual([
      [1, 'Spades'],
      [2, 'Hearts'],
      [3, 'Clubs'],
      [4, 'Diamonds'],
    ]);
  });

  it('has hands of five presented in the open, whose cards stay [draft, Readying a hand; F8]', () => {
    expect(ruleset.hands).toMatchObject({
      procedure: 'OPEN',
      phase: 'BARTERING',
      minimumCards: 5,
      maximumCards: 5,
      possession: 'WHEN_PRESENTED',
      placing: { at: 'PHASE_START', phase: 'RESOLUTION' },
      cardsDestroyed: false,
    });
  });

  it('ranks Five-of-a-Kind first, and breaks ties by card and by suit [draft, Prizes; F6, F8]', () => {
    expect(ruleset.hands.ranking).toEqual({
      procedure: 'POKER',
      order: [
        ...['FIVE_OF_A_KIND', 'STRAIGHT_FLUSH', 'FOUR_OF_A_KIND', 'FULL_HOUSE', 'FLUSH'],
        ...['STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR', 'ONE_PAIR', 'HIGH_CARD'],
      ],
      ace: 'ACE',
      ties: {
        procedure: 'HIGHEST_CARD_THEN_TOSS',
        suitsHighToLow: ['SPADES', 'HEARTS', 'CLUBS', 'DIAMONDS'],
      },
    });
  });

  test.each([
    [1, { STANDARD_PROPOSAL_MAKER: 1, POINT: 300 }],
    [2, { STANDARD_PROPOSAL_MAKER: 1, POINT: 100 }],
    [3, { POINT: 300 }],
    [4, { POINT: 200 }],
    [5, { POINT: 100 }],
  ])('pays placement %i what its table says [draft, Prizes]', (placement, prize) => {
    const line = ruleset.prizes[placement - 1]!;
    expect(line).toMatchObject({ from: placement, to: placement, cardsBack: false });
    const items = line.items.map(({ item, quantity }) => [item, quantity] as const);
    expect(Object.fromEntries(items)).toEqual(prize);
  });

  it('has no prize below the fifth placement [draft, Prizes; F8]', () => {
    expect(ruleset.prizes).toHaveLength(5);
  });

  it('allows trades of nothing, and with ducks [draft, Trade; G1, G4]', () => {
    expect(ruleset.trade).toEqual({
      reputableOnly: false,
      emptySides: 2,
      untradable: [],
      ducks: true,
    });
    expect(ruleset.items.filter(({ quack }) => quack)).toEqual([]);
  });

  it('adopts what has few votes against it; a Standard one takes a maker [draft, Proposals; H2, Q1]', () => {
    expect(ruleset.proposals.defaultClass).toBe('STANDARD');
    expect(ruleset.proposals.classes).toMatchObject([
      {
        class: 'URGENT',
        period: { type: 'DAYS', days: 2 },
        popularity: { test: 'AGAINST_AT_MOST', votes: 2 },
        uses: null,
      },
      {
        class: 'STANDARD',
        period: { type: 'NEXT_PHASE' },
        popularity: { test: 'AGAINST_AT_MOST', votes: 3 },
        uses: 'STANDARD_PROPOSAL_MAKER',
      },
    ]);
    expect(ruleset.proposals.classes.some(({ reputableOnly }) => reputableOnly)).toBe(false);
  });

  it('has neither Trungs nor Gold Stars, contracts, fortunes, tables or a victory [draft]', () => {
    expect(ruleset.items.map(({ item }) => item)).toEqual(['POINT', 'STANDARD_PROPOSAL_MAKER']);
    expect(ruleset).toMatchObject({
      exchanges: [],
      contracts: null,
      fortunes: [],
      tables: null,
      victory: null,
    });
  });
});
