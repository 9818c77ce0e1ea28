/**
 * The winners by the ruleset's own conditions, after the present command or instant [rulings X9,
 * AB1].
 */
import { byOrdinal, floor, held } from '../../kernel';
import type { PlayerId, Rational } from '../../kernel';
import { valueOfName } from '../../rulesets';
import type { Value } from '../../rulesets';
import { winnersByConditions } from '../../season';
import { ownerOf } from '../model/owners';
import { activePlayers, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { wealthOf } from '../income/wealth';
import { trackedValuesIn } from '../values/tracked-values';

/** The winners, the wealthiest first; among equals, the one who joined first. */
export function currentWinners(state: RoundState): PlayerId[] {
  const rules = rulesetOf(state).victoryConditions;
  if (rules === undefined) return [];
  return winnersByConditions(rules, byWealth(state), (name, player) =>
    victoryValue(state, name, player),
  );
}

const byWealth = (state: RoundState): PlayerId[] =>
  activePlayers(state)
    .sort(byOrdinal)
    .map(({ id }) => ({ id, wealth: wealthOf(state, id) }))
    .sort((one, other) => compare(other.wealth, one.wealth))
    .map(({ id }) => id);

/** The player's value of a name in conditions of victory. */
export function victoryValue(state: RoundState, name: string, player: PlayerId): Value {
  if (name === 'week') return BigInt(roundOf(state).week);
  const value = valueOfName(name);
  if (value !== null) return trackedValuesIn(state, player)(value);
  // `items.TRUNG` and `others.TRUNG` both mean the item `TRUNG`.
  const code = name.replace(/^items\./, '');
  const item = rulesetOf(state).items.find((kind) => kind.item === code)?.item;
  return BigInt(
    item === undefined ? floor(wealthOf(state, player)) : held(state, ownerOf(player), item),
  );
}

function compare(one: Rational, other: Rational): number {
  const [a, b] = [one.numerator * other.denominator, other.numerator * one.denominator];
  return a < b ? -1 : Number(a > b);
}
