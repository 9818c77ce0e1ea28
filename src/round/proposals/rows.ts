/** What of a round's proposals is kept. */
import type { Instant, Owner, PlayerId } from '../../kernel';
import type { ItemCount } from '../../rulesets';
import type {
  EffectFailureOf,
  ProposalRowOf,
  ProposalRowsOf,
  SeasonEffect,
  SetTermEffect,
} from '../../season';
import type { NewWork } from '../house/commands';
import type { RoundRefusal } from '../ground/refusal';
import type { DuckId, HandId, SecretActionId, TableId, TradeId } from '../ground/ids';

/** What the server does when a proposal is adopted [ruling H3]. */
export type ProposalEffect =
  | SeasonEffect
  | ItemEffect
  | MoveEffect
  | { readonly type: 'VOID_TRADE'; readonly tradeId: TradeId }
  /** A war or a spin. */
  | { readonly type: 'VOID_TABLE'; readonly tableId: TableId }
  | { readonly type: 'VOID_SECRET_ACTION'; readonly actionId: SecretActionId }
  | { readonly type: 'END_JUDGE_TERM'; readonly playerId: PlayerId }
  | SetTermEffect
  | ({ readonly type: 'CORRECT_HAND' } & CorrectedHand)
  | ({ readonly type: 'CORRECT_STANDING' } & Standing)
  | ({ readonly type: 'CREATE_DUCK' } & NewDuck)
  | ({ readonly type: 'CREATE_WORK' } & NewWork);
/** Of a player's items or a duck's. */
export type ItemEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly items: readonly ItemCount[];
} & ({ readonly playerId: PlayerId } | { readonly duckId: DuckId });
/** From whoever has them to whoever should. */
export type MoveEffect = {
  readonly type: 'MOVE_ITEMS';
  readonly from: Owner;
  readonly to: Owner;
  readonly items: readonly ItemCount[];
};
/** Its place, and what it scores. */
export type CorrectedHand = {
  readonly handId: HandId;
  readonly placement: number;
  /** In decimal digits; null: what it did. */
  readonly total: string | null;
};
export type NewDuck = { readonly playerId: PlayerId; readonly name: string };
export type Standing = { readonly playerId: PlayerId; readonly joinedAtMs: Instant };

export type EffectFailure = EffectFailureOf<RoundRefusal>;
export type ProposalRow = ProposalRowOf<ProposalEffect, RoundRefusal>;
export type ProposalRows = ProposalRowsOf<ProposalRow>;

/** What an adoption undoes; an earlier one undid nothing. */
export type Undone = {
  readonly tradeIds: readonly TradeId[];
  readonly tableIds: readonly TableId[];
};
