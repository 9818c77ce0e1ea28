/**
 * A player's account was deleted. A present player leaves, unless the season has ended: the final
 * place remains. The journal still has the name but does not show it.
 */
import { byOrdinal, ordinalOf } from '../../kernel';
import type { AccountId, PlayerId } from '../../kernel';
import type { Depart } from '../model/players';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import type { HostHandedOn } from '../hosting/vocabulary';
import type { Hosts } from '../hosting/hosts';
import { awakePlayers, membershipsOf, nameOf, playerOfAccount, playersOf } from '../model/players';
import type { SeasonRow, SeasonState } from '../model/rows';

export type EraseName = { readonly type: 'EraseName' };
export type NameErased = { readonly type: 'NameErased'; readonly playerId: PlayerId };

/** A reserved name: no player can take it. */
const nameOfDeleted = (id: PlayerId): string => `Deleted player ${ordinalOf(id)}`;

/** A command that only the deletion of an account sends, so it is never offered. */
export const eraseNameOf = <T extends EmittingTurn<NameErased | HostHandedOn>>(
  depart: Depart<T>,
  seasonOf: (state: T['state']) => Hosts & Pick<SeasonRow, 'status'>,
) => ({
  rule: 'players' as const,
  decide: (turn: T, { accountId }: { readonly accountId: AccountId }) => {
    const { state } = turn;
    const player = playerOfAccount(state, accountId);
    const isOver = seasonOf(state).status === 'ENDED';
    if (player !== null && !isOver) depart(turn, player, 'LEFT');
    if (!isOver) passOn(turn, seasonOf(state), accountId);
    for (const { id, name } of membershipsOf(state, accountId)) {
      if (name !== nameOfDeleted(id)) turn.emit({ type: 'NameErased', playerId: id });
    }
    return null;
  },
  made: playerOf('NameErased'),
});

/**
 * Passes the season on if the deleted account is its first host, to a co-host or else to the
 * longest-standing player. A first host cannot delete the account, but a player may become first
 * host just before the deletion.
 */
function passOn(
  turn: EmittingTurn<HostHandedOn>,
  { hostAccountId, coHostIds }: Hosts,
  account: AccountId,
): void {
  const { state } = turn;
  if (hostAccountId !== account) return;
  const inOrder = [...awakePlayers(state).sort(byOrdinal), ...playersOf(state, false)];
  const playerId = coHostIds[0] ?? inOrder[0]?.id;
  if (playerId !== undefined) turn.emit({ type: 'HostHandedOn', playerId, staysId: null });
}

export const nameErasedOf = <State extends SeasonState>() => ({
  evolve: (state: State, { event: { playerId: id } }: { readonly event: NameErased }) => {
    state.put('players', { ...state.need('players', id), name: nameOfDeleted(id) });
  },
  facts: (state: State, { playerId }: NameErased) => ({ player: nameOf(state, playerId) }),
  text: (state: State, { playerId }: NameErased) =>
    `A player’s account was deleted: the player is called ${nameOf(state, playerId)} from now on.`,
  channel: 'GAME_ACTIONS' as const,
});

/** Gives the players of an earlier state the names of a later one. */
export function showNamesOf(state: SeasonState, later: SeasonState): void {
  for (const row of state.all('players')) {
    const name = later.get('players', row.id)?.name ?? row.name;
    if (name !== row.name) state.put('players', { ...row, name });
  }
}
