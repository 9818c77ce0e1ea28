import type { Instant } from '../../../kernel';
import type { ProposalId } from '../../model/proposal-ids';

export type SeasonPaused = {
  readonly type: 'SeasonPaused';
  readonly resumesAtMs: Instant;
  readonly proposalId: ProposalId;
};
/** Another vote ends it earlier. */
export type PauseShortened = {
  readonly type: 'PauseShortened';
  readonly resumesAtMs: Instant;
  readonly proposalId: ProposalId;
};
/** `Met`: the things of the game that the pause has delayed. */
export type SeasonResumedIn<Met> = {
  readonly type: 'SeasonResumed';
  /** When the pause began. */
  readonly sinceMs: Instant;
} & Met;

export type PausingEvent = SeasonPaused | PauseShortened;
