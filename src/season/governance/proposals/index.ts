export { unadoptable } from './adoptable';
export { castVoteOf, hasVoted } from './cast-vote';
export type { ProposalGuards } from './cast-vote';
export type { CastVote, ProposalCommandOf, RetractProposal, SubmitProposalOf } from './commands';
export { isAdoptedAt, proposalAdopted, putRevisionOf } from './decide-proposals';
export type {
  ProposalAdoptedOf,
  ProposalEventOf,
  ProposalRejected,
  ProposalRetracted,
  ProposalSubmittedOf,
  ProposalVetoed,
  VoteCast,
  VoteWarned,
} from './events';
export type { ArticleEffectOf } from './kept-articles';
export { unlessOfClass } from './gravity';
export { proposalViolationsOf } from './invariants';
export { nextTally, openProposals, proposalsClosedBy } from './open-proposal';
export { planAdopted, planInOrder, previewOf, unlessPlanned } from './planning';
export type { PlannedOf } from './planning';
export { unlessTooMany, unlessTooManyOpen } from './limits';
export { isPopular } from './popularity';
export type { Popularity, Tally } from './popularity';
export { PROPOSAL_LIMIT_REFUSALS, PROPOSAL_REFUSALS } from './refusals';
export type { ProposalLimitRefusals, ProposalRefusals } from './refusals';
export { nextDecided, nextDecisionOf } from './queue';
export { retractProposalOf } from './retract-proposal';
export { PROPOSAL_SPECS } from './rows';
export type {
  AnyProposal,
  EffectFailureOf,
  ProposalRowOf,
  ProposalRowsOf,
  ProposalState,
  VetoRow,
  VoteRow,
} from './rows';
export {
  classIn,
  LONGEST_PROPOSAL,
  LONGEST_TITLE,
  makeProposalOf,
  makingOf,
  MOST_EFFECTS,
  proposalShape,
  proposalSubmitted,
  proposalSubmittedOf,
  unlessClassIn,
} from './submit-proposal';
export type { ProposalClasses, VotingPeriod } from './submit-proposal';
export { carryOutEnd, isOfSeason, planSeasonOf, seasonEffectShape } from './season-effects';
export type {
  RuleEffect,
  SeasonEffect,
  SeasonEffectKind,
  SeasonPlan,
  SeasonPlanning,
} from './season-effects';
export { isPopularNow, tallyNow } from './tally';
export { proposalTitled } from './text';
export {
  forgetUncounted,
  isProposalPopular,
  isVoter,
  notVotedOn,
  proposalsOf,
  proposalStatus,
  proposalTally,
  vetoOf,
  votesOn,
} from './view';
export type { ProposalFilter, ProposalStatus } from './view';
export { WrittenRules } from './written-under';
export { votingWindows, warnOfVotes } from './warn-of-vote';
export { foreseeAdoption } from './dry-run-adoption';
export type { Adopting, ForeseenAdoption } from './dry-run-adoption';
