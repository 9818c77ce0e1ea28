import type { PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type {
  OfficeCorrectedOf,
  ProposalAdoptedOf,
  ProposalEventOf,
  ProposalSubmittedOf,
} from '../../season';
import type { MagistrelliChange, ModaChange } from '../ending/events';
import type { PegTransfer } from '../model/pegs';
import type { DynastyRefusal } from '../model/refusal';
import type { DynastyEffect } from './rows';

export type ProposalSubmitted = ProposalSubmittedOf<DynastyEffect>;
export type MaskChange = { readonly playerId: PlayerId; readonly mask: string | null };
/** The events of voided games follow it. */
export type ProposalAdopted = ProposalAdoptedOf<DynastyRuleset, DynastyRefusal> & {
  readonly magistrelli: readonly MagistrelliChange[];
  readonly moda: readonly ModaChange[];
  /** Includes players whose mask no longer exists. */
  readonly masks: readonly MaskChange[];
};

/** The events of corrected or voided games follow it. */
export type OfficeCorrected = OfficeCorrectedOf<DynastyEffect> &
  Pick<ProposalAdopted, 'magistrelli' | 'moda' | 'masks'> & {
    readonly transfers: readonly PegTransfer[];
  };

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted> | OfficeCorrected;
