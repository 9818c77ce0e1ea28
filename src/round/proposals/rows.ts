/** The rows of a round's proposals. */
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
import type { RoundRefusal } from '../model/refusal';
import type { DuckId, HandId, SecretActionId, TableId, TradeId } from '../model/ids';

/** An effect of an adopted proposal [ruling H3]. */
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
/** On a player's items or a duck's. */
export type ItemEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly items: readonly ItemCount[];
} & ({ readonly playerId: PlayerId } | { readonly duckId: DuckId });
/** From the owner of the items to another. */
export type MoveEffect = {
  readonly type: 'MOVE_ITEMS';
  readonly from: Owner;
  readonly to: Owner;
  readonly items: readonly ItemCount[];
};
/** Its place and its score. */
export type CorrectedHand = {
  readonly handId: HandId;
  readonly placement: number;
  /** The new score, in decimal digits; null: unchanged. */
  readonly total: string | null;
};
export type NewDuck = { readonly playerId: PlayerId; readonly name: string };
export type Standing = { readonly playerId: PlayerId; readonly joinedAtMs: Instant };

export type EffectFailure = EffectFailureOf<RoundRefusal>;
export type ProposalRow = ProposalRowOf<ProposalEffect, RoundRefusal>;
export type ProposalRows = ProposalRowsOf<ProposalRow>;

/** The undone things of an adoption; absent in earlier ones, which undid nothing. */
export type Undone = {
  readonly tradeIds: readonly TradeId[];
  readonly tableIds: readonly TableId[];
};
