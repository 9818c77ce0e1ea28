import type { FactsIn, JsonObject } from '../../../src/kernel';
import type { ROUND_FACTS, RoundCommand } from '../../../src/round';
import type { Scene } from './scene';

/** How one type of command is played. */
export type Entry<C extends RoundCommand> = {
  /** How often it is asked, against the others. */
  readonly weight: number;
  /** Set for what the host alone may ask. */
  readonly by?: 'HOST';
  /** What somebody might ask: right and wrong, mostly of what there is. */
  readonly any: (scene: Scene) => C;
  /**
   * What an option offers, taken at its word with input in its range; null when there is nothing
   * suitable to put in. An option that is followed is not refused.
   */
  readonly offered: (scene: Scene, facts: JsonObject) => C | null;
};

export type CommandType = RoundCommand['type'];
export type CommandOf<T extends CommandType> = Extract<RoundCommand, { type: T }>;
/** An entry for each of the types; the compiler asks for those that are missing. */
export type Entries<T extends CommandType> = { readonly [K in T]: Entry<CommandOf<K>> };

type Facts = FactsIn<typeof ROUND_FACTS>;
type Told = keyof Facts;
type Text<N extends Told> = Extract<Facts[N], string>;

/** A fact that is text; what is asked of an option that lacks it, is refused. */
export function text<N extends Told>(facts: JsonObject, name: N): Text<N> {
  const fact = facts[name];
  return (typeof fact === 'string' ? fact : '') as Text<N>;
}

export function number(facts: JsonObject, name: string): number {
  const fact = facts[name];
  return typeof fact === 'number' ? fact : 0;
}
