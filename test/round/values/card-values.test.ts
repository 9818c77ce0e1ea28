/** Card values in formulas, actions and fortunes [AF1, AF2]. */
import { eventText, optionsOf, scoreHand } from '../../../src/round';
import { settleDue } from '../../../src/round/clock/settle-due';
import { trackedValuesIn, trackedValuesOfCard } from '../../../src/round/values/tracked-values';
import { printHand } from '../../../src/round/secret-actions/declaration/hand';
import { parseRuleset, ruleMarkdown } from '../../../src/rulesets';
import type { Action, Card, Expression, Fortune, RoundRuleset } from '../../../src/rulesets';
import { inOnePiece, playerId } from '../../../src/kernel';
import { valueNow } from '../../../src/season';
import type { TakeAction } from '../../../src/season';
import { HONOUR, MARK, POLISH, SHINE, TORN } from '../../support/custom-mechanics';
import { addPlayer, asItems, card, during, rulesetWith, runningRound } from '../given';
import { account, later, MONDAY, NEXT_SUNDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { commitAndReveal } from '../secret-actions/secret-action-commands';

const WEEK_MS = 7 * 86_400_000;
const ACE = { rank: 'ACE', suit: 'CUPS' } as const;
const FOOL = { rank: 'THE_FOOL', suit: 'ARCANA' } as const;
const name = (of: string): Expression => ({ name: of });
const ruled = (more: (document: RoundRuleset) => unknown = () => undefined): RoundRuleset =>
  rulesetWith((document) => {
    document.trackedValues = [HONOUR, SHINE, TORN, MARK];
    document.actions = [POLISH];
    more(document);
  });
const polish = (to: Card | null): TakeAction => {
  const asked = { type: 'TakeAction', action: 'POLISH', playerId: null } as const;
  return to === null ? asked : { ...asked, card: to };
};
const shineOf = (round: TestRound, of: Card) =>
  valueNow(round.state, SHINE, { playerId: null, card: of });

function polishing(ruleset = ruled()): TestRound {
  const round = runningRound(ruleset);
  addPlayer(round, { 'CARD:ACE:CUPS': 1 });
  addPlayer(round, {});
  round.advanceTo(MONDAY);
  return round;
}

describe('an action that is done to a card [Z3, AF2]', () => {
  it('reads and changes what that card has, and nothing of another', () => {
    const round = polishing();
    const [event] = ofType(round.do('account-1', polish(ACE)), 'ActionTaken');
    expect(event).toMatchObject({
      ...{ targetId: null, card: ACE },
      changes: [
        { value: 'SHINE', playerId: null, card: ACE, now: 2 },
        { value: 'HONOUR', playerId: 'p1', now: 2 },
        { value: 'TORN', playerId: null, card: ACE, now: false },
      ],
    });
    expect(eventText(round.state, event!)).toBe(
      'Player 1 took the action “Polish” on Ace of Cups: Shine of Ace of Cups is now 2, Honour is now 2, ' +
        'Torn of Ace of Cups is now no.',
    );
    expect([shineOf(round, ACE), shineOf(round, FOOL)]).toEqual([2, 1]);
    expect(round.violations()).toEqual([]);
  });

  it('is counted for each card, and refused while its condition is not met', () => {
    const round = polishing();
    round.do('account-1', polish(ACE));
    round.do('account-2', polish(ACE));
    expect(round.ask('account-1', polish(ACE))).toMatchObject({
      code: 'ACTION_USED_UP',
      facts: { action: 'POLISH', most: 2, of: 'TARGET' },
    });
    round.do('account-1', polish(FOOL));
    round.advanceTo(later(MONDAY, WEEK_MS));
    round.do('account-1', polish(ACE));
    expect(round.ask('account-1', polish(ACE))?.code).toBe('ACTION_NOT_NOW');
  });

  it('is offered with the card to be named, as long as there is one', () => {
    const offers = (round: TestRound) =>
      optionsOf(round.state, account('account-1'), round.now)
        .filter(({ mutation }) => mutation === 'takeAction')
        .map(({ known, needs, description }) => ({ known, needs, description }));
    expect(offers(polishing())).toEqual([
      { known: { action: 'POLISH' }, needs: ['card'], description: 'Polish, to a card.' },
    ]);
    const never = { ...POLISH, when: { holds: { op: 'MORE', of: [name('card.value:SHINE'), 4] } } };
    expect(offers(polishing(ruled((document) => (document.actions = [never as Action]))))).toEqual(
      [],
    );
  });

  test.each([
    ['no card', polish(null), 'MALFORMED'],
    ['a card that there is not', polish({ rank: 'ACE', suit: 'ARCANA' }), 'CARD_UNKNOWN'],
    ['a player', { ...polish(ACE), playerId: playerId('p2') }, 'MALFORMED'],
  ])('is refused for %s', (_what, command, code) => {
    expect(polishing().ask('account-1', command)?.code).toBe(code);
  });

  it('is refused a card where it is done to none', () => {
    const plain: Action = { ...POLISH, action: 'BOW', effects: [{ ...BOW }] };
    const { target: _target, when: _when, limit: _limit, ...rest } = plain;
    const round = polishing(ruled((document) => (document.actions = [{ ...rest, limit: null }])));
    const refusal = round.ask('account-1', { ...polish(ACE), action: 'BOW' });
    expect(refusal).toMatchObject({ code: 'MALFORMED', facts: { field: 'card' } });
  });

  it('knows how many of the card its player has, where cards are seen by all', () => {
    const held: Action = { ...POLISH, when: { holds: { op: 'MORE', of: [name('card.held'), 0] } } };
    const round = polishing(ruled((document) => (document.actions = [held])));
    expect(round.ask('account-2', polish(ACE))?.code).toBe('ACTION_NOT_NOW');
    expect(round.ask('account-1', polish(FOOL))?.code).toBe('ACTION_NOT_NOW');
    expect(round.ask('account-1', polish(ACE))).toBeNull();
  });

  it('is told so', () => {
    expect(ruleMarkdown(ruled())).toContain(
      '**Polish**, to a card: Shine of the card is increased by 1, Honour of the player ' +
        'is increased by Shine of the card and Torn of the card becomes no. It can be done only while Shine of the card ' +
        'is less than 4. At most 2 times a week, to each card.',
    );
  });
});
const BOW = { type: 'ADD', value: 'HONOUR', by: 1 } as const;

describe('a hand [AF1]', () => {
  const scored = ruled(({ hands }) => {
    if (hands.ranking.procedure !== 'SCORE') return;
    hands.ranking.formula = {
      op: 'ADD',
      of: [name('cards'), { op: 'MULTIPLY', of: [name('hand.value:SHINE'), name('multiplier')] }],
    };
    hands.ranking.multipliers = [
      {
        ...{ condition: 'FORMULA', name: 'Torn', value: 10 },
        holds: { op: 'AT_LEAST', of: [name('hand.value:TORN'), 2] },
      },
    ];
  });

  it('scores the sum over its cards, each as often as it is there', () => {
    const round = polishing(scored);
    round.do('account-1', polish(ACE));
    const total = (...cards: readonly ReturnType<typeof card>[]) =>
      scoreHand(scored, cards, trackedValuesIn(round.state, null), (of) =>
        trackedValuesOfCard(round.state, of),
      ).total;
    expect(total(card('ACE', 'CUPS', 2), card('THE_FOOL', 'ARCANA'))).toBe(String(3 + 2 * 2 + 1));
    expect(total(card('THE_FOOL', 'ARCANA', 3))).toBe(String(3 + 3));
  });

  it('counts its cards of which a flag is yes', () => {
    const torn = (of: Card) => (code: string) => (code === 'SHINE' ? 2n : of.rank === 'ACE');
    const total = (count: number) =>
      scoreHand(scored, [card('ACE', 'CUPS', count)], () => 0n, torn).total;
    expect(total(1)).toBe(String(1 + 2));
    expect(total(2)).toBe(String(2 + 4 * 10));
  });

  it('is told as what it is the sum of', () => {
    const told = ruleMarkdown(scored);
    expect(told).toContain('A hand scores **c + Shine of its cards × m**.');
    expect(told).toContain('Shine of its cards is the sum of Shine over its cards');
    expect(told).toContain('the number of its cards of which Torn is yes is at least 2');
  });
});

describe('a fortune [X13, AF1]', () => {
  const wear: Fortune = {
    ...{ fortune: 'WEAR', name: 'Wear' },
    holds: { op: 'MORE', of: [name('hand.value:SHINE'), 2] },
    also: [
      { type: 'SET', value: 'SHINE', by: { op: 'SUBTRACT', of: [name('card.value:SHINE'), 1] } },
      { type: 'ADD', value: 'HONOUR', by: name('hand.value:SHINE') },
      { type: 'SET_TEXT', value: 'MARK', text: 'worn' },
    ],
  };
  const told = (cards: readonly ReturnType<typeof card>[]) => {
    const ruleset = ruled((document) => (document.fortunes = [wear]));
    const round = runningRound(ruleset);
    const player = addPlayer(round, asItems(cards));
    commitAndReveal(round, player, 'HAND', printHand(ruleset.deck, cards));
    const events = during(round, () => inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY))));
    expect(round.violations()).toEqual([]);
    return { round, told: ofType(events, 'FortuneTold') };
  };

  it('is told by what the cards have, and changes each of them once', () => {
    const { round, told: events } = told([card('ACE', 'CUPS', 2), card('THE_FOOL', 'ARCANA')]);
    expect(events.map(({ changes }) => changes)).toEqual([
      [
        { value: 'SHINE', playerId: null, card: ACE, now: 0 },
        { value: 'SHINE', playerId: null, card: FOOL, now: 0 },
        { value: 'HONOUR', playerId: 'p1', now: 3 },
        { value: 'MARK', playerId: null, card: ACE, now: 'worn' },
        { value: 'MARK', playerId: null, card: FOOL, now: 'worn' },
      ],
    ]);
    expect([shineOf(round, ACE), shineOf(round, FOOL)]).toEqual([0, 0]);
    expect(eventText(round.state, events[0]!)).toContain('Shine of Ace of Cups is now 0');
  });

  it('is not told to cards that have less', () => {
    expect(told([card('ACE', 'CUPS', 2)]).told).toEqual([]);
  });

  it('says what it does to each card', () => {
    expect(ruleMarkdown(ruled((document) => (document.fortunes = [wear])))).toContain(
      'for each card of the hand, Shine of the card becomes Shine of the card − 1',
    );
  });
});

