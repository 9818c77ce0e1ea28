import { early } from '../documents';

const ruleset = early();

describe('the early edition', () => {
  it('has a week of two phases, and 100 chips untaxed as it begins [early, Phases]', () => {
    expect(ruleset.phases.map(({ name, days }) => [name, days])).toEqual([
      ['Auction Phase', [1, 2, 3]],
      ['Bartering Phase', [4, 5, 6, 0]],
    ]);
    expect(ruleset.income).toEqual({ amount: 100, phase: 'AUCTION', onJoining: false, tax: null });
    expect(ruleset.currency).toBe('CHIP');
  });

  it('lets anyone join again, and everyone act from the start [early, Players; B2]', () => {
    expect(ruleset.membership).toEqual({
      rejoinAfterDays: 0,
      reputableAfterDays: 0,
      losesItemsOnLeaving: true,
      idling: { backAfterHours: 96 },
    });
  });

  it('has sealed bids on lots of three cards, ten of them or more [early, Bidding, Lots; E4]', () => {
    expect(ruleset.auction).toEqual({
      bidding: { procedure: 'SEALED', phase: 'AUCTION' },
      cardsPerLot: 3,
      lotPhases: ['BARTERING'],
      participation: { minimum: 10, perPlayers: { lots: 2, players: 3 }, perBidder: 2 },
      house: null,
    });
    expect(ruleset.secretActions).toEqual({ revelationAfterDays: 3 });
  });

  it('draws from thirteen ranks and four suits, the ranks by letter too [early, Lots; D9]', () => {
    const [archetype] = ruleset.deck.archetypes;
    expect(archetype?.ranks.map(({ number }) => number)).toEqual(
      [...Array(13).keys()].map((n) => n + 1),
    );
    expect(archetype?.ranks.map(({ name, aliases }) => [name, ...aliases].join('/'))).toEqual([
      ...['Ace/A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack/J', 'Queen/Q', 'King/K'],
    ]);
    expect(ruleset.deck.suits.map(({ name, number }) => [number, name])).toEqual([
      [1, 'Spades'],
      [2, 'Hearts'],
      [3, 'Clubs'],
      [4, 'Diamonds'],
    ]);
  });

  it('has sealed hands of five, had when revealed, and destroyed [early, Submitting a Hand; D7, D8]', () => {
    expect(ruleset.hands).toMatchObject({
      procedure: 'SEALED',
      phase: 'AUCTION',
      minimumCards: 5,
      maximumCards: 5,
      possession: 'WHEN_REVEALED',
      placing: { at: 'REVELATION_DATE' },
      cardsDestroyed: true,
    });
  });

  it('ranks the Straight Flush first, and breaks ties by time [early, Prizes; F6, F8]', () => {
    expect(ruleset.hands.ranking).toEqual({
      procedure: 'POKER',
      order: [
        ...['STRAIGHT_FLUSH', 'FIVE_OF_A_KIND', 'FOUR_OF_A_KIND', 'FULL_HOUSE', 'FLUSH'],
        ...['STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR', 'ONE_PAIR', 'HIGH_CARD'],
      ],
      ace: 'ACE',
      ties: { procedure: 'EARLIER_REVELATION' },
    });
  });

  test.each([
    [1, 1, { TRUNG: 5, STANDARD_PROPOSAL_MAKER: 1, CHIP: 10 }],
    [2, 2, { TRUNG: 4, STANDARD_PROPOSAL_MAKER: 1, CHIP: 20 }],
    [3, 3, { TRUNG: 3, CHIP: 30 }],
    [4, 4, { TRUNG: 2, CHIP: 40 }],
    [5, 5, { TRUNG: 1, CHIP: 50 }],
    [6, 6, { CHIP: 50 }],
    [7, null, { CHIP: 20 }],
  ])('pays placements %s to %s what its table says [early, Prizes; F4]', (from, to, prize) => {
    const line = ruleset.prizes[from - 1]!;
    expect(line).toMatchObject({ from, to, cardsBack: from === 7 });
    const items = line.items.map(({ item, quantity }) => [item, quantity] as const);
    expect(Object.fromEntries(items)).toEqual(prize);
    expect(ruleset.prizes).toHaveLength(7);
  });

  it('trades in 10 Trungs for a Gold Star and 2 for a maker [early, Trungs]', () => {
    expect(ruleset.exchanges.map(({ give, get }) => [give, get])).toEqual([
      [
        { item: 'TRUNG', quantity: 10 },
        { item: 'GOLD_STAR', quantity: 1 },
      ],
      [
        { item: 'TRUNG', quantity: 2 },
        { item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 },
      ],
    ]);
  });

  it('keeps Gold Stars out of trades, and ten of them win [early, Gold Star, Victory; G1]', () => {
    expect(ruleset.trade).toEqual({
      reputableOnly: false,
      emptySides: 1,
      untradable: ['GOLD_STAR'],
      ducks: false,
    });
    expect(ruleset.victory).toEqual({ item: 'GOLD_STAR', quantity: 10 });
  });

  it('adopts a Standard proposal with half the votes for it, and a vote [early, Proposals; H2]', () => {
    expect(ruleset.proposals.defaultClass).toBe('STANDARD');
    expect(ruleset.proposals.classes).toMatchObject([
      {
        class: 'URGENT',
        period: { type: 'DAYS', days: 2 },
        popularity: { test: 'AGAINST_AT_MOST', votes: 2 },
        reputableOnly: false,
        uses: null,
      },
      {
        class: 'STANDARD',
        period: { type: 'NEXT_PHASE' },
        popularity: { test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 1 },
        reputableOnly: false,
        uses: 'STANDARD_PROPOSAL_MAKER',
      },
    ]);
  });

  it('has no contracts, fortunes or tables [early]', () => {
    expect(ruleset).toMatchObject({ contracts: null, fortunes: [], tables: null });
  });
});
