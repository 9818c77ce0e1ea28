import type { FactsIn, JsonObject } from '../../../src/kernel';
import type { ROUND_FACTS, RoundCommand } from '../../../src/round';
import type { Scene } from './scene';

/** The playing of one type of command. */
export type Entry<C extends RoundCommand> = {
  /** Its frequency relative to the others. */
  readonly weight: number;
  /** Set for commands of the host alone. */
  readonly by?: 'HOST';
  /** A plausible command, right or wrong, mostly about existing things. */
  readonly any: (scene: Scene) => C;
  /**
   * A command from an option, with input in its range; null without suitable input. It must not be
   * refused.
   */
  readonly offered: (scene: Scene, facts: JsonObject) => C | null;
};

export type CommandType = RoundCommand['type'];
export type CommandOf<T extends CommandType> = Extract<RoundCommand, { type: T }>;
/** An entry for each of the types; the compiler demands the missing ones. */
export type Entries<T extends CommandType> = { readonly [K in T]: Entry<CommandOf<K>> };

type Facts = FactsIn<typeof ROUND_FACTS>;
type Told = keyof Facts;
type Text<N extends Told> = Extract<Facts[N], string>;

/** A text fact; a command from an option without it is refused. */
export function text<N extends Told>(facts: JsonObject, name: N): Text<N> {
  const fact = facts[name];
  return (typeof fact === 'string' ? fact : '') as Text<N>;
}

export function number(facts: JsonObject, name: string): number {
  const fact = facts[name];
  return typeof fact === 'number' ? fact : 0;
}
