/** The host ends the round without a winner; its dice can be checked from then on. */
import { unlessOver } from '../ground/access';
import { endWeek } from '../calendar/week';
import { byHost, theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { patchRound, playerIds } from '../ground/state';
import { clearTables } from '../tables/stand-up';
import { putPlaces } from '../victory/places';
import type { CloseSeason } from './commands';
import type { RoundClosed } from './events';

export const closeSeason = byHost<CloseSeason>({
  rule: 'seasons',
  refuses: ({ state }) => unlessOver(state, 'seasons'),
  offers: () => [{ description: 'End the round.' }],
  decide: (turn) => {
    clearTables(turn);
    turn.emit({ type: 'RoundClosed' });
    endWeek(turn);
    return null;
  },
});

export const roundClosed: RoundEventRecord<RoundClosed> = {
  evolve: (state, { atMs }) => {
    patchRound(state, { status: 'ENDED', endedAtMs: atMs, nextBoundaryMs: null });
    putPlaces(state);
  },
  text: () => 'The host ended the round.',
  channel: null,
  touches: theAuction,
  notice: 'SEASON_ENDED',
  concerns: (_event, state) => playerIds(state),
};
