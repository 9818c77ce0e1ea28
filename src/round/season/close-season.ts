/** The host ends the round without a winner; its dice can be checked from then on. */
import { closeSeasonOf, TELLS_ALL } from '../../season';
import type { CloseSeason } from '../../season';
import { GUARDS } from '../ground/access';
import { endWeek } from '../calendar/week';
import { byHost, theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { patchRound } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { clearTables } from '../tables/stand-up';
import { putPlaces } from '../victory/places';
import type { RoundClosed } from './events';

export const closeSeason = byHost<CloseSeason>(
  closeSeasonOf(GUARDS, 'End the round.', (turn: RoundTurn) => {
    clearTables(turn);
    turn.emit({ type: 'RoundClosed' });
    endWeek(turn);
  }),
);

export const roundClosed: RoundEventRecord<RoundClosed> = {
  ...TELLS_ALL,
  evolve: (state, { atMs }) => {
    patchRound(state, { status: 'ENDED', endedAtMs: atMs, nextBoundaryMs: null });
    putPlaces(state);
  },
  text: () => 'The host ended the round.',
  touches: theAuction,
};
