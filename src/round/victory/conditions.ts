/** Who wins by conditions of the ruleset's own, once what is going on has been done [ruling X9]. */
import { assertNever, byOrdinal, floor, held } from '../../kernel';
import type { PlayerId, Rational } from '../../kernel';
import { flagOf, namesIn } from '../../rulesets';
import type { VictoryConditions } from '../../rulesets';
import { ownerOf } from '../ground/owners';
import { activePlayers, roundOf, rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import { wealthOf } from '../income/wealth';

/** The winners; the one of most wealth, or who joined first, is the first of them. */
export function winnersByConditions(state: RoundState): PlayerId[] {
  const rules = rulesetOf(state).victoryConditions;
  return rules === undefined ? [] : inCaseOfTie(rules.tie, meeting(state, rules));
}

function inCaseOfTie(tie: VictoryConditions['tie'], winners: PlayerId[]): PlayerId[] {
  switch (tie) {
    case 'MOST_WEALTH':
      return winners.slice(0, 1);
    case 'SHARED':
      return winners;
    case 'NOBODY':
      return winners.length === 1 ? winners : [];
    default:
      return assertNever(tie);
  }
}

function meeting(state: RoundState, { conditions, meet }: VictoryConditions): PlayerId[] {
  const values = new Values(state);
  return values.players.filter((player) => {
    const isTrue = (condition: VictoryConditions['conditions'][number]): boolean =>
      !(values.players.length < 2 && namesIn(condition).some(isOfOthers)) &&
      flagOf(condition, (name) => values.of(name, player));
    return meet === 'ANY' ? conditions.some(isTrue) : conditions.every(isTrue);
  });
}

/** Whoever is left alone is ahead of nobody. */
const isOfOthers = (name: string): boolean => name.startsWith('others.');

/** What names stand for; each is counted once for all players. */
class Values {
  readonly players: readonly PlayerId[];
  private readonly counted = new Map<string, ReadonlyMap<PlayerId, bigint>>();

  constructor(private readonly state: RoundState) {
    const joined = activePlayers(state).sort(byOrdinal);
    this.players = joined
      .map(({ id }) => ({ id, wealth: wealthOf(state, id) }))
      .sort((one, other) => compare(other.wealth, one.wealth))
      .map(({ id }) => id);
  }

  of(name: string, player: PlayerId): bigint {
    if (name === 'players') return BigInt(this.players.length);
    if (name === 'week') return BigInt(roundOf(this.state).week);
    const [whose, what] = name.split('.', 2);
    const all = this.all(what ?? name);
    if (whose !== 'others') return all.get(player) ?? 0n;
    const others = this.players.filter((other) => other !== player);
    return others.map((other) => all.get(other) ?? 0n).reduce(most, 0n);
  }

  /** Of an item, or else their wealth. */
  private all(what: string): ReadonlyMap<PlayerId, bigint> {
    const known = this.counted.get(what);
    if (known !== undefined) return known;
    const item = rulesetOf(this.state).items.find((kind) => kind.item === what)?.item;
    const amount = (id: PlayerId): number =>
      item === undefined ? floor(wealthOf(this.state, id)) : held(this.state, ownerOf(id), item);
    const all = new Map(this.players.map((id) => [id, BigInt(amount(id))]));
    this.counted.set(what, all);
    return all;
  }
}

function compare(one: Rational, other: Rational): number {
  const [a, b] = [one.numerator * other.denominator, other.numerator * one.denominator];
  return a < b ? -1 : Number(a > b);
}

const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
