/**
 * Hand priority [Prizes]. Among scored hands the higher score is better, then the earlier
 * submission [ruling F4]. Among poker hands the better line of the table is better. The ruleset
 * breaks their ties by the earlier showing and then the earlier submission, or by the higher cards,
 * so that only identical hands stay tied [rulings F6, F8].
 */
import { assertNever } from '../../kernel';
import type { RoundRuleset, ValueOf } from '../../rulesets';
import { byPresentation, bySubmission } from './contender';
import type { Contender } from './contender';
import { byHighestCard, highestCardFirst } from './poker/card-order';
import { rankPoker } from './poker/rank-poker';
import { scoreHand } from './score-hand';
import type { TrackedOfCard } from './score-values';
import type { HandRank, HandRow, HandScore, PokerRank } from './vocabulary';

export type RankedHand = { readonly hand: HandRow; readonly rank: HandRank };
type RankedContender<R extends HandRank> = { readonly contender: Contender; readonly rank: R };

/** The tracked values of a hand's player and of the season, by code. */
type TrackedOf = (hand: HandRow) => ValueOf;

/**
 * The hands in groups, best first. Hands of one group are identical in rank, and dice must order
 * them.
 */
export function rankHands(
  ruleset: RoundRuleset,
  contenders: readonly Contender[],
  trackedOf: TrackedOf = () => () => 0n,
  trackedOfCard: TrackedOfCard = () => () => 0n,
): RankedHand[][] {
  const { ranking } = ruleset.hands;
  // Sorting is stable, so tied hands stay in order of submission.
  const inOrder = [...contenders].sort(bySubmission);
  switch (ranking.procedure) {
    case 'SCORE':
      return inGroups(
        rankedBy(inOrder, (hand) => scoreHand(ruleset, hand.cards, trackedOf(hand), trackedOfCard)),
        byScore,
      );
    case 'POKER':
      return inGroups(
        rankedBy(inOrder, ({ cards }) => rankPoker(ruleset, cards)),
        pokerOrder(ruleset),
      );
    default:
      return assertNever(ranking);
  }
}

const rankedBy = <R extends HandRank>(
  contenders: readonly Contender[],
  rankOf: (hand: HandRow) => R,
): RankedContender<R>[] =>
  contenders.map((contender) => ({ contender, rank: rankOf(contender.hand) }));

function byScore(a: RankedContender<HandScore>, b: RankedContender<HandScore>): number {
  const difference = BigInt(b.rank.total) - BigInt(a.rank.total);
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  return bySubmission(a.contender, b.contender);
}

function pokerOrder({
  deck,
  hands: { ranking },
}: RoundRuleset): (a: RankedContender<PokerRank>, b: RankedContender<PokerRank>) => number {
  if (ranking.procedure !== 'POKER') return () => 0;
  const cardOrder = highestCardFirst(deck, ranking);
  const { procedure } = ranking.ties;
  return (a, b) => a.rank.line - b.rank.line || tie(a, b);

  function tie(a: RankedContender<PokerRank>, b: RankedContender<PokerRank>): number {
    switch (procedure) {
      case 'HIGHEST_CARD_THEN_TOSS':
        return byHighestCard(cardOrder, a.rank.cards, b.rank.cards);
      case 'EARLIER_REVELATION':
        return byPresentation(a.contender, b.contender) || bySubmission(a.contender, b.contender);
      default:
        return assertNever(procedure);
    }
  }
}

function inGroups<R extends HandRank>(
  ranked: readonly RankedContender<R>[],
  order: (a: RankedContender<R>, b: RankedContender<R>) => number,
): RankedHand[][] {
  const groups: RankedHand[][] = [];
  let before: RankedContender<R> | null = null;
  for (const each of [...ranked].sort(order)) {
    const hand = { hand: each.contender.hand, rank: each.rank };
    if (before !== null && order(before, each) === 0) groups.at(-1)?.push(hand);
    else groups.push([hand]);
    before = each;
  }
  return groups;
}
