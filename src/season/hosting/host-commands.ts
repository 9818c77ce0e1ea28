/**
 * A host gives the season to another player, shares it, or ends the sharing [ruling L10]. The new
 * host is not asked, and may pass the season on.
 */
import type { AccountId, PlayerId, Stamped } from '../../kernel';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { awakePlayers, nameOf, playerOfAccount, presentPlayer } from '../model/players';
import type { Refuse } from '../model/refusals';
import type { PlayerRow, SeasonRow, SeasonState } from '../model/rows';
import type {
  HandOnHost,
  ShareHost,
  UnshareHost,
  HostHandedOn,
  HostReplaced,
  HostShared,
  HostUnshared,
} from './vocabulary';
import { firstHostPlayer, isHostingPlayer } from './hosts';
import type { PatchHosts } from './hosts';

export type HostingGuards<State, F> = {
  readonly seasonOf: (state: State) => SeasonRow;
  readonly unlessOver: (state: State, rule: 'seasons') => F | null;
  readonly refuse: Refuse<F>;
};

const RULE = 'seasons' as const;

type In<State> = { readonly state: State };
type Asking<C> = { readonly accountId: AccountId } & Partial<C>;

/** Refuses a player who is absent or idle. */
export function unlessAwake<F>(refuse: Refuse<F>, state: SeasonState, id: PlayerId): F | null {
  const player = presentPlayer(state, id);
  if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId: id });
  return player.idleSinceMs === null ? null : refuse('PLAYER_IDLE', 'players', { playerId: id });
}

type Standing<State> = {
  readonly isFirst: (state: State, account: AccountId) => boolean;
  readonly isFirstHost: (state: State, id: PlayerId) => boolean;
  readonly hosts: (state: State, id: PlayerId) => boolean;
};

/** Functions that tell whether an account or player hosts the season. */
const standingOf = <State extends SeasonState>(
  seasonOf: (state: State) => SeasonRow,
): Standing<State> => ({
  isFirst: (state, account) => seasonOf(state).hostAccountId === account,
  isFirstHost: (state, id) => firstHostPlayer(state, seasonOf(state)) === id,
  hosts: (state, id) => isHostingPlayer(state, seasonOf(state), id),
});

export function hostingCommandsOf<State extends SeasonState, F>({
  seasonOf,
  unlessOver,
  refuse,
}: HostingGuards<State, F>) {
  const { isFirst, isFirstHost, hosts } = standingOf(seasonOf);
  const firstHostOnly = (state: State, account: AccountId): F | null =>
    isFirst(state, account) ? unlessOver(state, RULE) : refuse('NOT_THE_FIRST_HOST', RULE);
  const others = (state: State, may: (player: PlayerRow) => boolean): boolean =>
    awakePlayers(state).some(may);
  return {
    /** A command of the first host. */
    handOnHost: {
      rule: RULE,
      refuses: ({ state }: In<State>, { accountId, playerId, stay }: Asking<HandOnHost>) =>
        firstHostOnly(state, accountId) ??
        (stay === true && playerOfAccount(state, accountId) === null
          ? refuse('NOT_A_PLAYER', 'players')
          : null) ??
        (playerId === undefined ? null : unlessAwake(refuse, state, playerId)) ??
        (playerId === undefined || !isFirstHost(state, playerId)
          ? null
          : refuse('ALREADY_HOST', RULE, { playerId })),
      offers: ({ state }: In<State>) =>
        others(state, ({ id }) => !isFirstHost(state, id))
          ? [{ description: 'Hand the season on to a player.' }]
          : [],
      decide: (
        turn: EmittingTurn<HostHandedOn> & In<State>,
        command: Required<Asking<HandOnHost>>,
      ) => {
        const { accountId, playerId, stay } = command;
        const staysId = stay ? (playerOfAccount(turn.state, accountId)?.id ?? null) : null;
        turn.emit({ type: 'HostHandedOn', playerId, staysId });
        return null;
      },
      made: playerOf('HostHandedOn'),
    },
    /** A command of the first host. */
    shareHost: {
      rule: RULE,
      refuses: ({ state }: In<State>, { accountId, playerId }: Asking<ShareHost>) =>
        firstHostOnly(state, accountId) ??
        (playerId === undefined ? null : unlessAwake(refuse, state, playerId)) ??
        (playerId === undefined || !hosts(state, playerId)
          ? null
          : refuse('ALREADY_HOST', RULE, { playerId })),
      offers: ({ state }: In<State>) =>
        others(state, ({ id }) => !hosts(state, id))
          ? [{ description: 'Share the season with a player.' }]
          : [],
      decide: (turn: EmittingTurn<HostShared>, { playerId }: Required<Asking<ShareHost>>) => {
        turn.emit({ type: 'HostShared', playerId });
        return null;
      },
      made: playerOf('HostShared'),
    },
  };
}

