import type { Instant } from '../../kernel';
import type { ProposalId } from '../proposals/ids';

export type SeasonPaused = {
  readonly type: 'SeasonPaused';
  readonly resumesAtMs: Instant;
  readonly proposalId: ProposalId;
};
/** By another vote it ends earlier. */
export type PauseShortened = {
  readonly type: 'PauseShortened';
  readonly resumesAtMs: Instant;
  readonly proposalId: ProposalId;
};
/** `Met`: what of the game is later by the length of the pause. */
export type SeasonResumedIn<Met> = {
  readonly type: 'SeasonResumed';
  /** When the pause began. */
  readonly sinceMs: Instant;
} & Met;

export type PausingEvent = SeasonPaused | PauseShortened;
