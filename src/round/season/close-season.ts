/** The host, or a proposal, ends the round without a winner; its dice can be checked from then on. */
import { closeSeasonOf, TELLS_ALL } from '../../season';
import type { CloseSeason } from '../../season';
import { closeRound } from '../course/close-round';
import { GUARDS } from '../ground/access';
import { byHost, theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { patchRound } from '../ground/state';
import { putPlaces } from '../victory/places';
import type { RoundClosed } from './events';

export const closeSeason = byHost<CloseSeason>(closeSeasonOf(GUARDS, 'End the round.', closeRound));

export const roundClosed: RoundEventRecord<RoundClosed> = {
  ...TELLS_ALL,
  evolve: (state, { atMs }) => {
    patchRound(state, { status: 'ENDED', endedAtMs: atMs, nextBoundaryMs: null });
    putPlaces(state);
  },
  text: (_state, { proposalId }) =>
    proposalId === undefined ? 'The host ended the round.' : 'The players ended the round.',
  touches: theAuction,
};
