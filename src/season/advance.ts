/**
 * What is due is done at its own instant, in order of time, before anything later is looked at
 * [ruling A2].
 */
import { CLOCK, invariant } from '../kernel';
import type { Instant, Turn } from '../kernel';

/** `due`: the next instant at which something is; `doInstant` does all the business of one. */
export const advanceOf =
  <State, Event>(
    due: (state: State) => Instant | null,
    doInstant: (turn: Turn<State, Event>) => void,
  ) =>
  /**
   * Does all that is due up to `to`, itself included, or the first `limit` instants of it; true when
   * nothing is left.
   */
  (turn: Turn<State, Event>, to: Instant, limit = Infinity): boolean => {
    for (let done = 0; ; done += 1) {
      const at = due(turn.state);
      if (at === null || at > to) return true;
      if (done >= limit) return false;
      doInstant(turn.as(CLOCK, at));
      const next = due(turn.state);
      invariant(next === null || next > at, 'each instant is done once');
    }
  };
