/** Joining and leaving. Each game adds its own consequences. */
import { instant } from '../../kernel';
import type { AccountId, Instant, PlayerId } from '../../kernel';
import { LONGEST_PLAYER_NAME } from '../framework/field-shapes';
import type { Shapes } from '../framework/field-shapes';
import type { Joining } from '../lifecycle/guards';
import { presentPlayer } from '../model/players';
import type { Depart } from '../model/players';
import type { Refuse } from '../model/refusals';
import type { PlayerRow, SeasonRow, SeasonState } from '../model/rows';
import { playerOf } from '../model/types';
import type { EraseName } from './erase-name';
import type { ComeBack, GoIdle } from './idling';

export type JoinSeason = {
  readonly type: 'JoinSeason';
  readonly name: string;
  readonly inviteCode: string | null;
};
export type LeaveSeason = { readonly type: 'LeaveSeason' };
export type RemovePlayer = { readonly type: 'RemovePlayer'; readonly playerId: PlayerId };

/**
 * The commands about the sender's own membership, and the host's commands about another player's.
 */
export type MembershipCommand =
  JoinSeason | LeaveSeason | RemovePlayer | GoIdle | ComeBack | EraseName;

type Guards<State, F> = {
  readonly seasonOf: (state: State) => SeasonRow;
  readonly isHost: (state: State, account: AccountId) => boolean;
  readonly unlessNoPlayer: (state: State, account: AccountId) => F | null;
  readonly unlessInvited: (state: State, joining: Joining) => F | null;
  readonly unlessOver: (state: State, rule: 'players') => F | null;
  readonly unlessNameTaken: (state: State, name: string) => F | null;
  readonly shapes: Shapes<F>;
};

/**
 * A command of an account that does not play. A season by invitation asks for its code, except from
 * its host. `unlessEarly`: the game's own further check.
 */
export const joinSeasonOf = <M extends { readonly state: State }, State, F>(
  guards: Guards<State, F>,
  unlessEarly: (moment: M, account: AccountId) => F | null,
) => ({
  rule: 'players' as const,
  shape: ({ name }: JoinSeason) =>
    guards.shapes.personNameShape('name', name, LONGEST_PLAYER_NAME, 'players'),
  refuses: (
    moment: M,
    { accountId, inviteCode, name }: { readonly accountId: AccountId } & Partial<JoinSeason>,
  ) =>
    guards.unlessNoPlayer(moment.state, accountId) ??
    (inviteCode === undefined
      ? null
      : guards.unlessInvited(moment.state, { accountId, inviteCode })) ??
    unlessEarly(moment, accountId) ??
    guards.unlessOver(moment.state, 'players') ??
    (name === undefined ? null : guards.unlessNameTaken(moment.state, name.trim())),
  offers: ({ state }: M, account: AccountId) => {
    const { visibility } = guards.seasonOf(state);
    const inviteCodeNeeded = visibility === 'INVITATION' && !guards.isHost(state, account);
    return [
      {
        description: 'Become a player.',
        needs: inviteCodeNeeded ? ['inviteCode'] : [],
        facts: { inviteCodeNeeded },
      },
    ];
  },
  made: playerOf('PlayerJoined'),
});

/**
 * Refuses an account that left too recently. `until`: the instant from which the account may
 * rejoin.
 */
export const unlessRejoinTooEarlyOf =
  <M extends { readonly state: SeasonState; readonly now: Instant }, F>(
    refuse: Refuse<F>,
    until: (state: M['state'], leftAtMs: Instant) => Instant,
  ) =>
  ({ state, now }: M, account: AccountId): F | null => {
    const left = state.by('players', 'account', account).map(({ leftAtMs }) => leftAtMs ?? 0);
    if (left.length === 0) return null;
    const rejoinAtMs = until(state, instant(Math.max(...left)));
    return rejoinAtMs <= now ? null : refuse('REJOIN_TOO_EARLY', 'players', { rejoinAtMs });
  };

/** A command of a player. */
export const leaveSeasonOf = <T>(depart: Depart<T>, description: string) => ({
  rule: 'players' as const,
  whileIdle: true as const,
  whilePaused: true as const,
  offers: () => [{ description }],
  decide: (turn: T, player: PlayerRow) => {
    depart(turn, player, 'LEFT');
    return null;
  },
  made: playerOf('PlayerLeft'),
});

/** A command of the host, with the same consequences as leaving. */
export const removePlayerOf = <T extends { readonly state: SeasonState }, F>(
  depart: Depart<T>,
  refuse: Refuse<F>,
) => ({
  rule: 'players' as const,
  offers: ({ state }: { readonly state: SeasonState }) =>
    hasPlayers(state) ? [{ description: 'Remove a player.' }] : [],
  decide: (turn: T, { playerId }: RemovePlayer) => {
    const player = presentPlayer(turn.state, playerId);
    if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
    depart(turn, player, 'REMOVED');
    return null;
  },
  made: playerOf('PlayerLeft'),
});

/** True if the season has a present player. */
export const hasPlayers = (state: SeasonState): boolean =>
  state.countBy('players', 'active', 'yes') > 0;

/**
 * The fields of an event of joining or leaving, for callers that have no state: archives, and
 * viewers who may not see the season.
 */
type MembershipEvent = {
  readonly type?: unknown;
  readonly playerId?: unknown;
  readonly departure?: unknown;
};

/**
 * The joining event with the player's present name, which replaces the name of a deleted account.
 * Replaying the changed event gives the same state, since `NameErased` follows in the journal.
 */
export function withPresentName<E extends object>(
  event: E,
  nameOf: (playerId: string) => string | null,
): E {
  const { type, playerId } = event as MembershipEvent;
  if (type !== 'PlayerJoined' || typeof playerId !== 'string') return event;
  const name = nameOf(playerId);
  return name === null ? event : { ...event, name };
}

/** The player whom the event removed, by the host or by vote; null for other events. */
export function removedBy(event: object): string | null {
  const { type, playerId, departure } = event as MembershipEvent;
  const isRemoval = type === 'PlayerLeft' && departure === 'REMOVED';
  return isRemoval && typeof playerId === 'string' ? playerId : null;
}
