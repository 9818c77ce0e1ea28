import type { Instant, Owner, PlayerId, Transfer } from '../../kernel';
import type { ItemCount, RoundRuleset } from '../../rulesets';
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

export type EffectFailure = EffectFailureOf<RoundRefusal>;
export type ProposalRow = ProposalRowOf<ProposalEffect, RoundRefusal>;
export type ProposalRows = ProposalRowsOf<ProposalRow>;

/** The trades and tables that an adoption or an office undoes. */
export type UndonePlays = {
  readonly tradeIds: readonly TradeId[];
  readonly tableIds: readonly TableId[];
};

/** An effect of an adopted proposal. */
export type ProposalEffect =
  | SeasonEffect
  | ItemEffect
  | MoveItemsEffect
  | VoidTradeEffect
  | VoidTableEffect
  | VoidSecretActionEffect
  | EndJudgeTermEffect
  | SetTermEffect
  | CorrectHandEffect
  | CorrectStandingEffect
  | CreateDuckEffect
  | CreateWorkEffect;
export type CorrectHandEffect = {
  readonly type: 'CORRECT_HAND';
  readonly handId: HandId;
  readonly placement: number;
  /** The new score in decimal digits; null if unchanged. */
  readonly total: string | null;
};
export type StandingCorrection = { readonly playerId: PlayerId; readonly joinedAtMs: Instant };
export type CorrectStandingEffect = StandingCorrection & { readonly type: 'CORRECT_STANDING' };
export type CreateDuckEffect = {
  readonly type: 'CREATE_DUCK';
  readonly playerId: PlayerId;
  readonly name: string;
};
export type CreateWorkEffect = NewWork & { readonly type: 'CREATE_WORK' };
export type EndJudgeTermEffect = { readonly type: 'END_JUDGE_TERM'; readonly playerId: PlayerId };
/** Gives items to a player or a duck, or takes items away. */
export type ItemEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly items: readonly ItemCount[];
} & ({ readonly playerId: PlayerId } | { readonly duckId: DuckId });
export type MoveItemsEffect = {
  readonly type: 'MOVE_ITEMS';
  readonly from: Owner;
  readonly to: Owner;
  readonly items: readonly ItemCount[];
};
export type VoidSecretActionEffect = {
  readonly type: 'VOID_SECRET_ACTION';
  readonly actionId: SecretActionId;
};
export type VoidTableEffect = { readonly type: 'VOID_TABLE'; readonly tableId: TableId };
export type VoidTradeEffect = { readonly type: 'VOID_TRADE'; readonly tradeId: TradeId };
