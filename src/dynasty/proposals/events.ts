import type { PlayerId } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type {
  OfficeCorrectedOf,
  ProposalAdoptedOf,
  ProposalEventOf,
  ProposalSubmittedOf,
} from '../../season';
import type { MagistrelliChange, ModaChange } from '../ending/events';
import type { PegTransfer } from '../ground/pegs';
import type { DynastyRefusal } from '../ground/refusal';
import type { DynastyEffect } from './rows';

export type ProposalSubmitted = ProposalSubmittedOf<DynastyEffect>;
export type MaskChange = { readonly playerId: PlayerId; readonly mask: string | null };
/** Games that it voids are told after it. */
export type ProposalAdopted = ProposalAdoptedOf<DynastyRuleset, DynastyRefusal> & {
  readonly magistrelli: readonly MagistrelliChange[];
  readonly moda: readonly ModaChange[];
  /** Of those whose mask no longer exists, too. */
  readonly masks: readonly MaskChange[];
};

/** Games that it sets right or voids are told after it. */
export type OfficeCorrected = OfficeCorrectedOf<DynastyEffect> &
  Pick<ProposalAdopted, 'magistrelli' | 'moda' | 'masks'> & {
    readonly transfers: readonly PegTransfer[];
  };

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted> | OfficeCorrected;
