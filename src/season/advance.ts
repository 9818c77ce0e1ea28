/**
 * What is due is done at its own instant, in order of time, before anything later is looked at
 * [ruling A2]. Outages are credited as they end, before anything else of that instant [ruling L8].
 */
import { CLOCK, invariant } from '../kernel';
import type { Instant, Turn } from '../kernel';
import type { Outage } from './outage';
import { beyondPause, isPausing } from './pausing/pausing';
import type { Pausing } from './pausing/rows';

/** How many instants are done in one piece. */
export const INSTANTS_AT_ONCE = 50;
/** To adopt a proposal takes as long as that many instants: its rules may be long. */
export const INSTANTS_OF_ADOPTION = 10;

/** Whether all of an instant is done, and how many ordinary ones take as long as what is. */
export type InstantDone = { readonly instants: number; readonly isDone: boolean };

/** `away`: the outage in which it is looked at, or null; what that may lengthen is held. */
type Course<State, Event> = {
  /** The next instant at which something is due. */
  readonly due: (state: State, away: Outage | null) => Instant | null;
  /** The business of one instant, or a first part of it, after which the instant is due again. */
  readonly doInstant: (turn: Turn<State, Event>, away: Outage | null) => InstantDone;
  /** Whether the season, in its present state, is told of outages. */
  readonly tells: (state: State) => boolean;
  readonly pausingOf: (state: State) => Pausing;
  /** Lengthens what it met; the turn is at its end. */
  readonly credit: (turn: Turn<State, Event>, outage: Outage) => void;
};

/** What is done next, and the outages that have not come to their end with it. */
type Step = {
  readonly at: Instant;
  readonly away: Outage | null;
  readonly credits: boolean;
  readonly left: readonly Outage[];
};

export function courseOf<State, Event>({
  due,
  doInstant,
  tells,
  pausingOf,
  credit,
}: Course<State, Event>) {
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
  return {
    /** When the clock next matters; `outages` are those that end after the season's last event. */
    due: (state: State, outages: readonly Outage[] = []): Instant | null =>
      next(state, outages)?.at ?? null,
    /**
     * Does what is due up to `to`, itself included: all of it, or what may be done in one piece. When the first thing
     * that is left is due; null if nothing is left.
     */
    advance: (
      turn: Turn<State, Event>,
      to: Instant,
      atOnce: 'ALL' | number = INSTANTS_AT_ONCE,
      outages: readonly Outage[] = [],
    ): Instant | null => {
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
        else ({ instants, isDone } = doInstant(turn.as(CLOCK, at), away));
        // What of the outage was before the pause is credited as it begins.
        if (away !== null && !wasPaused && isPaused(turn.state) && away.fromMs < at) {
          credit(turn.as(CLOCK, at), { fromMs: away.fromMs, untilMs: at });
        }
        ({ left } = step);
        const then = next(turn.state, left);
        const mayBeSame = credits || !isDone;
        const isLater = then === null || then.at > at || (mayBeSame && then.at === at);
        invariant(isLater, 'each instant is done once');
      }
    },
  };
}
