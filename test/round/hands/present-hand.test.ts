import { BANK, ownerNamed } from '../../../src/kernel';
import { dueRound, optionsOf } from '../../../src/round';
import { missingItemProblems } from '../../../src/round/proposals/existing-items';
import type { RoundRuleset } from '../../../src/rulesets';
import { addPlayer, card, given, rulesetWith, runningRound } from '../given';
import { account, at, later, MONDAY, ofType, replay, rowsOf, SUNDAY, THURSDAY } from '../harness';
import type { TestRound } from '../harness';
import { draftHands, earlyHands, hand } from './poker/hands';
import { present, presented, presenting, SATURDAY } from './presenters';

const STRAIGHT = '10S JH QH KH AH';

it('is seen by everybody at once, and leaves the cards with the player [draft; F8]', () => {
  const round = presenting([STRAIGHT]);
  expect(round.do('account-1', present(STRAIGHT))).toEqual([
    {
      type: 'HandPresented',
      handId: 'h1',
      playerId: 'p1',
      cards: hand(STRAIGHT),
      placesAtMs: SATURDAY,
    },
  ]);
  expect(round.state.need('hands', 'h1')).toMatchObject({
    actionId: null,
    status: 'REVEALED',
    week: 1,
    presentedAtMs: THURSDAY,
    placement: null,
  });
  for (const item of ['CARD:10:SPADES', 'CARD:ACE:HEARTS'] as const) {
    expect(round.held('account-1', item)).toBe(1);
  }
  expect(round.violations()).toEqual([]);
});

describe('the time for it', () => {
  test.each([
    [later(THURSDAY, -1), 'WRONG_PHASE', { phase: 'AUCTION', opensAtMs: THURSDAY }],
    [SATURDAY, 'WRONG_PHASE', { phase: 'RESOLUTION', opensAtMs: at('2021-09-09') }],
  ])('is not at %i [draft, Readying a hand; A1]', (when, code, facts) => {
    const round = runningRound(draftHands(), SUNDAY);
    addPlayer(round);
    round.advanceTo(when);
    expect(round.ask('account-1', present(STRAIGHT))).toMatchObject({
      code,
      rule: 'submitting-a-hand',
      facts: { ...facts, needed: ['BARTERING'] },
    });
  });

  test.each([THURSDAY, later(SATURDAY, -1)])('is %i [draft, Readying a hand; A1]', (when) => {
    const round = presenting([STRAIGHT]);
    round.advanceTo(when);
    expect(round.ask('account-1', present(STRAIGHT))).toBeNull();
  });

  it('is not before the start, nor after the end', () => {
    const round = presenting([STRAIGHT]);
    given(round, THURSDAY, { type: 'RoundClosed' });
    expect(round.ask('account-1', present(STRAIGHT))).toMatchObject({ code: 'ROUND_OVER' });
  });
});

test.each([
  ['a card that there is not', [card('2', 'SPADES', 5)], 'CARD_UNKNOWN', { rank: '2' }],
  ['no cards of a face', [card('ACE', 'SPADES', 0)], 'AMOUNT_NOT_NATURAL', { amount: 0 }],
  ['no cards', [], 'EMPTY_HAND', { minimumCards: 5 }],
  ['four cards', [card('ACE', 'SPADES', 4)], 'MALFORMED', { cards: 4, maximumCards: 5 }],
  ['six cards', [card('ACE', 'SPADES', 6)], 'MALFORMED', { cards: 6, maximumCards: 5 }],
  [
    'cards of another',
    hand('10S JH QH KH AD'),
    'NOT_ENOUGH',
    { item: 'CARD:ACE:DIAMONDS', have: 0, need: 1 },
  ],
  [
    'a face twice of which there is one',
    [...hand('10S JH QH'), card('ACE', 'HEARTS'), card('ACE', 'HEARTS')],
    'NOT_ENOUGH',
    { item: 'CARD:ACE:HEARTS', have: 1, need: 2 },
  ],
])('refuses %s [draft, Readying a hand; D8]', (_, cards, code, facts) => {
  const round = presenting([STRAIGHT]);
  const refusal = round.ask('account-1', { type: 'PresentHand', cards });
  expect(refusal).toMatchObject({ code, facts });
  expect(round.state.count('hands')).toBe(0);
});

it('counts a face that is named twice as two of it [D8]', () => {
  const round = presenting(['AS AS KS KS KS']);
  const cards = [card('ACE', 'SPADES'), card('KING', 'SPADES', 3), card('ACE', 'SPADES')];
  const [event] = round.do('account-1', { type: 'PresentHand', cards });
  expect(event).toMatchObject({ cards: [card('ACE', 'SPADES', 2), card('KING', 'SPADES', 3)] });
});

it('is done once in each Bartering Phase [draft, Readying a hand]', () => {
  const round = presented([STRAIGHT]);
  round.advanceTo(later(SATURDAY, -1));
  expect(round.ask('account-1', present(STRAIGHT))).toEqual({
    code: 'ALREADY_PRESENTED',
    rule: 'submitting-a-hand',
    facts: { handId: 'h1' },
  });
  round.advanceTo(at('2021-09-09'));
  const [event] = round.do('account-1', present(STRAIGHT));
  expect(event).toMatchObject({ handId: 'h2', placesAtMs: at('2021-09-11') });
});

