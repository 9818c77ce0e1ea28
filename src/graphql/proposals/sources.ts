import type { RoundReading } from '../../engine';
import type { RevisionSource } from '../rulesets/revision-source';
import type { EffectFailure, ProposalEffect, ProposalRow, VoteRow } from '../../round';
import type { CountedPage } from '../page';
import type { ProposalSource } from '../sources';

/* What resolvers of the types of proposals are handed. */

export type ProposalPage = CountedPage<ProposalSource>;
export type VoteSource = {
  readonly reading: RoundReading;
  readonly proposal: ProposalRow;
  readonly row: VoteRow;
};

type EffectOf<T extends ProposalEffect['type']> = {
  readonly reading: RoundReading;
  readonly effect: Extract<ProposalEffect, { type: T }>;
};
export type EffectSource = { readonly reading: RoundReading; readonly effect: ProposalEffect };
export type AmendRulesetSource = EffectOf<'AMEND_RULESET'>;
export type StandingSource = EffectOf<'CORRECT_STANDING'>;
export type CreateDuckSource = EffectOf<'CREATE_DUCK'>;
export type CreateWorkSource = EffectOf<'CREATE_WORK'>;
export type ItemsSource = {
  readonly reading: RoundReading;
  readonly effect: Extract<ProposalEffect, { items: unknown }>;
};
export type FailureSource = { readonly reading: RoundReading; readonly failure: EffectFailure };

export type RulesetDifferenceSource = {
  readonly before: RevisionSource;
  readonly after: RevisionSource;
};
