import type { ProposalGuards } from '../../season';
import { unlessRunning } from '../model/access';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';

/** Proposals can be voted on and retracted during play. */
export const GUARDS: ProposalGuards<RoundState, RoundRefusal> = {
  refuse,
  unlessVoting: (state) => unlessRunning(state, 'proposals'),
};
