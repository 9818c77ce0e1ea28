import type { FixedSeed } from '../../kernel';
import type { SecretActionId } from '../model/ids';

export type WeekStarted = {
  readonly type: 'WeekStarted';
  readonly week: number;
  readonly commitment: string;
  /** The client seeds of the week's dice; absent in earlier weeks, which had one stream. */
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
