import { choices, moment, word } from '../../kernel';
import type { FixedSeed, Sentences } from '../../kernel';
import { called, calledAll, phaseTitle } from '../../season';
import type { RoundFacts } from '../model/facts';
import type { SecretActionId } from '../model/ids';

export type WeekStarted = {
  readonly type: 'WeekStarted';
  readonly week: number;
  readonly commitment: string;
  /** The client seeds of the week's dice; absent in older weeks, whose dice had a single stream. */
  readonly clientSeeds?: readonly FixedSeed[];
};
export type WeekEnded = {
  readonly type: 'WeekEnded';
  readonly week: number;
  readonly seed: string;
};
export type PhaseStarted = {
  readonly type: 'PhaseStarted';
  readonly phase: string;
  readonly week: number;
};
export type SecretActionsMatured = {
  readonly type: 'SecretActionsMatured';
  readonly actionIds: readonly SecretActionId[];
};

export type CalendarEvent = WeekStarted | WeekEnded | PhaseStarted | SecretActionsMatured;

export type CalendarRefusals = {
  readonly ROUND_NOT_STARTED: RoundFacts<'startsAtMs'>;
  readonly ROUND_OVER: RoundFacts<'endedAtMs'>;
  readonly SETUP_OVER: RoundFacts<'startsAtMs'>;
  readonly WRONG_PHASE: RoundFacts<'phase' | 'needed' | 'opensAtMs'>;
};

export const CALENDAR_REFUSALS: Sentences<CalendarRefusals> = {
  ROUND_NOT_STARTED: ({ startsAtMs }) =>
    `The round has not started: it starts at ${moment(startsAtMs)}.`,
  ROUND_OVER: () => 'The round is over.',
  SETUP_OVER: ({ startsAtMs }) =>
    `This can be done only before the round starts: it started at ${moment(startsAtMs)}.`,
  WRONG_PHASE: ({ phase, needed, titles }) =>
    `This can be done only in the ${choices(calledAll(titles, 'needed', needed, phaseTitle), 'right Phase')}, and this is the ${called(titles, 'phase', word(phase, 'wrong'), phaseTitle)}.`,
};
