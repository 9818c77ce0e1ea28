/**
 * The clock settles each due thing at its own instant, in order of time [ruling A2]. It credits an
 * outage when the outage ends, before anything else at that instant [ruling L8].
 */
import { CLOCK, invariant } from '../../kernel';
import type { Instant, Stepwise, Turn } from '../../kernel';
import type { Outage } from '../model/outage';
import { beyondPause, isPausing } from '../model/pausing';
import type { Pausing } from '../model/rows';

/** The maximum number of instants settled in one piece. */
export const INSTANTS_AT_ONCE = 50;

/**
 * The work done at an instant. `instants`: its cost, as a number of ordinary instants. `isDone`:
 * false if work is left.
 */
export type InstantDone = { readonly instants: number; readonly isDone: boolean };

/**
 * `away`: the outage in progress at the instant, or null. Deadlines that it may lengthen do not
 * fall due.
 */
type ClockSpec<State, Event> = {
  /** The next instant at which the clock has work. */
  readonly due: (state: State, away: Outage | null) => Instant | null;
  /** Settles one instant or a first part of it. After a first part, the instant is due again. */
  readonly doInstant: (turn: Turn<State, Event>, away: Outage | null) => Stepwise<InstantDone>;
  /** True if the season should record outages now. */
  readonly tells: (state: State) => boolean;
  readonly pausingOf: (state: State) => Pausing;
  /** Moves the deadlines that fell into the outage. The turn's time is the end of the outage. */
  readonly credit: (turn: Turn<State, Event>, outage: Outage) => void;
};

/** The clock's next step. `left`: the outages that remain after the step. */
type Step = {
  readonly at: Instant;
  readonly away: Outage | null;
  readonly credits: boolean;
  readonly left: readonly Outage[];
};

export function seasonClockOf<State, Event>({
  due,
  doInstant,
  tells,
  pausingOf,
  credit,
}: ClockSpec<State, Event>) {
  const isPaused = (state: State): boolean => isPausing(pausingOf(state));
  const next = (state: State, outages: readonly Outage[]): Step | null => {
    for (const [index, outage] of outages.entries()) {
      const away = beyondPause(pausingOf(state), outage);
      const at = due(state, away);
      if (at !== null && at < away.untilMs) {
        return { at, away, credits: false, left: outages.slice(index) };
      }
      if (tells(state) && !isPaused(state) && away.fromMs < away.untilMs) {
        return { at: away.untilMs, away, credits: true, left: outages.slice(index + 1) };
      }
    }
    const at = due(state, null);
    return at === null ? null : { at, away: null, credits: false, left: [] };
  };
  /**
   * Settles all instants up to `to`, inclusive, unless the limit `atOnce` is reached first.
   * Returns the next instant to settle; null if none is left.
   */
  function* advance(
    turn: Turn<State, Event>,
    to: Instant,
    atOnce: 'ALL' | number = INSTANTS_AT_ONCE,
    outages: readonly Outage[] = [],
  ): Stepwise<Instant | null> {
    let left = outages;
    for (let [done, instants] = [0, 1]; ; done += instants) {
      const step = next(turn.state, left);
      if (step === null || step.at > to) return null;
      const { at, away, credits } = step;
      if (atOnce !== 'ALL' && done >= atOnce) return at;
      const wasPaused = isPaused(turn.state);
      let isDone = true;
      instants = 1;
      if (credits && away !== null) credit(turn.as(CLOCK, at), away);
      else ({ instants, isDone } = yield* doInstant(turn.as(CLOCK, at), away));
      // If a pause begins during an outage, the part of the outage before the pause is credited
      // at once.
      if (away !== null && !wasPaused && isPaused(turn.state) && away.fromMs < at) {
        credit(turn.as(CLOCK, at), { fromMs: away.fromMs, untilMs: at });
      }
      ({ left } = step);
      const then = next(turn.state, left);
      const mayBeSame = credits || !isDone;
      const isLater = then === null || then.at > at || (mayBeSame && then.at === at);
      invariant(isLater, 'each instant is done once');
      yield;
    }
  }
  return {
    /**
     * The next instant at which the clock has work. `outages`: the outages that end after the
     * season's last event.
     */
    due: (state: State, outages: readonly Outage[] = []): Instant | null =>
      next(state, outages)?.at ?? null,
    advance,
  };
}
