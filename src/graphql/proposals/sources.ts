import type { Reading } from '../../engine';
import type { EffectFailure, ProposalEffect, ProposalRow, RevisionRow, VoteRow } from '../../round';
import type { CountedPage } from '../page';
import type { ProposalSource } from '../sources';

/* What resolvers of the types of proposals are handed. */

export type ProposalPage = CountedPage<ProposalSource>;
export type VoteSource = {
  readonly reading: Reading;
  readonly proposal: ProposalRow;
  readonly row: VoteRow;
};

type EffectOf<T extends ProposalEffect['type']> = {
  readonly reading: Reading;
  readonly effect: Extract<ProposalEffect, { type: T }>;
};
export type EffectSource = { readonly reading: Reading; readonly effect: ProposalEffect };
export type AmendRulesetSource = EffectOf<'AMEND_RULESET'>;
export type StandingSource = EffectOf<'CORRECT_STANDING'>;
export type ItemsSource = {
  readonly reading: Reading;
  readonly effect: Extract<ProposalEffect, { items: unknown }>;
};
export type FailureSource = { readonly reading: Reading; readonly failure: EffectFailure };

export type RulesetDifferenceSource = {
  readonly before: RevisionRow;
  readonly after: RevisionRow;
};
