import type { Instant, PlayerId, Transfer } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
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
import type { TableId, TradeId } from '../model/ids';
import type { RoundRefusal } from '../model/refusal';

export type SubmitProposal = SubmitProposalOf<ProposalEffect>;
export type CorrectByOffice = CorrectByOfficeOf<ProposalEffect>;
export type ProposalCommand = ProposalCommandOf<ProposalEffect> | CorrectByOffice | VetoProposal;

export type ProposalSubmitted = ProposalSubmittedOf<ProposalEffect>;
export type ProposalAdopted = ProposalAdoptedOf<RoundRuleset, RoundRefusal> & {
  readonly standings: readonly StandingCorrection[];
  /** The undone plays, if any. */
  readonly undone?: UndonePlays;
};

/** Events of corrected hands and voided secret actions follow this event. */
export type OfficeCorrected = OfficeCorrectedOf<ProposalEffect> & {
  readonly transfers: readonly Transfer[];
  readonly standings: readonly StandingCorrection[];
  readonly undone: UndonePlays;
};

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted> | OfficeCorrected;

export type EffectFailure = EffectFailureOf<RoundRefusal>;
export type ProposalRow = ProposalRowOf<ProposalEffect, RoundRefusal>;
export type ProposalRows = ProposalRowsOf<ProposalRow>;

/** The trades and tables that an adoption or an office undoes. */
export type UndonePlays = {
  readonly tradeIds: readonly TradeId[];
  readonly tableIds: readonly TableId[];
};

/** An effect of an adopted proposal. */
export type ProposalEffect = SeasonEffect | OwnEffects[keyof OwnEffects];
/** The game's own effects by kind. The file of each kind in `effects/` adds its own. */
export interface OwnEffects {
  SET_TERM: SetTermEffect;
}
export type StandingCorrection = { readonly playerId: PlayerId; readonly joinedAtMs: Instant };
