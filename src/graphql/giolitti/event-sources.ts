import type { PlayerId } from '../../kernel';
import type { DynastyReading } from '../../engine';
import type { MagistrelliChange, Movement, PegReason } from '../../dynasty';
import type { DynastySourceOf } from '../events/event-source';

/* What the events of a dynasty are resolved from: codegen.yml names these as mappers. */

export type PegChangeSource = {
  readonly reading: DynastyReading;
  readonly playerId: PlayerId;
  readonly reason: PegReason | 'BET';
  readonly by: number;
};
export type MagistrelliChangeSource = MagistrelliChange & { readonly reading: DynastyReading };
export type GameMovementSource = Movement & { readonly reading: DynastyReading };

export type DynastyCreatedSource = DynastySourceOf<'DynastyCreated'>;
export type DynastyClosedSource = DynastySourceOf<'DynastyClosed'>;
export type RulesetPublishedSource = DynastySourceOf<'RulesetPublished'>;
export type ReadinessSetSource = DynastySourceOf<'ReadinessSet'>;
export type MaskWornSource = DynastySourceOf<'MaskWorn'>;
export type GameStartedSource = DynastySourceOf<'GameStarted'>;
export type CardPlayedSource = DynastySourceOf<'CardPlayed'>;
export type SfidaOfferedSource = DynastySourceOf<'SfidaOffered'>;
export type SfidaAnsweredSource = DynastySourceOf<'SfidaAnswered'>;
export type RealiUsedSource = DynastySourceOf<'RealiUsed'>;
export type MaskRevealedSource = DynastySourceOf<'MaskRevealed'>;
export type ClockWarnedSource = DynastySourceOf<'ClockWarned'>;
export type GameClosedSource = DynastySourceOf<'GameClosed'>;
export type GameEndedSource = DynastySourceOf<'GameEnded'>;
export type GameVoidedSource = DynastySourceOf<'GameVoided'>;
export type BookmakerDeclaredSource = DynastySourceOf<'BookmakerDeclared'>;
export type BetPlacedSource = DynastySourceOf<'BetPlaced'>;
export type BetsSettledSource = DynastySourceOf<'BetsSettled'>;
