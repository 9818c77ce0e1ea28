/** The refusals about the end of games. */
import { moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { DynastyFacts } from '../model/facts';

export type EndingRefusals = {
  readonly GAME_NOT_CLOSED: DynastyFacts<'gameId'>;
  readonly EARLIER_GAME_FIRST: DynastyFacts<'gameId'>;
  readonly TOO_LATE_TO_VOID: DynastyFacts<'untilMs'>;
};

export const ENDING_REFUSALS: Sentences<EndingRefusals> = {
  GAME_NOT_CLOSED: () => 'This game is still being played.',
  EARLIER_GAME_FIRST: () => 'Another closed game was started earlier, and ends first.',
  TOO_LATE_TO_VOID: ({ untilMs }) =>
    `This game can no longer be voided: it could be until ${moment(untilMs)}.`,
};
