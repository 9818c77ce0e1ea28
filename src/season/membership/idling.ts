/**
 * Idle players keep their items. They are not dealt in, and they do not count for quorums,
 * majorities, medians or elections. They can only send messages, leave and, after some time, come
 * back [ruling L5].
 */
import { instant } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { leaveOffices } from '../mechanics/office-holders';
import type { Offices } from '../mechanics/office-holders';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { nameOf } from '../model/players';
import { forgetUncounted } from '../governance/proposals';
import type { ProposalState } from '../governance/proposals';
import type { Refuse } from '../model/refusals';
import type { PlayerRow, SeasonRow, SeasonState } from '../model/rows';

export type GoIdle = { readonly type: 'GoIdle' };
export type ComeBack = { readonly type: 'ComeBack' };
export type PlayerWentIdle = { readonly type: 'PlayerWentIdle'; readonly playerId: PlayerId };
export type PlayerCameBack = { readonly type: 'PlayerCameBack'; readonly playerId: PlayerId };
export type IdlingEvent = PlayerWentIdle | PlayerCameBack;

/** A game's rules about idling. */
type Idling = { readonly backAfterHours: number };

type Guards<State, F> = {
  readonly seasonOf: (state: State) => Pick<SeasonRow, 'dayMs'>;
  readonly unlessOver: (state: State, rule: 'players') => F | null;
  readonly refuse: Refuse<F>;
  /** The rules about idling; null if the rules have none. */
  readonly idlingOf: (state: State) => Idling | null;
};

/** A command of a player. `stepAside`: gives up the player's duties. */
export const goIdleOf = <
  T extends EmittingTurn<PlayerWentIdle> & { readonly state: State },
  State extends SeasonState,
  F,
>(
  { unlessOver, refuse, idlingOf }: Guards<State, F>,
  stepAside: (turn: T, player: PlayerRow) => void,
) => ({
  rule: 'players' as const,
  whilePaused: true as const,
  inRules: (state: State) => (idlingOf(state) === null ? refuse('NO_IDLING', 'players') : null),
  refuses: ({ state }: { readonly state: State }) => unlessOver(state, 'players'),
  offers: () => [{ description: 'Go idle: keep everything and take no part.' }],
  decide: (turn: T, player: PlayerRow) => {
    stepAside(turn, player);
    turn.emit({ type: 'PlayerWentIdle', playerId: player.id });
    return null;
  },
  made: playerOf('PlayerWentIdle'),
});

/** A command of an idle player. */
export const comeBackOf = <State extends SeasonState, F>({
  seasonOf,
  unlessOver,
  refuse,
  idlingOf,
}: Guards<State, F>) => {
  const backAt = (state: State, sinceMs: Instant): Instant => {
    const hours = idlingOf(state)?.backAfterHours ?? 0;
    return instant(sinceMs + Math.ceil((hours * seasonOf(state).dayMs) / 24));
  };
  return {
    rule: 'players' as const,
    whilePaused: true as const,
    whileIdle: true as const,
    refuses: (
      { state, now }: { readonly state: State; readonly now: Instant },
      { idleSinceMs }: PlayerRow,
    ) => {
      const over = unlessOver(state, 'players');
      if (over !== null) return over;
      if (idleSinceMs === null) return refuse('NOT_IDLE', 'players');
      const backAtMs = backAt(state, idleSinceMs);
      return now < backAtMs ? refuse('BACK_TOO_EARLY', 'players', { backAtMs }) : null;
    },
    offers: () => [{ description: 'Come back and take part again.' }],
    decide: (turn: EmittingTurn<PlayerCameBack>, { id: playerId }: PlayerRow) => {
      turn.emit({ type: 'PlayerCameBack', playerId });
      return null;
    },
    made: playerOf('PlayerCameBack'),
  };
};

type StampedEvent<E> = { readonly atMs: Instant; readonly event: E };

export const playerWentIdle = {
  evolve: (
    state: SeasonState & Offices,
    { atMs, event: { playerId } }: StampedEvent<PlayerWentIdle>,
  ) => {
    leaveOffices(state, playerId);
    state.put('players', { ...state.need('players', playerId), idleSinceMs: atMs });
  },
  facts: (state: SeasonState, { playerId }: PlayerWentIdle) => ({
    player: nameOf(state, playerId),
  }),
  text: (state: SeasonState, { playerId }: PlayerWentIdle) =>
    `${nameOf(state, playerId)} went idle.`,
  channel: 'GAME_ACTIONS' as const,
};

/**
 * Deletes an idle player's votes on proposals decided during the idle time, since these votes did
 * not count. Call it when the player comes back or leaves.
 */
export function forgetVotesWhileIdle(state: ProposalState, playerId: PlayerId): void {
  const { idleSinceMs } = state.need('players', playerId);
  if (idleSinceMs !== null) forgetUncounted(state, playerId, idleSinceMs, false);
}

/** The player's votes on open proposals count again. */
export const playerCameBack = {
  evolve: (state: ProposalState, { event: { playerId } }: StampedEvent<PlayerCameBack>) => {
    forgetVotesWhileIdle(state, playerId);
    state.put('players', { ...state.need('players', playerId), idleSinceMs: null });
  },
  facts: (state: SeasonState, { playerId }: PlayerCameBack) => ({
    player: nameOf(state, playerId),
  }),
  text: (state: SeasonState, { playerId }: PlayerCameBack) =>
    `${nameOf(state, playerId)} came back.`,
  channel: 'GAME_ACTIONS' as const,
};
