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

export type DynastyEffectFailure = EffectFailureOf<DynastyRefusal>;
export type DynastyProposalRow = ProposalRowOf<DynastyEffect, DynastyRefusal>;
export type ProposalRows = ProposalRowsOf<DynastyProposalRow>;

/** An effect of an adopted proposal. */
export type DynastyEffect =
  | SeasonEffect
  | PegEffect
  | CorrectMagistrelliEffect
  | CorrectModaEffect
  | ChangeMaskEffect
  | SetStakesEffect
  | SetScoreEffect
  | SetTermEffect
  | VoidGameEffect
  | ReplaceDealerEffect;
export type ChangeMaskEffect = {
  readonly type: 'CHANGE_MASK';
  readonly playerId: PlayerId;
  readonly mask: string | null;
};
export type CorrectMagistrelliEffect = {
  readonly type: 'CORRECT_MAGISTRELLI';
  readonly playerId: PlayerId;
  readonly magistrelli: number;
};
export type CorrectModaEffect = {
  readonly type: 'CORRECT_MODA';
  readonly mask: string;
  readonly moda: number;
};
/** Gives or takes pegs, which are the only items. */
export type PegEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly playerId: PlayerId;
  readonly items: readonly ItemCount[];
};
export type ReplaceDealerEffect = { readonly type: 'REPLACE_DEALER'; readonly playerId: PlayerId };
export type SetScoreEffect = {
  readonly type: 'SET_SCORE';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly score: number;
};
/** Sets the stakes of a game before its Fine. */
export type SetStakesEffect = {
  readonly type: 'SET_STAKES';
  readonly gameId: GameId;
  readonly stakes: number;
};
export type VoidGameEffect = { readonly type: 'VOID_GAME'; readonly gameId: GameId };
