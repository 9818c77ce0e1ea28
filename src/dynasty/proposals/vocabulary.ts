import type { PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
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
export type DynastyEffect = SeasonEffect | OwnEffects[keyof OwnEffects];
/** The game's own effects by kind. The file of each kind in `effects/` adds its own. */
export interface OwnEffects {
  SET_TERM: SetTermEffect;
}
