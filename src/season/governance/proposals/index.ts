export { adoptabilityProblem } from './adoptability';
export { adoptionCost, isAdoptedAt } from './adoption-cost';
export { unlessOfClass } from './allowed-effects';
export { castVoteOf, hasVoted } from './cast-vote';
export type { ProposalGuards } from './cast-vote';
export { changedRules, proposalAdoptedOf, putRevisionOf } from './decide-proposals';
export { dryRunAdoption } from './dry-run-adoption';
export type { AdoptionSpec, AdoptionPreview } from './dry-run-adoption';
export type { Adopting } from './draft';
export type { CarryOut } from './grave-deeds';
export { graveDeedsOf, popularityAsDecided } from './grave-deeds';
export type { GraveSpec } from './grave-deeds';
export { proposalViolationsOf } from './invariants';
export type { ArticleEffectOf } from './kept-articles';
export { unlessTooMany, unlessTooManyOpen } from './limits';
export { nextTally, openProposals, proposalsClosedBy, proposalTitled } from './open-proposal';
export { planAdopted, planInOrder, previewOf, unlessPlanned } from './planning';
export type { PlannedOf } from './planning';
export { isPopular } from './popularity';
export type { Popularity, Tally } from './popularity';
export { nextDecidable, nextDecisionOf } from './queue';
export { PROPOSAL_LIMIT_REFUSALS, PROPOSAL_REFUSALS } from './refusals';
export type { ProposalLimitRefusals, ProposalRefusals } from './refusals';
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
export { causingProposal, effectsBy, ofTypes } from './effect-kind';
export type {
  CorrectingPower,
  EffectCause,
  EffectForm,
  EffectKindOf,
  EffectKindsOf,
  EffectOfType,
} from './effect-kind';
export { carryOutEnd, seasonEffectsOf } from './season-effects';
export type { RuleEffect } from './rule-effects';
export type { SeasonEffect } from './season-effects';
export { GrowingPlan } from './season-plan';
export type { EffectsPlanning, SeasonPlan } from './season-plan';
export {
  classIn,
  LONGEST_PROPOSAL,
  LONGEST_TITLE,
  makeProposalOf,
  proposalOfferText,
  MOST_EFFECTS,
  proposalShape,
  proposalSubmitted,
  proposalSubmittedOf,
  unlessClassIn,
} from './submit-proposal';
export type { ProposalClasses, VotingPeriod } from './submit-proposal';
export { isPopularNow, tallyNow } from './tally';
export {
  forgetUncounted,
  isProposalPopular,
  isVoter,
  playersWithoutVote,
  proposalsOf,
  proposalStatus,
  proposalTally,
  vetoOf,
  votesOn,
} from './view';
export type { ProposalFilter, ProposalStatus } from './view';
export type {
  CastVote,
  ProposalAdoptedOf,
  ProposalCommandOf,
  ProposalEventOf,
  ProposalRejected,
  ProposalRetracted,
  ProposalSubmittedOf,
  ProposalVetoed,
  RetractProposal,
  SubmitProposalOf,
  VoteCast,
  VoteWarned,
} from './vocabulary';
export { votingWindows, warnOfVotes } from './warn-of-vote';
export { SubmittedRules } from './submitted-rules';
