import type { SeasonSnapshot } from '../../../engine';
import type { DynastyEffect, DynastyEffectFailure } from '../../../dynasty';
import type { EffectFailure, previewEffects as previewRound, ProposalEffect } from '../../../round';
import type { previewEffects as previewDynasty } from '../../../dynasty';
import type { Ruleset } from '../../../rulesets';
import type { Popularity, VetoRow, VoteRow } from '../../../season';
import type { DynastySnapshot, RoundSnapshot } from '../../snapshots/by-game';
import type { RulesetSource } from '../../rulesets/sources';
import type { ProposalSource } from '../../nodes/sources';

/* The sources of proposal types. */

/** The ruleset in force, which supplies the values for a formula. */
export type PopularitySource = { readonly popularity: Popularity; readonly ruleset: Ruleset };
export type VoteSource = {
  readonly snapshot: SeasonSnapshot;
  readonly proposal: ProposalSource['row'];
  readonly row: VoteRow;
};
export type ProposalVetoSource = { readonly snapshot: SeasonSnapshot; readonly veto: VetoRow };

/** An effect of a proposal in either game. */
export type AnyEffect = ProposalEffect | DynastyEffect;
/** An effect of type `T`, in each game that has the type. */
type EffectOf<T extends AnyEffect['type']> =
  In<RoundSnapshot, ProposalEffect, T> | In<DynastySnapshot, DynastyEffect, T>;
type In<R, E, T> =
  Extract<E, { readonly type: T }> extends never
    ? never
    : { readonly snapshot: R; readonly effect: Extract<E, { readonly type: T }> };

export type ProposalEffectSource = {
  readonly snapshot: SeasonSnapshot;
  readonly effect: AnyEffect;
};
export type AmendRulesetEffectSource = EffectOf<'AMEND_RULESET'>;
export type AddArticleEffectSource = EffectOf<'ADD_ARTICLE'>;
export type ReplaceArticleEffectSource = EffectOf<'REPLACE_ARTICLE'>;
export type RepealArticleEffectSource = EffectOf<'REPEAL_ARTICLE'>;
export type ArticleEffectSource = AddArticleEffectSource | ReplaceArticleEffectSource;
export type CorrectStandingEffectSource = EffectOf<'CORRECT_STANDING'>;
export type CreateDuckEffectSource = EffectOf<'CREATE_DUCK'>;
export type CreateWorkEffectSource = EffectOf<'CREATE_WORK'>;
export type CorrectMagistrelliEffectSource = EffectOf<'CORRECT_MAGISTRELLI'>;
export type CorrectModaEffectSource = EffectOf<'CORRECT_MODA'>;
export type ChangeMaskEffectSource = EffectOf<'CHANGE_MASK'>;
export type VoidGameEffectSource = EffectOf<'VOID_GAME'>;
export type SetStakesEffectSource = EffectOf<'SET_STAKES'>;
export type SetScoreEffectSource = EffectOf<'SET_SCORE'>;
export type SetValueEffectSource = EffectOf<'SET_VALUE'>;
export type MoveItemsEffectSource = EffectOf<'MOVE_ITEMS'>;
export type VoidTradeEffectSource = EffectOf<'VOID_TRADE'>;
export type VoidTableEffectSource = EffectOf<'VOID_TABLE'>;
export type VoidSecretActionEffectSource = EffectOf<'VOID_SECRET_ACTION'>;
export type EndJudgeTermEffectSource = EffectOf<'END_JUDGE_TERM'>;
export type ReplaceHostEffectSource = EffectOf<'REPLACE_HOST'>;
export type RemovePlayerEffectSource = EffectOf<'REMOVE_PLAYER'>;
export type CloseSeasonEffectSource = EffectOf<'CLOSE_SEASON'>;
export type PauseSeasonEffectSource = EffectOf<'PAUSE_SEASON'>;
export type ResumeSeasonEffectSource = EffectOf<'RESUME_SEASON'>;
export type ReplaceDealerEffectSource = EffectOf<'REPLACE_DEALER'>;
export type DeclareVictorEffectSource = EffectOf<'DECLARE_VICTOR'>;
export type SetTermEffectSource = EffectOf<'SET_TERM'>;
export type CorrectHandEffectSource = EffectOf<'CORRECT_HAND'>;
/** Grants or removes items; pegs count as items, too. */
export type ItemsEffectSource = {
  readonly snapshot: SeasonSnapshot;
  readonly effect: Extract<AnyEffect, { readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS' }>;
};
export type GiveItemsEffectSource = ItemsEffectSource;
export type TakeItemsEffectSource = ItemsEffectSource;
export type EffectFailureSource = {
  readonly snapshot: SeasonSnapshot;
  readonly failure: EffectFailure | DynastyEffectFailure;
};

/** The outcome of a draft's effects now, or the obstacle to them. */
export type ProposalPreviewSource = {
  readonly snapshot: SeasonSnapshot;
  readonly plan: ReturnType<typeof previewRound> | ReturnType<typeof previewDynasty>;
};

export type RulesetDifferenceSource = {
  readonly before: RulesetSource;
  readonly after: RulesetSource;
};
