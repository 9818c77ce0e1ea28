/** The refusals about proposals and votes, in any game. */
import { choices, counted, moment } from '../../../kernel';
import type { NoFacts, Refuse, Sentences } from '../../../kernel';
import type { SeasonFacts } from '../../model/facts';
import { called, calledAll, titled } from '../../model/labels';

export type ProposalRefusals = {
  readonly NOT_THE_AUTHOR: SeasonFacts<'playerId'>;
  readonly VOTING_OVER: SeasonFacts<'proposalId' | 'status' | 'closesAtMs'> & {
    readonly status: string;
  };
  readonly CLASS_UNKNOWN: SeasonFacts<'class' | 'classes'>;
  readonly EFFECT_NOT_OF_CLASS: SeasonFacts<'class' | 'effect'>;
  readonly PROPOSAL_NOT_FOUND: SeasonFacts<'proposalId'>;
  readonly ARTICLE_EXISTS: SeasonFacts<'anchor' | 'heldBy'>;
  readonly NOTHING_TO_CORRECT: NoFacts;
  readonly VICTOR_DECLARED: SeasonFacts<'playerId'>;
  readonly ARTICLE_UNKNOWN: SeasonFacts<'anchor'>;
  readonly TOO_MANY_PENDING: SeasonFacts<'open' | 'most'>;
};

/** The sentences about proposals that ended before their voting period did. */
const ENDED: Readonly<Record<string, string>> = {
  RETRACTED: 'The proposal was retracted.',
  VETOED: 'The proposal was vetoed.',
};

export const PROPOSAL_REFUSALS: Sentences<ProposalRefusals> = {
  NOT_THE_AUTHOR: () => 'Only the author of the proposal may retract it.',
  VOTING_OVER: ({ status, closesAtMs }) =>
    ENDED[status] ?? `The vote ended at ${moment(closesAtMs)}.`,
  CLASS_UNKNOWN: ({ class: code, classes, titles }) =>
    `There is no class ${titled(code)} of proposals: choose ${choices(calledAll(titles, 'classes', classes), 'another')}.`,
  EFFECT_NOT_OF_CLASS: ({ class: code, titles }) =>
    `Proposals of the class ${called(titles, 'class', code)} cannot do that: choose another class.`,
  PROPOSAL_NOT_FOUND: () => 'There is no such proposal in this season.',
  ARTICLE_EXISTS: ({ anchor, heldBy }) =>
    heldBy === 'PEOPLE'
      ? `The article ${anchor} already exists: replace it, or choose another anchor.`
      : `The server has a section ${anchor} of its own: choose another anchor.`,
  NOTHING_TO_CORRECT: () =>
    'There is nothing to correct: it did not happen, or it was already corrected.',
  VICTOR_DECLARED: () => 'An earlier effect of the proposal already declares a winner.',
  ARTICLE_UNKNOWN: ({ anchor }) => `The rules have no article ${anchor}.`,
  TOO_MANY_PENDING: ({ open, most }) =>
    `An author may have ${counted(most, 'pending proposal')} at most, and you have ${open}.`,
};

/** The refusals of rules that limit an author's proposals in a day. */
export type ProposalLimitRefusals = {
  readonly TOO_MANY_TODAY: SeasonFacts<'made' | 'most'>;
};

export const PROPOSAL_LIMIT_REFUSALS: Sentences<ProposalLimitRefusals> = {
  TOO_MANY_TODAY: ({ made, most }) =>
    `An author may make ${counted(most, 'proposal')} a day at most, and you have made ${made}.`,
};

/** Makes a game's refusal from a code that the proposals of every game have. */
export type RefuseProposal<F> = Refuse<ProposalRefusals, 'proposals', F>;
export type RefuseLimit<F> = Refuse<
  Pick<ProposalRefusals, 'TOO_MANY_PENDING'> & ProposalLimitRefusals,
  'proposals',
  F
>;
export type RefusePending<F> = Refuse<Pick<ProposalRefusals, 'TOO_MANY_PENDING'>, 'proposals', F>;
