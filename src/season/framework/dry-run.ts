/**
 * A preview in the journal's words. It carries the change out, reads the result and undoes the
 * change [ruling AK7]. It uses no secrets: dice and secret texts are dummies.
 */
import { draw } from '../../kernel';
import type { Actor, Chance, Instant, Mark, Stamped, Transfer, Turn, Vault } from '../../kernel';
import { movedBy } from './event';

export type Undoable = { mark(): Mark; undo(to: Mark): void };
export type AnyEvent = { readonly type: string; readonly transfers?: readonly Transfer[] };

const DUMMY_SEED = '0'.repeat(64);
const NO_CHANCE: Chance = {
  commit: () => DUMMY_SEED,
  publish: () => DUMMY_SEED,
  draw: (scope, from, sides, clientSeeds, throwing) =>
    draw({ seed: DUMMY_SEED, scope, clientSeeds, throwing }, from, sides),
};
const silent = (): null => null;
const NO_VAULT: Vault = { keep: () => undefined, open: () => '[]' };

type DryRunContext<State, Event> = {
  readonly state: State;
  readonly now: Instant;
  readonly actor: Actor;
  readonly evolve: (state: State, stamped: Stamped<Event>) => void;
  /** Returns null to skip the event. */
  readonly text: (state: State, event: Event) => string | null;
};

export type DryRun<Result> = {
  readonly events: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly result: Result;
};

/** `act` carries the change out and reads the preview's result from the changed state. */
export function dryRun<State extends Undoable, Event extends AnyEvent, Result>(
  { state, now, actor, evolve, text }: DryRunContext<State, Event>,
  act: (turn: Turn<State, Event>) => Result,
): DryRun<Result> {
  const mark = state.mark();
  const events: string[] = [];
  const transfers: Transfer[] = [];
  const turnOf = (who: Actor, atMs: Instant): Turn<State, Event> => ({
    ...{ state, now: atMs, actor: who, chance: NO_CHANCE, vault: NO_VAULT },
    emit: (event) => {
      evolve(state, { seq: 0, atMs, actor: who, event });
      transfers.push(...movedBy(event));
      const said = text(state, event);
      if (said !== null) events.push(said);
    },
    as: (other, when = atMs) => turnOf(other, when),
    dryRun: (inner) => dryRun({ state, now: atMs, actor: who, evolve, text: silent }, inner).result,
  });
  try {
    const result = act(turnOf(actor, now));
    return { events, transfers, result };
  } finally {
    // The undo runs even after a broken invariant, since the caller's state must not change.
    state.undo(mark);
  }
}
