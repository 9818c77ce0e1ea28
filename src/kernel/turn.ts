import type { Draw, Throwing } from './chance';
import type { Instant } from './instant';

/** Chance for the rules: one seed for each scope of a season, such as `week:3`. */
export interface Chance {
  /** Makes the scope's seed if it has none yet; returns the SHA-256 that commits to the seed. */
  commit(scope: string): string;
  /** The scope's seed in hexadecimal, for publication. */
  publish(scope: string): string;
  draw(
    scope: string,
    from: number,
    sides: number,
    clientSeeds: readonly string[],
    throwing: Throwing | null,
  ): Draw;
}

/**
 * A store for texts that the server reveals later. State and journal do not contain them before.
 */
export interface Vault {
  keep(key: string, text: string): void;
  open(key: string): string | null;
}

/** The author of an event: `player:p3`, `host`, `steward`, or `clock` for automatic events. */
export type Actor = string;

export const HOST: Actor = 'host';
export const STEWARD: Actor = 'steward';
export const CLOCK: Actor = 'clock';

/** An event with its number, its instant and its actor. */
export type Stamped<E> = {
  /** The event's number in the journal, from 1, without gaps. */
  readonly seq: number;
  readonly atMs: Instant;
  readonly actor: Actor;
  readonly event: E;
};

/** Everything that a decision may depend on. `emit` evolves the state at once. */
export type Turn<State, Event> = {
  readonly state: State;
  readonly now: Instant;
  readonly actor: Actor;
  readonly chance: Chance;
  readonly vault: Vault;
  emit(event: Event): void;
  /** The same turn as another actor, or at another instant. */
  as(actor: Actor, now?: Instant): Turn<State, Event>;
  /** Carries `act` out, reads its result, and undoes it. Nothing of it is recorded. */
  dryRun<Result>(act: (turn: Turn<State, Event>) => Result): Result;
};
