import { moment } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import type { ProposalId } from '../../model/ids';
import { playersOf } from '../../model/players';
import type { SeasonState, Pausing } from '../../model/rows';

export type SeasonPaused = {
  readonly type: 'SeasonPaused';
  readonly resumesAtMs: Instant;
  readonly proposalId: ProposalId;
};
/** A vote has shortened the pause. */
export type PauseShortened = {
  readonly type: 'PauseShortened';
  readonly resumesAtMs: Instant;
  readonly proposalId: ProposalId;
};
/** `Met`: the things of the game that the pause has delayed. */
export type SeasonResumedIn<Met> = {
  readonly type: 'SeasonResumed';
  /** The start of the pause. */
  readonly sinceMs: Instant;
} & Met;

export type PausingEvent = SeasonPaused | PauseShortened;

type StampedEvent<E> = { readonly atMs: Instant; readonly event: E };

/** All active players, in the order of joining. */
export const awakeIds = (state: SeasonState): readonly PlayerId[] =>
  playersOf(state, false)
    .filter(({ idleSinceMs }) => idleSinceMs === null)
    .map(({ id }) => id);

/** The event records of the start of a pause and of its shortening. */
export const pausingEventsOf = <State extends SeasonState>(
  patch: (state: State, changed: Partial<Pausing>) => void,
) => ({
  SeasonPaused: {
    evolve: (state: State, { atMs, event: { resumesAtMs } }: StampedEvent<SeasonPaused>) => {
      patch(state, { pausedSinceMs: atMs, pausedUntilMs: resumesAtMs });
    },
    facts: (_state: State, { resumesAtMs }: SeasonPaused) => ({ resumesAt: moment(resumesAtMs) }),
    text: (_state: State, { resumesAtMs }: SeasonPaused) =>
      `By vote, the season pauses until ${moment(resumesAtMs)}.`,
    channel: null,
    notice: 'SEASON_PAUSED' as const,
    concerns: (_event: SeasonPaused, state: State) => awakeIds(state),
  },
  PauseShortened: {
    evolve: (state: State, { event: { resumesAtMs } }: StampedEvent<PauseShortened>) => {
      patch(state, { pausedUntilMs: resumesAtMs });
    },
    facts: (_state: State, { resumesAtMs }: PauseShortened) => ({ resumesAt: moment(resumesAtMs) }),
    text: (_state: State, { resumesAtMs }: PauseShortened) =>
      `By vote, the pause ends earlier, at ${moment(resumesAtMs)}.`,
    channel: null,
    notice: 'SEASON_PAUSED' as const,
    concerns: (_event: PauseShortened, state: State) => awakeIds(state),
  },
});

export const resumedFacts = (_state: unknown, { sinceMs }: { readonly sinceMs: Instant }) => ({
  since: moment(sinceMs),
});

export const resumedText = (_state: unknown, { sinceMs }: { readonly sinceMs: Instant }): string =>
  `The pause that began at ${moment(sinceMs)} is over: all that waited comes later by its length.`;
