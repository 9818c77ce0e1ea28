import type { ProposalGuards } from '../../season';
import { unlessRunning } from '../ground/access';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import type { RoundState } from '../ground/state';

/** Proposals can be voted on and retracted during play. */
export const GUARDS: ProposalGuards<RoundState, RoundRefusal> = {
  refuse,
  unlessVoting: (state) => unlessRunning(state, 'proposals'),
};
