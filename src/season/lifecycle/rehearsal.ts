/**
 * The host of a rehearsal sets its clock forward. Everything due until then is settled, each thing
 * at its own instant [ruling A2].
 */
import { plusRulesDays } from '../../kernel';
import type { Instant, Stepwise, Tempo, Turn } from '../../kernel';
import type { PatchSeason } from './invitation';
import type { Refuse } from '../model/refusals';
import type { Shapes } from '../framework/field-shapes';

export type AdvanceClock = { readonly type: 'AdvanceClock'; readonly toMs: Instant };
export type ClockAdvanced = { readonly type: 'ClockAdvanced'; readonly toMs: Instant };

/** The clock's maximum step forward, in rules-days: sixty weeks. */
const MOST_DAYS = 420;

type Clock<T, State, F> = {
  readonly unlessRehearsal: (state: State) => F | null;
  readonly seasonOf: (state: State) => Tempo;
  /**
   * Settles the instants up to `to`, or the first part of them. Returns the next instant to settle;
   * null if none is left.
   */
  readonly advance: (turn: T, to: Instant) => Stepwise<Instant | null>;
  readonly refuse: Refuse<F>;
  readonly shapes: Shapes<F>;
};

/** A command of the host. */
export const advanceClockOf = <State, F, T extends Turn<State, ClockAdvanced>>(
  clock: Clock<T, State, F>,
) => {
  type Moment = { readonly state: State; readonly now: Instant };
  const latest = ({ state, now }: Moment): Instant =>
    plusRulesDays(clock.seasonOf(state), now, MOST_DAYS);
  return {
    rule: 'seasons' as const,
    shape: ({ toMs }: AdvanceClock) => clock.shapes.instantShape('to', toMs),
    refuses: ({ state }: Moment) => clock.unlessRehearsal(state),
    offers: (moment: Moment) => [
      {
        description: 'Set the test clock forward.',
        facts: { nowMs: moment.now, latestMs: latest(moment) },
      },
    ],
    *decide(turn: T, { toMs }: AdvanceClock): Stepwise<F | null> {
      const { now: nowMs } = turn;
      if (toMs < nowMs) return clock.refuse('CLOCK_BACKWARDS', 'seasons', { nowMs, toMs });
      const latestMs = latest(turn);
      if (toMs > latestMs) return clock.refuse('CLOCK_TOO_FAR', 'seasons', { latestMs, toMs });
      const reachedMs = (yield* clock.advance(turn, toMs)) ?? toMs;
      turn.as(turn.actor, reachedMs).emit({ type: 'ClockAdvanced', toMs: reachedMs });
      return null;
    },
  };
};

/**
 * True if the command has done only a part of its work: the clock is not at its target yet, or an
 * instant up to the target is not settled.
 */
export const isClockOnItsWay = (
  command: { readonly type: string },
  events: readonly { readonly type: string }[],
  due: () => Instant | null,
): boolean => {
  if (command.type !== 'AdvanceClock') return false;
  const { toMs } = command as AdvanceClock;
  const last = events.findLast((event): event is ClockAdvanced => event.type === 'ClockAdvanced');
  return last !== undefined && (last.toMs < toMs || (due() ?? Infinity) <= toMs);
};

export const clockAdvancedOf = <State>(patch: PatchSeason<State>) => ({
  evolve: (state: State, { event: { toMs } }: { readonly event: ClockAdvanced }) => {
    patch(state, { testClockMs: toMs });
  },
  text: () => 'The host set the test clock forward.',
  channel: null,
});

/**
 * True for a command that is decided in several steps: the clock of a rehearsal, and the plan of
 * effects.
 */
export const isLong = ({ type }: { readonly type: string }): boolean =>
  type === 'AdvanceClock' || type === 'SubmitProposal' || type === 'CorrectByOffice';

/**
 * True for a command without a limit of processor time: the server's own commands, and the clock of
 * a rehearsal, which goes in pieces.
 */
export const isUnlimited = (command: {
  readonly type: string;
  readonly operator?: true;
}): boolean =>
  command.type === 'AdvanceClock' || command.type === 'EraseName' || command.operator === true;
