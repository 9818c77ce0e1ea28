/** What the host of any season does: the invitation, the clock of a rehearsal, memberships. */
import { plusRulesDays } from '../kernel';
import type { Instant, PlayerId, Tempo, Turn } from '../kernel';
import { presentPlayer } from './players';
import type { Refuse } from './refusal';
import type { PlayerRow, SeasonState } from './rows';

export type LeaveSeason = { readonly type: 'LeaveSeason' };
export type RemovePlayer = { readonly type: 'RemovePlayer'; readonly playerId: PlayerId };
export type RotateInvite = { readonly type: 'RotateInvite'; readonly inviteHash: string };
export type InviteRotated = { readonly type: 'InviteRotated'; readonly inviteHash: string };
export type AdvanceClock = { readonly type: 'AdvanceClock'; readonly toMs: Instant };
export type ClockAdvanced = { readonly type: 'ClockAdvanced'; readonly toMs: Instant };

/** A new invitation code: who has only the old one cannot join any more. */
export function rotateInvite<State>(
  turn: Turn<State, InviteRotated>,
  { inviteHash }: RotateInvite,
): null {
  turn.emit({ type: 'InviteRotated', inviteHash });
  return null;
}

export const INVITE_ROTATED = {
  text: () => 'The host changed the invitation code.',
  channel: null,
} as const;

export const CLOCK_ADVANCED = {
  text: () => 'The host set the test clock forward.',
  channel: null,
} as const;

type Clock<T, State, F> = {
  readonly unlessRehearsal: (state: State) => F | null;
  readonly nowIn: (state: State, real: Instant) => Instant;
  readonly tempoOf: (state: State) => Tempo;
  /** So many rules-days forward at once. */
  readonly mostDays: number;
  readonly advance: (turn: T, to: Instant) => void;
  readonly refuse: Refuse<F>;
};

/**
 * A rehearsal's host sets its clock forward; all that is due until then happens, each thing at its
 * own instant [ruling A2].
 */
export const clockOf =
  <State, F, T extends Turn<State, ClockAdvanced>>(clock: Clock<T, State, F>) =>
  (turn: T, { toMs }: AdvanceClock): F | null => {
    const { state } = turn;
    const refusal = clock.unlessRehearsal(state);
    if (refusal !== null) return refusal;
    const nowMs = clock.nowIn(state, turn.now);
    if (toMs < nowMs) return clock.refuse('CLOCK_BACKWARDS', 'seasons', { nowMs, toMs });
    const latestMs = plusRulesDays(clock.tempoOf(state), nowMs, clock.mostDays);
    if (toMs > latestMs) return clock.refuse('CLOCK_TOO_FAR', 'seasons', { latestMs, toMs });
    clock.advance(turn, toMs);
    turn.as(turn.actor, toMs).emit({ type: 'ClockAdvanced', toMs });
    return null;
  };

/** Ends a membership, by the player's wish or the host's. */
type Depart<T> = (turn: T, player: PlayerRow, departure: 'LEFT' | 'REMOVED') => void;

/** A player stops being one. */
export const leavingOf =
  <T>(depart: Depart<T>) =>
  (turn: T, player: PlayerRow): null => {
    depart(turn, player, 'LEFT');
    return null;
  };

/** The host ends a membership; in every other respect it is as if the player had left. */
export const removingOf =
  <T extends { readonly state: SeasonState }, F>(depart: Depart<T>, refuse: Refuse<F>) =>
  (turn: T, { playerId }: RemovePlayer): F | null => {
    const player = presentPlayer(turn.state, playerId);
    if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
    depart(turn, player, 'REMOVED');
    return null;
  };
