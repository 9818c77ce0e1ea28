import * as fc from 'fast-check';
import { ordinalOf, playerId } from '../../../src/kernel';
import { rankHands } from '../../../src/round/hands/rank-hands';
import type { HandRow } from '../../../src/round/state';
import { card, rulesetWith } from '../given';

const RULESET = rulesetWith();

const hand = (action: number, rank: string): HandRow => ({
  id: `h${100 - action}`,
  actionId: `a${action}`,
  playerId: playerId(`p${action}`),
  cards: [card(rank, 'CUPS')],
  week: 1,
  status: 'REVEALED',
  placement: null,
  score: null,
});

const ranked = (hands: readonly HandRow[]): string[] =>
  rankHands(RULESET, hands).map((each) => each.hand.actionId);

describe('hand priority', () => {
  it('has the higher score first, then the earlier commit [Prizes; F4]', () => {
    const hands = [hand(10, '5'), hand(9, '5'), hand(11, 'KING'), hand(2, '5'), hand(1, 'ACE')];
    expect(ranked(hands)).toEqual(['a11', 'a2', 'a9', 'a10', 'a1']);
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
        const inOrder = [...all].sort((a, b) => ordinalOf(a.actionId) - ordinalOf(b.actionId));
        expect(ranked(all)).toEqual(ranked(inOrder));
      }),
    );
  });
});
