import { byOrdinal, instant, playerId } from '../../../src/kernel';
import { rankHands } from '../../../src/round/hands/rank-hands';
import type { Contender } from '../../../src/round/hands/contender';
import { fc } from '../../support/property-testing';
import { card, rulesetWith } from '../given';

const RULESET = rulesetWith();

/** All hands were committed at one instant, and revealed in the opposite order. */
const hand = (action: number, rank: string): Contender => ({
  hand: {
    id: `h${100 - action}` as const,
    actionId: `a${action}` as const,
    playerId: playerId(`p${action}`),
    cards: [card(rank, 'CUPS')],
    week: 1,
    presentedAtMs: null,
    placesAtMs: null,
    status: 'REVEALED',
    placement: null,
    score: null,
  },
  shownAtMs: instant(100 - action),
  submittedAtMs: instant(0),
});

const ranked = (hands: readonly Contender[]): (string | null)[][] =>
  rankHands(RULESET, hands).map((tied) => tied.map((each) => each.hand.actionId));

describe('hand priority', () => {
  it('has the higher score first, then the earlier commit [Prizes; F4]', () => {
    const hands = [hand(10, '5'), hand(9, '5'), hand(11, 'KING'), hand(2, '5'), hand(1, 'ACE')];
    expect(ranked(hands)).toEqual([['a11'], ['a2'], ['a9'], ['a10'], ['a1']]);
  });

  it('is a total order: it does not matter how the hands come [Prizes; F4]', () => {
    const hands = fc
      .array(fc.constantFrom('ACE', '5', 'KING'), { minLength: 1, maxLength: 12 })
      .map((ranks) => ranks.map((rank, at) => hand(at + 1, rank)));
    const shuffled = hands.chain((all) =>
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    );
    fc.assert(
      fc.property(shuffled, (all) => {
        const inOrder = [...all].sort((a, b) => byOrdinal(b.hand, a.hand));
        expect(ranked(all)).toEqual(ranked(inOrder));
      }),
    );
  });
});
