/**
 * Hand priority [Prizes; ruling F4]: the higher score, then the hand submitted earlier, which is
 * the one whose commit is earlier. A total order: actions are numbered as they are committed.
 */
import { ordinalOf } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { HandRow, HandScore } from '../state';
import { scoreHand } from './score-hand';

export type RankedHand = { readonly hand: HandRow; readonly score: HandScore };

/** Best first. */
export function rankHands(ruleset: RoundRuleset, hands: readonly HandRow[]): RankedHand[] {
  return hands
    .map((hand) => ({ hand, score: scoreHand(ruleset, hand.cards) }))
    .sort((a, b) => byScore(a.score, b.score) || byCommit(a.hand, b.hand));
}

function byScore(a: HandScore, b: HandScore): number {
  const difference = BigInt(b.total) - BigInt(a.total);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

const byCommit = (a: HandRow, b: HandRow): number => ordinalOf(a.actionId) - ordinalOf(b.actionId);
