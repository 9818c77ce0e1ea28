import type { PlayerId } from '../../kernel';
import type { DynastyRuleset, ItemCount } from '../../rulesets';
import type {
  CorrectByOfficeOf,
  ProposalCommandOf,
  SubmitProposalOf,
  VetoProposal,
  OfficeCorrectedOf,
  ProposalAdoptedOf,
  ProposalEventOf,
  ProposalSubmittedOf,
  EffectFailureOf,
  ProposalRowOf,
  ProposalRowsOf,
  SeasonEffect,
  SetTermEffect,
} from '../../season';
import type { MagistrelliChange, ModaChange } from '../ending/vocabulary';
import type { GameId } from '../model/ids';
import type { PegTransfer } from '../model/pegs';
import type { DynastyRefusal } from '../model/refusal';

export type SubmitProposal = SubmitProposalOf<DynastyEffect>;
export type CorrectByOffice = CorrectByOfficeOf<DynastyEffect>;
export type ProposalCommand = ProposalCommandOf<DynastyEffect> | CorrectByOffice | VetoProposal;

export type ProposalSubmitted = ProposalSubmittedOf<DynastyEffect>;
export type MaskChange = { readonly playerId: PlayerId; readonly mask: string | null };
/** The adoption. The events of voided games follow it. */
export type ProposalAdopted = ProposalAdoptedOf<DynastyRuleset, DynastyRefusal> & {
  readonly magistrelli: readonly MagistrelliChange[];
  readonly moda: readonly ModaChange[];
  /** The changes of masks, including the removal of masks that no longer exist. */
  readonly masks: readonly MaskChange[];
};

/** The correction. The events of corrected or voided games follow it. */
export type OfficeCorrected = OfficeCorrectedOf<DynastyEffect> &
  Pick<ProposalAdopted, 'magistrelli' | 'moda' | 'masks'> & {
    readonly transfers: readonly PegTransfer[];
  };

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted> | OfficeCorrected;

/** An effect of an adopted proposal [ruling L4]. */
export type DynastyEffect =
  | SeasonEffect
  | SetTermEffect
  /** Names the dealer for dealing that is not automatic. */
  | { readonly type: 'REPLACE_DEALER'; readonly playerId: PlayerId }
  | PegEffect
  | {
      readonly type: 'CORRECT_MAGISTRELLI';
      readonly playerId: PlayerId;
      readonly magistrelli: number;
    }
  | { readonly type: 'CORRECT_MODA'; readonly mask: string; readonly moda: number }
  | { readonly type: 'CHANGE_MASK'; readonly playerId: PlayerId; readonly mask: string | null }
  | { readonly type: 'VOID_GAME'; readonly gameId: GameId }
  | StakesEffect
  | ScoreEffect;
/** Sets the stakes of a game before its Fine. */
export type StakesEffect = {
  readonly type: 'SET_STAKES';
  readonly gameId: GameId;
  readonly stakes: number;
};
export type ScoreEffect = {
  readonly type: 'SET_SCORE';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly score: number;
};
/** Gives or takes pegs, which are the only items. */
export type PegEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly playerId: PlayerId;
  readonly items: readonly ItemCount[];
};

export type DynastyEffectFailure = EffectFailureOf<DynastyRefusal>;
export type DynastyProposalRow = ProposalRowOf<DynastyEffect, DynastyRefusal>;
export type ProposalRows = ProposalRowsOf<DynastyProposalRow>;
