import type { PlayerId } from '../../../src/kernel';
import type { ProposalEffect, RoundEvent, SubmitProposal } from '../../../src/round';
import type { ProposalRow } from '../../../src/round/proposals/vocabulary';
import type { ProposalId } from '../../../src/season';
import { addPlayer } from '../given';
import { MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';

export const MAKER = 'STANDARD_PROPOSAL_MAKER';

export const proposal = (over: Partial<SubmitProposal> = {}): SubmitProposal => ({
  type: 'SubmitProposal',
  class: 'STANDARD',
  title: 'More lots',
  text: 'There should be more lots.',
  effects: [],
  ...over,
});

/** Submits a proposal from an account. A refusal fails the test. */
export function submitted(
  round: TestRound,
  who = 'account-1',
  over: Partial<SubmitProposal> = {},
): ProposalRow {
  const [event] = ofType(round.do(who, proposal(over)), 'ProposalSubmitted');
  return round.state.need('proposals', event!.proposalId);
}

export const vote = (
  round: TestRound,
  who: string,
  proposalId: ProposalId,
  choice: 'FOR' | 'AGAINST' | 'NONE',
): RoundEvent[] => round.do(who, { type: 'CastVote', proposalId, vote: choice });

export const amend = (
  ...patch: { op: string; path: string; value?: unknown }[]
): ProposalEffect => ({
  type: 'AMEND_RULESET',
  patch: patch as never,
});

/** Adds a player with some Proposal-Makers. */
export function addProposer(round: TestRound, makers = 1): PlayerId {
  if (round.now < MONDAY) round.advanceTo(MONDAY);
  return addPlayer(round, { [MAKER]: makers }).id;
}

/** Submits a proposal, votes for it, and advances to its decision. */
export function adopted(
  round: TestRound,
  effects: readonly ProposalEffect[],
  over: Partial<SubmitProposal> = {},
): RoundEvent[] {
  const { id, closesAtMs } = submitted(round, 'account-1', { effects, ...over });
  vote(round, 'account-1', id, 'FOR');
  return round.advanceTo(closesAtMs);
}
