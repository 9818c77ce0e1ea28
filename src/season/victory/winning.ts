/** How a season that is won ends [rulings X9, X10, AB4]. */
import { listed } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { TELLS_ALL } from '../ending';
import { nameOf } from '../players';
import type { ProposalId } from '../proposals/ids';
import type { SeasonState } from '../rows';

export type Won = {
  readonly playerId: PlayerId;
  /** Who have won with that player; left out: nobody. */
  readonly sharedWith?: readonly PlayerId[];
  /** What declared it; left out where it was no proposal. */
  readonly proposalId?: ProposalId;
};

/** What happens when they win; null where there are none. */
export function wonBy(
  [playerId, ...sharedWith]: readonly PlayerId[],
  proposalId?: ProposalId,
): Won | null {
  if (playerId === undefined) return null;
  const shared = sharedWith.length === 0 ? {} : { sharedWith };
  return { playerId, ...shared, ...(proposalId === undefined ? {} : { proposalId }) };
}

export const winnersIn = ({ playerId, sharedWith = [] }: Won): readonly PlayerId[] => [
  playerId,
  ...sharedWith,
];

/** `game`: what was won. */
export const wonOf = (game: string) => ({
  ...TELLS_ALL,
  text: (state: SeasonState, won: Won) => {
    const winners = listed(winnersIn(won).map((id) => nameOf(state, id)));
    return `${winners} won the ${game}${won.proposalId === undefined ? '' : ', as a proposal says'}.`;
  },
});

/** Several where they share the victory; nobody while it is played, or where nobody won. */
export function winnersWith(state: SeasonState, winnerId: PlayerId | null): PlayerId[] {
  if (winnerId === null) return [];
  const sharing = state.all('results').filter(({ id, won }) => won && id !== winnerId);
  return [winnerId, ...sharing.map(({ id }) => id)];
}
