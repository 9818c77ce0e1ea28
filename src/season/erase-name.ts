/**
 * The account of a player was deleted. Who is still a player leaves; in what has ended the player
 * stays where the end has left them. The journal keeps what it has, and nobody is shown the name.
 */
import { byOrdinal, ordinalOf } from '../kernel';
import type { AccountId, Actor, PlayerId } from '../kernel';
import type { Depart } from './depart';
import { playerOf } from './emitting';
import type { Emitting } from './emitting';
import { ownerOf } from './owners';
import { playerActor, playerOfAccount } from './players';
import type { PlayerRow, SeasonState } from './rows';

export type EraseName = { readonly type: 'EraseName' };
export type NameErased = { readonly type: 'NameErased'; readonly playerId: PlayerId };

/** No player can take such a name: it is reserved. */
const nameOfDeleted = (id: PlayerId): string => `Deleted player ${ordinalOf(id)}`;

const membershipsOf = (state: SeasonState, account: AccountId): PlayerRow[] =>
  state.by('players', 'account', account).sort(byOrdinal);

/** The account as the player that it is or was last. */
export const formerActor = (state: SeasonState, account: AccountId): Actor => {
  const last = membershipsOf(state, account).at(-1);
  return last === undefined ? playerActor(state, account) : ownerOf(last.id);
};

/** Nobody is offered it: it comes with the deletion of the account. */
export const eraseNameOf = <T extends Emitting<NameErased>>(
  depart: Depart<T>,
  isOver: (state: T['state']) => boolean,
) => ({
  rule: 'players' as const,
  decide: (turn: T, { accountId }: { readonly accountId: AccountId }) => {
    const { state } = turn;
    const player = playerOfAccount(state, accountId);
    if (player !== null && !isOver(state)) depart(turn, player, 'LEFT');
    for (const { id, name } of membershipsOf(state, accountId)) {
      if (name !== nameOfDeleted(id)) turn.emit({ type: 'NameErased', playerId: id });
    }
    return null;
  },
  made: playerOf('NameErased'),
});

export function putNameErased(state: SeasonState, { playerId: id }: NameErased): void {
  state.put('players', { ...state.need('players', id), name: nameOfDeleted(id) });
}

/** The players of an earlier state are called as they are in a later one. */
export function showNamesOf(state: SeasonState, later: SeasonState): void {
  for (const row of state.all('players')) {
    const name = later.get('players', row.id)?.name ?? row.name;
    if (name !== row.name) state.put('players', { ...row, name });
  }
}

export const nameErasedText = (name: string): string =>
  `The account of a player was deleted: the player is called ${name} from now on.`;
