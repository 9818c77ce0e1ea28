/** The refusals about a pause. */
import { counted, moment } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import type { SeasonFacts } from './facts';

export type PausingRefusals = {
  readonly SEASON_PAUSED: SeasonFacts<'pausedUntilMs'>;
  readonly SEASON_NOT_PAUSED: NoFacts;
  readonly PAUSE_TOO_LONG: SeasonFacts<'most'>;
  readonly PAUSE_ENDS_ANYWAY: SeasonFacts<'pausedUntilMs'>;
};

export const PAUSING_REFUSALS: Sentences<PausingRefusals> = {
  SEASON_PAUSED: ({ pausedUntilMs }) =>
    `The players have paused the season until ${moment(pausedUntilMs)}: it goes on then.`,
  SEASON_NOT_PAUSED: () => 'The season is not paused.',
  PAUSE_TOO_LONG: ({ most }) =>
    most === 0
      ? 'The rules of this season have no pauses.'
      : `A pause lasts at most ${counted(most, 'day')} by the rules of this season.`,
  PAUSE_ENDS_ANYWAY: ({ pausedUntilMs }) =>
    `This would not end the pause earlier than it ends anyway: ${moment(pausedUntilMs)}.`,
};
