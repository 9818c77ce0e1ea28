import type { PokerHand, Ranking } from '../../round/auction';
import type { RankEntry } from '../../round/deck';
import type { RoundRuleset } from '../../round/document';
import { findSuit } from '../../round/cards';
import { plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RuleSection } from '../common/section';

type Poker = Extract<Ranking, { procedure: 'POKER' }>;

const HANDS: Readonly<Record<PokerHand, readonly [name: string, criteria: string]>> = {
  STRAIGHT_FLUSH: ['Straight Flush', 'Five ranks in a row, all of one suit'],
  FIVE_OF_A_KIND: ['Five-of-a-Kind', 'Five cards of one rank'],
  FOUR_OF_A_KIND: ['Four-of-a-Kind', 'Four cards of one rank'],
  FULL_HOUSE: ['Full House', 'Three cards of one rank and two of another'],
  FLUSH: ['Flush', 'All cards of one suit'],
  STRAIGHT: ['Straight', 'Five ranks in a row'],
  THREE_OF_A_KIND: ['Three-of-a-Kind', 'Three cards of one rank'],
  TWO_PAIR: ['Two Pair', 'Two cards of one rank and two of another'],
  ONE_PAIR: ['One Pair', 'Two cards of one rank'],
  HIGH_CARD: ['High Card', 'Any other hand'],
};

/** The common name of a poker hand, such as "Full House". */
export const pokerHandName = (hand: PokerHand): string => HANDS[hand][0];

/** The ranking of hands [rulings F6 to F8]. */
export function pokerHands(ruleset: RoundRuleset, { order, ace, ties }: Poker): RuleSection {
  const { archetypes } = ruleset.deck;
  const ranks = archetypes.flatMap((archetype) => archetype.ranks);
  const aceName = plain(ranks.find(({ rank }) => rank === ace)?.name ?? ace);
  return section(
    'scoring',
    'The Ranking of Hands',
    'A hand counts as the first line whose criteria it meets, and the higher line wins:',
    table(
      ['Hand', 'Criteria'],
      order.map((hand) => [...HANDS[hand]]),
    ),
    `In a row the ${aceName} can be the lowest rank or the highest, never in the middle.${only(ranks)}`,
    ties.procedure === 'EARLIER_REVELATION'
      ? 'Of two hands of the same line, the one revealed earlier is placed higher, or else the one ' +
          'committed earlier. Entrusted hands are revealed as they mature.'
      : `Of two hands of the same line, the one with the higher card is placed higher: their cards ` +
          `are compared one by one from the highest down, by rank, where the ${aceName} is the ` +
          `highest, and then by suit: ${suits(ruleset, ties.suitsHighToLow)}. Two identical hands ` +
          'are ordered by a toss, three or more at random, both by the dice of the season.',
  );
}

/** A deck of five ranks has only one row, with the Ace at either end [ruling F7]. */
const only = (ranks: readonly RankEntry[]): string =>
  ranks.length === 5 ? ' With five ranks there is only one row, of all of them.' : '';

const suits = ({ deck }: RoundRuleset, order: readonly string[]): string =>
  order.map((suit) => plain(findSuit(deck, suit)?.name ?? suit)).join(', then ');