describe('the two procedures', () => {
  const sealedRound = (): TestRound => {
    const round = runningRound(earlyHands(), MONDAY);
    addPlayer(round);
    return round;
  };

  it('keep to themselves: nothing is presented where hands are sealed [early]', () => {
    const round = sealedRound();
    expect(round.ask('account-1', present(STRAIGHT))).toEqual({
      code: 'HANDS_ARE_SEALED',
      rule: 'submitting-a-hand',
      facts: {},
    });
    expect(round.ask('account-7', present(STRAIGHT))).toMatchObject({ code: 'NOT_A_PLAYER' });
  });

  it('keep to themselves: nothing is sealed where hands are presented [draft]', () => {
    const round = presenting([STRAIGHT]);
    const refusal = { code: 'HANDS_ARE_PRESENTED', rule: 'submitting-a-hand' };
    const sealed = { type: 'SealHand', cards: hand(STRAIGHT), salt: 's' } as const;
    const committed = { type: 'CommitSecretAction', kind: 'HAND', sha256: 'a'.repeat(64) } as const;
    expect(round.ask('account-1', sealed)).toMatchObject(refusal);
    expect(round.ask('account-1', committed)).toMatchObject(refusal);
  });
});

it('is an option once a phase, for who has cards enough', () => {
  const round = presenting([STRAIGHT, '10S JH QH KH']);
  const offered = (who: string): unknown[] =>
    optionsOf(round.state, account(who), round.now)
      .filter(({ mutation }) => mutation === 'presentHand' || mutation === 'sealHand')
      .map(({ mutation, untilMs }) => [mutation, untilMs]);
  expect(offered('account-1')).toEqual([['presentHand', SATURDAY]]);
  expect(offered('account-2')).toEqual([]);
  round.do('account-1', present(STRAIGHT));
  expect(offered('account-1')).toEqual([]);
  round.advanceTo(SATURDAY);
  expect(offered('account-1')).toEqual([]);
});

it('is not placed any more when its player leaves [B2, M3]', () => {
  const round = presented([STRAIGHT, 'AS AH KC KD QS']);
  round.do('account-1', { type: 'LeaveSeason' });
  expect(round.state.need('hands', 'h1').status).toBe('FAILED');
  const placed = ofType(round.advanceTo(SATURDAY), 'HandPlaced');
  expect(placed).toMatchObject([{ handId: 'h2', placement: 1 }]);
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
});

describe('an amendment', () => {
  const amended = (round: TestRound, document: RoundRuleset): void => {
    given(round, round.now, {
      type: 'ProposalAdopted',
      proposalId: 'm1',
      votesFor: 1,
      votesAgainst: 0,
      failure: null,
      revision: { revision: 2, document },
      standings: [],
      transfers: [],
    });
  };
  const proposed = (round: TestRound): void => {
    given(round, round.now, {
      type: 'ProposalSubmitted',
      proposalId: 'm1',
      playerId: 'p1' as never,
      class: 'STANDARD',
      title: 't',
      text: '',
      effects: [],
      used: null,
      popularity: { test: 'AGAINST_AT_MOST', votes: 3 },
      opensAtMs: round.now,
      closesAtMs: at('2021-10-01'),
      transfers: [],
    });
  };

  it('leaves a presented hand the date that it has [P5, M2]', () => {
    const round = presented([STRAIGHT]);
    proposed(round);
    // The amendment also changes the phases, so nothing else happens on Saturday.
    const { phases, auction, hands, secretActions } = earlyHands();
    amended(round, { ...draftHands(), phases, auction, hands, secretActions });
    expect(dueRound(round.state)).toBe(SATURDAY);
    const events = round.advanceTo(SATURDAY);
    expect(ofType(events, 'HandPlaced')).toMatchObject([{ handId: 'h1', placement: 1 }]);
    expect(dueRound(round.state)).toBeGreaterThan(SATURDAY);
  });

  it('cannot take a card of a presented hand out of the deck [P6]', () => {
    const round = presented([STRAIGHT]);
    round.turn('clock', THURSDAY).emit({
      type: 'ItemsGranted',
      playerId: 'p1' as never,
      transfers: hand(STRAIGHT).map(({ rank, suit }) => ({
        from: ownerNamed('player:p1'),
        to: BANK,
        item: `CARD:${rank}:${suit}`,
        quantity: 1,
      })),
    });
    const without = draftHands();
    without.deck.archetypes[0]!.ranks.pop();
    expect(missingItemProblems(round.state, [], without)).toMatchObject([{ path: '/deck' }]);
    round.advanceTo(SATURDAY);
    expect(missingItemProblems(round.state, [], without)).toEqual([]);
  });

  it('has the cards of a hand that was sealed before looked at when it is placed [M4]', () => {
    const round = runningRound(
      rulesetWith(({ hands }) => void (hands.possession = 'WHEN_REVEALED')),
    );
    addPlayer(round);
    round.advanceTo(MONDAY);
    const cards = [card('KING', 'CUPS')];
    round.do('account-1', { type: 'SealHand', cards, salt: 's' });
    proposed(round);
    amended(
      round,
      rulesetWith(({ hands }) => {
        hands.procedure = 'OPEN';
        hands.possession = 'WHEN_PRESENTED';
        hands.placing = { at: 'PHASE_START', phase: 'BARTERING' };
      }),
    );
    const events = round.advanceTo(at('2021-09-05'));
    expect(ofType(events, 'HandPlaced')).toEqual([]);
    expect(ofType(events, 'SecretActionFailed')).toMatchObject([{ reason: 'CARDS_NOT_HELD' }]);
  });
});
