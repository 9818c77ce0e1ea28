/** Tricks: tests whether the holder's pocket meets a trick [rulings K8, K9]. */
import { assertNever } from '../../kernel';
import type { DynastyRuleset, GrandCanalEffect, Pattern } from '../../rulesets';
import { bersaglio, pocketHefts } from './heft';
import { grandCanalEffects, ofType } from './effects';
import { needed, pocketOf } from './pocket';
import type { Position } from './position';
import { areOfOneSuit, hasSuitOfGrandCanal } from './suits';

export function isMet(ruleset: DynastyRuleset, position: Position, pattern: Pattern): boolean {
  const { grandCanal } = position;
  const pocket = pocketOf(ruleset, position.holder, grandCanal);
  const cards = (count: number): number => needed(ruleset, grandCanal, count);
  switch (pattern.type) {
    case 'HIGHER_SUM':
      return isHigherSum(ruleset, position, cards(pattern.minimumCards));
    case 'HIGHER_NEWEST':
      return (
        pocket.some(({ rank }) => pattern.ranks.includes(rank)) && isHigherNewest(ruleset, position)
      );
    case 'ALL_LOWER':
      return pocket.length >= cards(pattern.minimumCards) && areAllLower(ruleset, position);
    case 'OLDEST_LIKE_GRAND_CANAL':
      return (
        pocket.length >= cards(pattern.minimumCards) && isOldestLikeGrandCanal(ruleset, position)
      );
    case 'SAME_SUIT':
      return pocket.length === cards(pattern.cards) && areOfOneSuit(ruleset, grandCanal, pocket);
    case 'SAME_RANK':
      return (
        pocket.length >= cards(pattern.minimumCards) &&
        new Set(pocket.map(({ rank }) => rank)).size === 1
      );
    case 'SUM_IS_BERSAGLIO':
      return pocket.length === cards(pattern.cards) && isBersaglio(ruleset, position);
    case 'HAS_RANKS':
      return (
        pocket.filter(({ rank }) => pattern.ranks.includes(rank)).length >=
        cards(pattern.minimumCards)
      );
    default:
      return assertNever(pattern);
  }
}

const sum = (hefts: readonly number[]): number => hefts.reduce((all, heft) => all + heft, 0);

/**
 * The hefts of both sides, for comparison. A Grand Canal that defends is one more card [ruling K8].
 */
function compared(ruleset: DynastyRuleset, position: Position) {
  const { holder, opponent, grandCanal } = pocketHefts(ruleset, position);
  return { mine: holder, theirs: grandCanal === null ? opponent : [...opponent, grandCanal] };
}

function isHigherSum(ruleset: DynastyRuleset, position: Position, minimum: number): boolean {
  const { mine, theirs } = compared(ruleset, position);
  return mine.length >= minimum && theirs.length >= minimum && sum(mine) > sum(theirs);
}

/**
 * Compares with the opponent's newest card, or with the Grand Canal if there is none [ruling K8].
 */
function isHigherNewest(ruleset: DynastyRuleset, position: Position): boolean {
  const { holder, opponent, grandCanal } = pocketHefts(ruleset, position);
  const mine = holder.at(-1);
  const theirs = opponent.at(-1) ?? grandCanal;
  return mine !== undefined && theirs !== null && mine > theirs;
}

function areAllLower(ruleset: DynastyRuleset, position: Position): boolean {
  const { mine, theirs } = compared(ruleset, position);
  return theirs.length > 0 && Math.max(...mine) < Math.min(...theirs);
}

function isOldestLikeGrandCanal(ruleset: DynastyRuleset, position: Position): boolean {
  const { grandCanal } = position;
  const oldest = pocketOf(ruleset, position.holder, grandCanal).at(0);
  if (oldest === undefined) return false;
  return oldest.rank === grandCanal.rank || hasSuitOfGrandCanal(ruleset, grandCanal, oldest);
}

function isBersaglio(ruleset: DynastyRuleset, position: Position): boolean {
  const effects: readonly GrandCanalEffect[] = grandCanalEffects(ruleset, position.grandCanal);
  const within = ofType(effects, 'BERSAGLIO_WITHIN').at(0)?.by ?? 0;
  const missed =
    sum(pocketHefts(ruleset, position).holder) - bersaglio(ruleset, position.grandCanal);
  return Math.abs(missed) <= within;
}
