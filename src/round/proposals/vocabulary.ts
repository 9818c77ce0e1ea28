import type { Transfer, Instant, Owner, PlayerId } from '../../kernel';
import type { RoundRuleset, ItemCount } from '../../rulesets';
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
import type { NewWork } from '../house/vocabulary';
import type { DuckId, HandId, SecretActionId, TableId, TradeId } from '../model/ids';
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

/** An effect of an adopted proposal [ruling H3]. */
export type ProposalEffect =
  | SeasonEffect
  | ItemEffect
  | MoveEffect
  | { readonly type: 'VOID_TRADE'; readonly tradeId: TradeId }
  /** Undoes a war or a spin. */
  | { readonly type: 'VOID_TABLE'; readonly tableId: TableId }
  | { readonly type: 'VOID_SECRET_ACTION'; readonly actionId: SecretActionId }
  | { readonly type: 'END_JUDGE_TERM'; readonly playerId: PlayerId }
  | SetTermEffect
  | ({ readonly type: 'CORRECT_HAND' } & CorrectedHand)
  | ({ readonly type: 'CORRECT_STANDING' } & StandingCorrection)
  | ({ readonly type: 'CREATE_DUCK' } & NewDuck)
  | ({ readonly type: 'CREATE_WORK' } & NewWork);
/** Gives items to a player or a duck, or takes items away. */
export type ItemEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly items: readonly ItemCount[];
} & ({ readonly playerId: PlayerId } | { readonly duckId: DuckId });
/** Moves items from one owner to another. */
export type MoveEffect = {
  readonly type: 'MOVE_ITEMS';
  readonly from: Owner;
  readonly to: Owner;
  readonly items: readonly ItemCount[];
};
/** A hand with its new place and score. */
export type CorrectedHand = {
  readonly handId: HandId;
  readonly placement: number;
  /** The new score in decimal digits; null if unchanged. */
  readonly total: string | null;
};
export type NewDuck = { readonly playerId: PlayerId; readonly name: string };
export type StandingCorrection = { readonly playerId: PlayerId; readonly joinedAtMs: Instant };

export type EffectFailure = EffectFailureOf<RoundRefusal>;
export type ProposalRow = ProposalRowOf<ProposalEffect, RoundRefusal>;
export type ProposalRows = ProposalRowsOf<ProposalRow>;

/** The trades and tables that an adoption or an office undoes. */
export type UndonePlays = {
  readonly tradeIds: readonly TradeId[];
  readonly tableIds: readonly TableId[];
};