/** A command of the first host, or of a co-host about their own hosting. */
export function unshareHostOf<State extends SeasonState, F>({
  seasonOf,
  unlessOver,
  refuse,
}: HostingGuards<State, F>) {
  const { isFirst, isFirstHost, hosts } = standingOf(seasonOf);
  return {
    rule: RULE,
    refuses: ({ state }: In<State>, { accountId, playerId }: Asking<UnshareHost>) => {
      const over = unlessOver(state, RULE);
      if (over !== null || playerId === undefined) return over;
      if (isFirstHost(state, playerId)) return refuse('LAST_HOST', RULE, { playerId });
      if (!hosts(state, playerId)) return refuse('NOT_A_CO_HOST', RULE, { playerId });
      const isOwn = playerOfAccount(state, accountId)?.id === playerId;
      return isOwn || isFirst(state, accountId) ? null : refuse('NOT_THE_FIRST_HOST', RULE);
    },
    offers: ({ state }: In<State>) =>
      seasonOf(state).coHostIds.map((playerId) => ({
        description: `Stop sharing the season with ${nameOf(state, playerId)}.`,
        known: { playerId },
      })),
    decide: (turn: EmittingTurn<HostUnshared>, { playerId }: Required<Asking<UnshareHost>>) => {
      turn.emit({ type: 'HostUnshared', playerId });
      return null;
    },
    made: playerOf('HostUnshared'),
  };
}

type Of<E> = { readonly event: E };
type At<E> = Of<E> & Pick<Stamped<E>, 'atMs'>;

export function hostingEventsOf<State extends SeasonState>(
  seasonOf: (state: State) => SeasonRow,
  patch: PatchHosts<State>,
) {
  const without = (state: State, ...ids: readonly (PlayerId | null)[]): PlayerId[] =>
    seasonOf(state).coHostIds.filter((id) => !ids.includes(id));
  const accountOf = (state: State, id: PlayerId): AccountId => state.need('players', id).accountId;
  return {
    HostHandedOn: {
      evolve: (state: State, { atMs, event: { playerId, staysId } }: At<HostHandedOn>) => {
        const staying = staysId === null ? [] : [staysId];
        patch(state, {
          hostAccountId: accountOf(state, playerId),
          coHostIds: [...without(state, playerId, staysId), ...staying],
          hostActedAtMs: atMs,
        });
      },
      facts: (state: State, { playerId, staysId }: HostHandedOn) => ({
        player: nameOf(state, playerId),
        stays: staysId === null ? null : nameOf(state, staysId),
      }),
      text: (state: State, { playerId, staysId }: HostHandedOn) =>
        `The season was handed on to ${nameOf(state, playerId)}, who hosts it now` +
        `${staysId === null ? '' : `, together with ${nameOf(state, staysId)}`}.`,
      channel: null,
      notice: 'HOSTING' as const,
      concerns: ({ playerId }: HostHandedOn) => [playerId],
    },
    HostShared: {
      evolve: (state: State, { event: { playerId } }: Of<HostShared>) => {
        patch(state, { coHostIds: [...without(state, playerId), playerId] });
      },
      facts: (state: State, { playerId }: HostShared) => ({ player: nameOf(state, playerId) }),
      text: (state: State, { playerId }: HostShared) =>
        `${nameOf(state, playerId)} hosts the season too.`,
      channel: null,
      notice: 'HOSTING' as const,
      concerns: ({ playerId }: HostShared) => [playerId],
    },
    HostUnshared: {
      evolve: (state: State, { event: { playerId } }: Of<HostUnshared>) => {
        patch(state, { coHostIds: without(state, playerId) });
      },
      facts: (state: State, { playerId }: HostUnshared) => ({ player: nameOf(state, playerId) }),
      text: (state: State, { playerId }: HostUnshared) =>
        `${nameOf(state, playerId)} no longer hosts the season.`,
      channel: null,
    },
    HostReplaced: {
      evolve: (state: State, { atMs, event: { playerId } }: At<HostReplaced>) => {
        const hostAccountId = accountOf(state, playerId);
        patch(state, { hostAccountId, coHostIds: [], hostActedAtMs: atMs });
      },
      facts: (state: State, { playerId }: HostReplaced) => ({ player: nameOf(state, playerId) }),
      text: (state: State, { playerId }: HostReplaced) =>
        `By vote, ${nameOf(state, playerId)} hosts the season now.`,
      channel: null,
      notice: 'HOSTING' as const,
      concerns: ({ playerId }: HostReplaced) => [playerId],
    },
  };
}

/** Ends the hosting of a co-host who leaves. The first host remains, and need not be a player. */
export const stopHostingOf =
  <State extends SeasonState>(seasonOf: (state: State) => SeasonRow, patch: PatchHosts<State>) =>
  (state: State, id: PlayerId): void => {
    const { coHostIds } = seasonOf(state);
    if (coHostIds.includes(id)) patch(state, { coHostIds: coHostIds.filter((of) => of !== id) });
  };
