/** Short notation for poker hands, and the two rulesets that rank them. */
import type { RoundRuleset } from '../../../../src/rulesets';
import { mergeCards } from '../../../../src/round/hands/merge-cards';
import { draft, early } from '../../../rulesets/documents';
import type { CountedCard } from '../../../../src/round/hands/vocabulary';

const RANKS: Readonly<Record<string, string>> = { A: 'ACE', J: 'JACK', Q: 'QUEEN', K: 'KING' };
const SUITS: Readonly<Record<string, string>> = {
  S: 'SPADES',
  H: 'HEARTS',
  C: 'CLUBS',
  D: 'DIAMONDS',
};

/** The cards of a hand: `hand('AS AS 10H')` is the Ace of Spades twice and the 10 of Hearts. */
export const hand = (text: string): CountedCard[] =>
  mergeCards(
    text.split(' ').map((card) => {
      const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
      return { rank: RANKS[rank] ?? rank, suit: SUITS[suit] ?? suit, count: 1 };
    }),
  );

/** The draft: hands are presented, ties are tossed, and cards are kept. */
export const draftHands = (): RoundRuleset => ({ ...draft(), steward: false });

/** The early edition: hands are sealed, and in a tie the hand revealed first wins. */
export const earlyHands = (): RoundRuleset => ({ ...early(), steward: false });

/** The ruleset with another order of hands or another tie-break. */
export function rankedBy(
  ruleset: RoundRuleset,
  change: Partial<Extract<RoundRuleset['hands']['ranking'], { procedure: 'POKER' }>>,
): RoundRuleset {
  const { ranking } = ruleset.hands;
  if (ranking.procedure !== 'POKER') throw new Error('a ruleset of poker hands');
  return { ...ruleset, hands: { ...ruleset.hands, ranking: { ...ranking, ...change } } };
}
