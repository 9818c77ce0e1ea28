import { BANK, ownerNamed } from '../../../src/kernel';
import { eventText } from '../../../src/round';
import { handView } from '../../../src/round/view/hand';
import { audienceOf } from '../../../src/round/registry/event';
import { parseRuleset } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { addLot, addPlayer, asItems, card, rulesetWith, runningRound } from '../given';
import {
  at,
  later,
  MONDAY,
  NEXT_SUNDAY,
  ofType,
  replay,
  rowsOf,
  SUNDAY,
  typesOf,
} from '../harness';
import type { TestRound } from '../harness';
import { draftHands, earlyHands, hand } from './poker/hands';
import { presented, presenting, SATURDAY, withCards } from './presenters';

const MAKER = 'STANDARD_PROPOSAL_MAKER';

describe('on Saturday 00:00, in the draft', () => {
  const HANDS = [
    'AS KH KC QD JD',
    'AS AH KC QD JD',
    '10S 10H KC KD AD',
    '10H JH QH KH AH',
    'AS AS KS QS JS',
    '10S 10S 10S 10H 10H',
  ];
  const BEST_FIRST = [
    ['h6', 'FIVE_OF_A_KIND', 300],
    ['h4', 'STRAIGHT_FLUSH', 100],
    ['h5', 'FLUSH', 300],
    ['h3', 'TWO_PAIR', 200],
    ['h2', 'ONE_PAIR', 100],
    ['h1', 'ONE_PAIR', 0],
  ] as const;

  it('hands are placed and paid, and from the sixth on win nothing [draft, Prizes; F6, F8]', () => {
    const round = presented(HANDS);
    expect(ofType(round.advanceTo(later(SATURDAY, -1)), 'HandPlaced')).toEqual([]);
    const before = round.held('account-1', 'CARD:ACE:SPADES');
    const events = round.advanceTo(SATURDAY);
    const placed = ofType(events, 'HandPlaced');
    expect(
      placed.map(({ handId, placement, score, transfers }) => [
        handId,
        placement,
        'poker' in score ? score.poker : null,
        transfers.find(({ item }) => item === 'POINT')?.quantity ?? 0,
      ]),
    ).toEqual(BEST_FIRST.map(([id, poker, points], place) => [id, place + 1, poker, points]));
    // The cards stay with their players; only the prize moves.
    const moved = placed.flatMap(({ transfers }) => transfers.map(({ item }) => item));
    expect(moved.filter((item) => item !== 'POINT')).toEqual([MAKER, MAKER]);
    expect(round.held('account-1', 'CARD:ACE:SPADES')).toBe(before);
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('comes before the phase changes, and is told in a sentence and to the inbox [A3]', () => {
    const round = presented(['AS AS KS QS JS']);
    const events = round.advanceTo(SATURDAY);
    expect(typesOf(events)).toEqual(['HandPlaced', 'WeekSettled', 'PhaseStarted']);
    expect(eventText(round.state, events[0]!)).toBe(
      'Player 1’s hand took place 1 with a Flush, and gained 1 Standard Proposal-Maker and 300 Points.',
    );
    expect(events.map((event) => audienceOf(round.state, event))).toEqual([[], ['p1'], []]);
    const [shown] = round.journal.filter(({ event }) => event.type === 'HandPresented');
    expect(eventText(round.state, shown!.event)).toBe(
      'Player 1 presented a hand: 2 × Ace of Spades, King of Spades, Queen of Spades and Jack of Spades.',
    );
  });

  it('possession does not matter any more [draft; F8]', () => {
    const cards = 'AS AS KS QS JS';
    const round = presented([cards]);
    round.turn('clock', round.now).emit({
      type: 'ItemsGranted',
      playerId: 'p1' as never,
      transfers: [
        { from: ownerNamed('player:p1'), to: BANK, item: 'CARD:KING:SPADES', quantity: 1 },
      ],
    });
    expect(ofType(round.advanceTo(SATURDAY), 'HandPlaced')).toMatchObject([{ placement: 1 }]);
  });

  it('nothing happens where nobody presented a hand', () => {
    expect(typesOf(presenting(['AS KH KC QD JD']).advanceTo(SATURDAY))).toEqual(['PhaseStarted']);
  });

  it('is done at its own instants, also when nobody looked for weeks [A2]', () => {
    const round = presented(['AS AS KS QS JS']);
    const events = round.advanceTo(at('2021-09-20'));
    expect(ofType(events, 'HandPlaced')).toHaveLength(1);
    const placed = round.journal.find(({ event }) => event.type === 'HandPlaced')!;
    expect(placed.atMs).toBe(SATURDAY);
  });

  it('shows a hand with its line of the table, its name and its cards in order [F6, F8]', () => {
    const round = presented(['QD AS KS AS JS']);
    round.advanceTo(SATURDAY);
    const view = handView(round.state, round.state.need('hands', 'h1'));
    expect(view).toMatchObject({
      placement: 1,
      score: null,
      poker: { hand: 'ONE_PAIR', name: 'One Pair', line: 9 },
      presentedAtMs: at('2021-09-02'),
      placesAtMs: SATURDAY,
    });
    expect(view.poker!.cards.map(({ card: { name } }) => name)).toEqual([
      ...['Ace of Spades', 'King of Spades', 'Queen of Diamonds', 'Jack of Spades'],
    ]);
  });
});

it('the prize of a hand can pay for a lot of the same instant [A3]', () => {
  const document = rulesetWith((ruleset) => {
    const [auction, bartering] = ruleset.phases;
    auction!.days = [1, 2, 3];
    bartering!.days = [4, 5, 6];
    ruleset.phases.push({ phase: 'REST', name: 'Rest', days: [0] });
    ruleset.hands.procedure = 'OPEN';
    ruleset.hands.phase = 'BARTERING';
    ruleset.hands.possession = 'WHEN_PRESENTED';
    ruleset.hands.placing = { at: 'PHASE_START', phase: 'REST' };
    ruleset.prizes = [
      { from: 1, to: 1, items: [{ item: 'CHIP', quantity: 500 }], cardsBack: false },
    ];
  });
  expect(parseRuleset(document)).toMatchObject({ ok: true });
  const round = runningRound(document);
  addPlayer(round, asItems([card('KING', 'CUPS')]));
  addLot(round, undefined, SUNDAY);
  round.advanceTo(MONDAY);
  round.do('account-1', { type: 'SealBids', bids: [{ lot: 1, amount: 500 }], salt: 's' });
  round.advanceTo(at('2021-09-03'));
  round.do('account-1', { type: 'PresentHand', cards: [card('KING', 'CUPS')] });
  const events = round.advanceTo(NEXT_SUNDAY);
  expect(typesOf(events).filter((type) => /HandPlaced|LotSold|PhaseStarted/.test(type))).toEqual([
    ...['HandPlaced', 'LotSold', 'PhaseStarted'],
  ]);
  // Scored hands can also be presented.
  expect(ofType(events, 'HandPlaced')[0]!.score).toMatchObject({ total: '62' });
});

describe('on Sunday 00:00, in the early edition', () => {
  /** A new player entrusts a hand of these cards. */
  function sealed(round: TestRound, cards: string): void {
    const { id } = withCards(round, cards);
    const account = round.state.need('players', id).accountId;
    round.do(account, { type: 'SealHand', cards: hand(cards), salt: id });
  }

  it('sealed hands are placed; the seventh gets 20 chips and its cards back [early; F6, F8]', () => {
    const round = runningRound(earlyHands(), MONDAY);
    round.advanceTo(MONDAY);
    const hands = [
      '2S 5C 9C JD KH',
      '7S 7S 7S 7S 7S',
      '10H JH QH KH AH',
      '7S 7H 2C 4C 3D',
      'AS 2C 3C 4C 5C',
      '2S 4S 6S 8S 10S',
      '3S 5C 9C JD KH',
      '7S 7H 7C 2C 2D',
    ];
    for (const cards of hands) sealed(round, cards);
    const events = round.advanceTo(NEXT_SUNDAY);
    const placed = ofType(events, 'HandPlaced');
    expect(
      placed.map(({ playerId, placement, score }) => [
        playerId,
        placement,
        'line' in score ? score.line : 0,
      ]),
    ).toEqual([
      ['p3', 1, 1],
      ['p2', 2, 2],
      ['p8', 3, 4],
      ['p6', 4, 5],
      ['p5', 5, 6],
      ['p4', 6, 9],
      // Both hands are High Cards, and the clock reveals both at one instant, so the earlier commit
      // wins.
      ['p1', 7, 10],
      ['p7', 8, 10],
    ]);
    expect(round.held('account-3', 'TRUNG')).toBe(5);
    expect(round.held('account-3', 'CARD:ACE:HEARTS')).toBe(0);
    expect(round.held('account-4', 'CARD:7:SPADES')).toBe(0);
    for (const [account, item] of [
      ['account-1', 'CARD:2:SPADES'],
      ['account-7', 'CARD:3:SPADES'],
    ] as const) {
      expect([round.held(account, item), round.held(account, 'CHIP')]).toEqual([1, 20]);
    }
    expect(ofType(events, 'TieTossed')).toEqual([]);
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('a hand of another size is refused, and fails when it is revealed [early; D8]', () => {
    const round = runningRound(earlyHands(), MONDAY);
    round.advanceTo(MONDAY);
    addPlayer(round);
    const four = { type: 'SealHand', cards: hand('2S 5C 9C JD'), salt: 's' } as const;
    expect(round.ask('account-1', four)).toMatchObject({ code: 'MALFORMED' });
  });

  it('who does not have the cards when revealing has no hand [early; D7, D8]', () => {
    const round = runningRound(earlyHands(), MONDAY);
    round.advanceTo(MONDAY);
    addPlayer(round, asItems(hand('2S 5C 9C JD')));
    const twice = { type: 'SealHand', cards: hand('2S 2S 5C 9C JD'), salt: 's' } as const;
    round.do('account-1', twice);
    const events = round.advanceTo(NEXT_SUNDAY);
    expect(ofType(events, 'SecretActionFailed')).toMatchObject([{ reason: 'CARDS_NOT_HELD' }]);
    expect(ofType(events, 'HandPlaced')).toEqual([]);
  });
});

describe('prizes', () => {
  const problems = (change: (ruleset: RoundRuleset) => void): unknown => {
    const document = draftHands();
    change(document);
    const parsed = parseRuleset(document);
    return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
  };

  it('may end with a placement: what is below wins nothing [draft, Prizes]', () => {
    expect(problems(() => undefined)).toEqual([]);
  });

  it('cannot give cards back that nobody takes [draft; F8]', () => {
    expect(problems(({ prizes }) => void (prizes[4]!.cardsBack = true))).toEqual([
      '/prizes/4/cardsBack',
    ]);
  });

  it('leave out no placement', () => {
    expect(problems(({ prizes }) => void prizes.splice(2, 1))).toEqual(['/prizes/2/from']);
  });
});
