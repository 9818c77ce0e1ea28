import type { SeasonSnapshot } from '../../../engine';
import type { DynastyEffect, DynastyEffectFailure } from '../../../dynasty';
import type { EffectFailure, previewEffects as previewRound, ProposalEffect } from '../../../round';
import type { previewEffects as previewDynasty } from '../../../dynasty';
import type { Ruleset } from '../../../rulesets';
import type { EffectForm, Popularity, VetoRow, VoteRow } from '../../../season';
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
export type SetValueEffectSource = EffectOf<'SET_VALUE'>;
export type MoveItemsEffectSource = EffectOf<'MOVE_ITEMS'>;
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

/** A kind of effect in a season, with the form of its input. */
export type EffectKindSource = {
  readonly snapshot: SeasonSnapshot;
  readonly kind: AnyEffect['type'];
  readonly form: EffectForm;
};
