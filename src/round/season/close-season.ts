/** The host ends the round without a winner. */
import { closeSeasonOf } from '../../season';
import type { CloseSeason } from '../../season';
import { closeRound } from '../course/close-round';
import { GUARDS } from '../ground/access';
import { byHost } from '../ground/declare';

export const closeSeason = byHost<CloseSeason>(closeSeasonOf(GUARDS, 'End the round.', closeRound));
