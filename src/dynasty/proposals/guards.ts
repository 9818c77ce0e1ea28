import type { ProposalGuards } from '../../season';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import type { DynastyState } from '../ground/state';

/** A dynasty runs until it is over, which is asked before: what is open can be voted on. */
export const GUARDS: ProposalGuards<DynastyState, DynastyRefusal> = {
  refuse,
  unlessVoting: () => null,
};
