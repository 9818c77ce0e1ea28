import type { FixedSeed } from '../../kernel';
import type { SecretActionId } from '../ground/ids';

export type WeekStarted = {
  readonly type: 'WeekStarted';
  readonly week: number;
  readonly commitment: string;
  /** What counts for the week's dice; absent where the week had one stream, as earlier weeks did. */
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
