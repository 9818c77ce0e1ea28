/** The rows of a dynasty's proposals. */
import type { PlayerId } from '../../kernel';
import type { ItemCount } from '../../rulesets';
import type {
  EffectFailureOf,
  ProposalRowOf,
  ProposalRowsOf,
  SeasonEffect,
  SetTermEffect,
} from '../../season';
import type { GameId } from '../model/ids';
import type { DynastyRefusal } from '../model/refusal';

/** An effect of an adopted proposal [ruling L4]. */
export type DynastyEffect =
  | SeasonEffect
  | SetTermEffect
  /** The new dealer, if dealing is not automatic. */
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
/** The stakes of a game that has not ended. */
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
/** Pegs are the only items. */
export type PegEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly playerId: PlayerId;
  readonly items: readonly ItemCount[];
};

export type DynastyEffectFailure = EffectFailureOf<DynastyRefusal>;
export type DynastyProposalRow = ProposalRowOf<DynastyEffect, DynastyRefusal>;
export type ProposalRows = ProposalRowsOf<DynastyProposalRow>;