describe('the rules are refused [X1, AF1, AF2]', () => {
  const problems = (more: (document: RoundRuleset) => unknown) => {
    const parsed = parseRuleset(ruled(more));
    return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
  };
  const effect = (one: object) => (document: RoundRuleset) => {
    document.actions = [{ ...POLISH, effects: [one as Action['effects'][number]] }];
  };
  const without = (document: RoundRuleset) => {
    const { target: _target, limit: _limit, ...rest } = POLISH;
    document.actions = [{ ...rest, limit: null }];
  };

  test.each([
    ['a secret of a card', (d: RoundRuleset) => (d.trackedValues = [{ ...SHINE, secret: true }])],
    ['a card’s value in an action without a card', without],
    ['a text of the hand', effect({ type: 'ADD', value: 'SHINE', by: name('card.value:MARK') })],
    [
      'the hand’s values in an action',
      effect({ type: 'ADD', value: 'SHINE', by: name('hand.value:SHINE') }),
    ],
    [
      'a player’s part in a card’s value',
      effect({ type: 'ADD', value: 'SHINE', whose: 'TARGET', by: 1 }),
    ],
    [
      'another player in what is done to a card',
      effect({ type: 'ADD', value: 'HONOUR', whose: 'TARGET', by: 1 }),
    ],
  ])('for %s', (_what, more) => {
    expect(problems(more)).not.toEqual([]);
  });

  it('for so many formulas that looking at each card would take long', () => {
    const long = { op: 'ADD', of: Array.from({ length: 19 }, () => 1) } as const;
    const many = Array.from({ length: 6 }, (_, at) => ({
      ...{ ...POLISH, action: `POLISH_${String(at)}` },
      effects: [{ type: 'ADD' as const, value: 'SHINE', by: long }],
    }));
    expect(problems((document) => (document.actions = many))).toContain('/actions');
  });
});
