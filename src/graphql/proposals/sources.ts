import type { RulesetSource } from '../rulesets/sources';
import type { EffectFailure, ProposalEffect, ProposalRow } from '../../round';
import type { Popularity, VoteRow } from '../../season';
import type { RoundReading } from '../reading';

/* What resolvers of the types of proposals are handed. */

export type PopularitySource = Popularity;
export type VoteSource = {
  readonly reading: RoundReading;
  readonly proposal: ProposalRow;
  readonly row: VoteRow;
};

type EffectOf<T extends ProposalEffect['type']> = {
  readonly reading: RoundReading;
  readonly effect: Extract<ProposalEffect, { type: T }>;
};
export type ProposalEffectSource = {
  readonly reading: RoundReading;
  readonly effect: ProposalEffect;
};
export type AmendRulesetEffectSource = EffectOf<'AMEND_RULESET'>;
export type AddArticleEffectSource = EffectOf<'ADD_ARTICLE'>;
export type ReplaceArticleEffectSource = EffectOf<'REPLACE_ARTICLE'>;
export type RepealArticleEffectSource = EffectOf<'REPEAL_ARTICLE'>;
export type ArticleEffectSource = AddArticleEffectSource | ReplaceArticleEffectSource;
export type CorrectStandingEffectSource = EffectOf<'CORRECT_STANDING'>;
export type CreateDuckEffectSource = EffectOf<'CREATE_DUCK'>;
export type CreateWorkEffectSource = EffectOf<'CREATE_WORK'>;
export type ItemsEffectSource = {
  readonly reading: RoundReading;
  readonly effect: Extract<ProposalEffect, { items: unknown }>;
};
export type GiveItemsEffectSource = ItemsEffectSource;
export type TakeItemsEffectSource = ItemsEffectSource;
export type EffectFailureSource = {
  readonly reading: RoundReading;
  readonly failure: EffectFailure;
};

export type RulesetDifferenceSource = {
  readonly before: RulesetSource;
  readonly after: RulesetSource;
};
