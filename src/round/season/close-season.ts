/** The host ends the round without a winner. */
import { closeSeasonOf } from '../../season';
import type { CloseSeason } from '../../season';
import { closeRound } from '../clock/close-round';
import { GUARDS } from '../model/access';
import { byHost } from '../model/declare';

export const closeSeason = byHost<CloseSeason>(closeSeasonOf(GUARDS, 'End the round.', closeRound));
