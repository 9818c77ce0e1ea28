import type { DynastyEvents } from '../model/records';
import { gameScoreCorrected } from './correct-score';
import { gameStakesCorrected } from './correct-stakes';
import type { CorrectionEvent } from './events';

export const CORRECTION_EVENTS: DynastyEvents<CorrectionEvent> = {
  GameStakesCorrected: gameStakesCorrected,
  GameScoreCorrected: gameScoreCorrected,
};
