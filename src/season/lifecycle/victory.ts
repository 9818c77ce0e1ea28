/** The end of a season that is won [rulings X9, X10, AB4]. */
import { listed } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { NOTIFIES_ALL } from './ending';
import { nameOf } from '../model/players';
import type { ProposalId } from '../model/ids';
import type { SeasonState } from '../model/rows';

export type VictoryFacts = {
  readonly playerId: PlayerId;
  /** The other winners; left out for none. */
  readonly sharedWith?: readonly PlayerId[];
  /** The proposal that declared the victory; left out for none. */
  readonly proposalId?: ProposalId;
};

/** The contents of the victory event; null without a winner. */
export function wonBy(
  [playerId, ...sharedWith]: readonly PlayerId[],
  proposalId?: ProposalId,
): VictoryFacts | null {
  if (playerId === undefined) return null;
  const shared = sharedWith.length === 0 ? {} : { sharedWith };
  return { playerId, ...shared, ...(proposalId === undefined ? {} : { proposalId }) };
}

export const winnersIn = ({ playerId, sharedWith = [] }: VictoryFacts): readonly PlayerId[] => [
  playerId,
  ...sharedWith,
];

/** `game`: the word for the season in the sentence. */
export const wonOf = (game: string) => ({
  ...NOTIFIES_ALL,
  facts: (state: SeasonState, won: VictoryFacts) => ({
    winners: winnersIn(won).map((id) => nameOf(state, id)),
    byProposal: won.proposalId !== undefined,
  }),
  text: (state: SeasonState, won: VictoryFacts) => {
    const winners = listed(winnersIn(won).map((id) => nameOf(state, id)));
    return `${winners} won the ${game}${won.proposalId === undefined ? '' : ' by proposal'}.`;
  },
});

/** The winners of an ended season: several if they share the victory, none without a winner. */
export function winnersWith(state: SeasonState, winnerId: PlayerId | null): PlayerId[] {
  if (winnerId === null) return [];
  const sharing = state.all('results').filter(({ id, won }) => won && id !== winnerId);
  return [winnerId, ...sharing.map(({ id }) => id)];
}
