/**
 * What would happen, told as the journal would tell it: it is done, looked at and taken back [ruling AK7]. Nothing hidden
 * is known meanwhile: no dice are thrown and no text that the server keeps is opened.
 */
import { draw } from '../kernel';
import type { Actor, Chance, Instant, Mark, Stamped, Transfer, Turn, Vault } from '../kernel';
import { movedBy } from './event';

type Undoable = { mark(): Mark; undo(to: Mark): void };
type Happening = { readonly type: string; readonly transfers?: readonly Transfer[] };

const NOBODYS_SEED = '0'.repeat(64);
const NO_CHANCE: Chance = {
  commit: () => NOBODYS_SEED,
  publish: () => NOBODYS_SEED,
  draw: (scope, from, sides, clientSeeds, throwing) =>
    draw({ seed: NOBODYS_SEED, scope, clientSeeds, throwing }, from, sides),
};
const NO_VAULT: Vault = { keep: () => undefined, open: () => '[]' };

type Foreseeing<State, Event> = {
  readonly state: State;
  readonly now: Instant;
  readonly actor: Actor;
  readonly evolve: (state: State, stamped: Stamped<Event>) => void;
  /** null for what goes without saying. */
  readonly text: (state: State, event: Event) => string | null;
};

export type Foreseen<Told> = {
  readonly events: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly told: Told;
};

/** `act` does it, and tells of the state after it what should be known. */
export function foresee<State extends Undoable, Event extends Happening, Told>(
  { state, now, actor, evolve, text }: Foreseeing<State, Event>,
  act: (turn: Turn<State, Event>) => Told,
): Foreseen<Told> {
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
  });
  try {
    const told = act(turnOf(actor, now));
    return { events, transfers, told };
  } finally {
    // Also where something is broken: what everybody sees has not changed.
    state.undo(mark);
  }
}
