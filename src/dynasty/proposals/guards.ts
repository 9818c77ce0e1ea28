import type { ProposalGuards } from '../../season';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { DynastyState } from '../model/state';

/** A dynasty is in play until its end, which is checked before: every open proposal can be voted on. */
export const GUARDS: ProposalGuards<DynastyState, DynastyRefusal> = {
  refuse,
  unlessVoting: () => null,
};
