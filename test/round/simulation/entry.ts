import type { FactsIn, JsonObject } from '../../../src/kernel';
import type { ROUND_FACTS, RoundCommand } from '../../../src/round';
import type { Scene } from './scene';

/** The way to play one type of command. */
export type Entry<C extends RoundCommand> = {
  /** The command's frequency relative to other commands. */
  readonly weight: number;
  /** Set if only the host sends the command. */
  readonly by?: 'HOST';
  /** A plausible command, right or wrong, mostly about things that exist. */
  readonly any: (scene: Scene) => C;
  /**
   * A command made from an option, with input in its range; null if no input is suitable. It must
   * be accepted.
   */
  readonly offered: (scene: Scene, facts: JsonObject) => C | null;
};

export type CommandType = RoundCommand['type'];
export type CommandOf<T extends CommandType> = Extract<RoundCommand, { type: T }>;
/** An entry for each type of command. The compiler demands the missing ones. */
export type Entries<T extends CommandType> = { readonly [K in T]: Entry<CommandOf<K>> };

type Facts = FactsIn<typeof ROUND_FACTS>;
type Told = keyof Facts;
type Text<N extends Told> = Extract<Facts[N], string>;

/** A text fact of an option. Without the fact, the command made from the option is refused. */
export function text<N extends Told>(facts: JsonObject, name: N): Text<N> {
  const fact = facts[name];
  return (typeof fact === 'string' ? fact : '') as Text<N>;
}

export function number(facts: JsonObject, name: string): number {
  const fact = facts[name];
  return typeof fact === 'number' ? fact : 0;
}
