/** Of proposals and votes, in any game. */
import { choices, moment } from '../../kernel';
import type { Refuse, Sentences } from '../../kernel';
import type { SeasonFacts } from '../facts';

export type ProposalRefusals = {
  readonly NOT_THE_AUTHOR: SeasonFacts<'playerId'>;
  readonly VOTING_OVER: SeasonFacts<'proposalId' | 'status' | 'closesAtMs'> & {
    readonly status: string;
  };
  readonly CLASS_UNKNOWN: SeasonFacts<'class' | 'classes'>;
  readonly PROPOSAL_NOT_FOUND: SeasonFacts<'proposalId'>;
  readonly ARTICLE_EXISTS: SeasonFacts<'anchor' | 'heldBy'>;
  readonly ARTICLE_UNKNOWN: SeasonFacts<'anchor'>;
};

export const PROPOSAL_REFUSALS: Sentences<ProposalRefusals> = {
  NOT_THE_AUTHOR: () => 'Only who made the proposal may retract it.',
  VOTING_OVER: ({ status, closesAtMs }) =>
    status === 'RETRACTED'
      ? 'The proposal was retracted.'
      : `The vote is over since ${moment(closesAtMs)}.`,
  CLASS_UNKNOWN: ({ class: code, classes }) =>
    `There is no class ${code} of proposals: choose ${choices(classes, 'another')}.`,
  PROPOSAL_NOT_FOUND: () => 'There is no such proposal in this season.',
  ARTICLE_EXISTS: ({ anchor, heldBy }) =>
    heldBy === 'PEOPLE'
      ? `There is an article ${anchor} already: replace it, or choose another anchor.`
      : `A section that the server holds is at ${anchor}: choose another anchor.`,
  ARTICLE_UNKNOWN: ({ anchor }) => `The rules have no article ${anchor}.`,
};

/** Makes a game's refusal of a code that all proposals have. */
export type RefuseProposal<F> = Refuse<ProposalRefusals, 'proposals', F>;
