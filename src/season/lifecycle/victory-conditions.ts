/** The winners by the ruleset's own victory conditions, in either game [rulings X9, AB1]. */
import type { PlayerId } from '../../kernel';
import { flagOf, isOfOthers, namesIn, ofOthers } from '../../rulesets';
import type { AnyVictoryConditions, Expression, Value } from '../../rulesets';

/** The value of a name that only this game has, for one player. */
export type ValueOfPlayer = (name: string, player: PlayerId) => Value;

/** `players`: everybody who can win. If a tie is possible, the first in this order wins it. */
export function winnersByConditions(
  { conditions, meet, tie }: AnyVictoryConditions,
  players: readonly PlayerId[],
  valueOf: ValueOfPlayer,
): PlayerId[] {
  const values = new Values(players, valueOf);
  const winners = players.filter((player) => {
    const isTrue = (condition: Expression): boolean =>
      !(players.length < 2 && namesIn(condition).some(isOfOthers)) &&
      flagOf(condition, (name) => values.of(name, player));
    return meet === 'ANY' ? conditions.some(isTrue) : conditions.every(isTrue);
  });
  if (tie === 'SHARED') return winners;
  if (tie === 'NOBODY') return winners.length === 1 ? winners : [];
  return winners.slice(0, 1);
}

type Has = { readonly player: PlayerId; readonly value: Value };

/**
 * The values of the names in conditions. Each name is computed only once, for all players together.
 */
class Values {
  readonly #counted = new Map<string, ReadonlyMap<PlayerId, Value>>();
  readonly #ordered = new Map<string, readonly Has[]>();

  constructor(
    private readonly players: readonly PlayerId[],
    private readonly valueOf: ValueOfPlayer,
  ) {}

  of(name: string, player: PlayerId): Value {
    if (name === 'players') return BigInt(this.players.length);
    if (!isOfOthers(name)) return this.#all(name).get(player) ?? 0n;
    return this.#mostFirst(ofOthers(name)).find((has) => has.player !== player)?.value ?? 0n;
  }

  #all(name: string): ReadonlyMap<PlayerId, Value> {
    const known = this.#counted.get(name);
    if (known !== undefined) return known;
    const all = new Map(this.players.map((player) => [player, this.valueOf(name, player)]));
    this.#counted.set(name, all);
    return all;
  }

  #mostFirst(name: string): readonly Has[] {
    const known = this.#ordered.get(name);
    if (known !== undefined) return known;
    const ordered = [...this.#all(name)]
      .map(([player, value]): Has => ({ player, value }))
      .sort((one, other) => Number(one.value < other.value) - Number(one.value > other.value));
    this.#ordered.set(name, ordered);
    return ordered;
  }
}
