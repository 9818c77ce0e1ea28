/** The end of a round without a winner, by the host or by a proposal. */
import { NOTIFIES_ALL } from '../../season';
import type { ProposalId } from '../../season';
import { endWeek } from '../calendar/week';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { patchRound } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { RoundClosed } from '../season/vocabulary';
import { clearTables } from '../tables/stand-up';
import { putPlaces } from '../victory/places';

export function closeRound(turn: RoundTurn, by: ProposalId | null = null): void {
  clearTables(turn);
  turn.emit({ type: 'RoundClosed', ...(by === null ? {} : { proposalId: by }) });
  endWeek(turn);
}

export const roundClosed: RoundEventRecord<RoundClosed> = {
  ...NOTIFIES_ALL,
  evolve: (state, { atMs }) => {
    patchRound(state, { status: 'ENDED', endedAtMs: atMs, nextBoundaryMs: null });
    putPlaces(state);
  },
  facts: (_state, { proposalId }) => ({ byProposal: proposalId !== undefined }),
  text: (_state, { proposalId }) =>
    proposalId === undefined ? 'The host ended the round.' : 'The players ended the round.',
  touches: auctionTopic,
};
