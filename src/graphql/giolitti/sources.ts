import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { gameView, playsIn } from '../../dynasty';
import type {
  BetRow,
  Claimable,
  ClaimableView,
  GameRow,
  PlayRow,
  PositionView,
  ScoredTrick,
  SeatView,
  MagistrelliChange,
  Movement,
  PegReason,
} from '../../dynasty';
import type { Card, DynastyRuleset, Trick } from '../../rulesets';
import type { SeasonSnapshot } from '../../engine';
import type { DynastySnapshot } from '../snapshots/by-game';

export type GiolittiGameSource = {
  readonly type: 'GiolittiGame';
  readonly snapshot: DynastySnapshot;
  readonly row: GameRow;
};
export type BetSource = {
  readonly type: 'Bet';
  readonly snapshot: DynastySnapshot;
  readonly row: BetRow;
};
export type ParticipantSource = { readonly game: GiolittiGameSource; readonly seat: SeatView };
export type PlaySource = { readonly game: GiolittiGameSource; readonly play: PlayRow };
export type GamePositionSource = {
  readonly game: GiolittiGameSource;
  readonly position: PositionView;
};
export type PositionSeatSource = {
  readonly game: GiolittiGameSource;
  readonly seat: PositionView['seats'][number];
};
/** A card, with the ruleset that names it. */
export type GiolittiCardSource = { readonly ruleset: DynastyRuleset; readonly card: Card };
/** The shuffle of this game's deck. */
export type DeckShuffleSource = GiolittiGameSource;
export type ActiveTrickSource = {
  readonly ruleset: DynastyRuleset;
  readonly trick: Trick;
  readonly active: boolean;
  readonly grandCanal: Card;
};
export type ClaimableTrickSource = {
  readonly ruleset: DynastyRuleset;
  readonly claimable: Claimable;
  readonly trick: ScoredTrick;
};
export type ClaimableCardSource = GiolittiCardSource & { readonly claimable: ClaimableView };
export type SfidaSource = {
  readonly snapshot: DynastySnapshot;
  readonly by: PlayerId;
  readonly to: PlayerId;
};
/** The Fine of a game that has ended. */
export type FineSource = { readonly game: GiolittiGameSource };
export type DealtHandSource = {
  readonly game: GiolittiGameSource;
  readonly playerId: PlayerId;
  readonly cards: readonly Card[];
};

export const gameSource = (snapshot: DynastySnapshot, row: GameRow): GiolittiGameSource => ({
  type: 'GiolittiGame',
  snapshot,
  row,
});
/** Throws if the game does not exist. */
export const gameOf = (snapshot: DynastySnapshot, id: GameRow['id']): GiolittiGameSource =>
  gameSource(snapshot, required(snapshot.state.get('games', id), `the game ${id}`));

export const betSource = (snapshot: DynastySnapshot, row: BetRow): BetSource => ({
  type: 'Bet',
  snapshot,
  row,
});

export const participantsIn = (game: GiolittiGameSource): ParticipantSource[] =>
  gameView(game.snapshot.state, game.row).seats.map((seat) => ({ game, seat }));

export const playSources = (game: GiolittiGameSource): PlaySource[] =>
  playsIn(game.snapshot.state, game.row).map((play) => ({ game, play }));

/* The parts of dynasty events. */

export type PegChangeSource = {
  readonly snapshot: DynastySnapshot;
  readonly playerId: PlayerId;
  /** Left out for bets. */
  readonly reason?: PegReason;
  readonly by: number;
};
export type MagistrelliChangeSource = MagistrelliChange & { readonly snapshot: SeasonSnapshot };
export type GameMovementSource = Movement & { readonly snapshot: DynastySnapshot };
