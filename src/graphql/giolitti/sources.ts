import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { DynastyReading } from '../../engine';
import { gameView } from '../../dynasty';
import type { BetRow, Claimable, GameRow, PlayRow, ScoredTrick, SeatView } from '../../dynasty';
import type { Card, DynastyRuleset, Trick } from '../../rulesets';

/** What the types of a game of Giolitti are resolved from: codegen.yml names these as mappers. */
export type GameSource = {
  readonly type: 'GiolittiGame';
  readonly reading: DynastyReading;
  readonly row: GameRow;
};
export type BetSource = {
  readonly type: 'Bet';
  readonly reading: DynastyReading;
  readonly row: BetRow;
};
export type ParticipantSource = { readonly game: GameSource; readonly seat: SeatView };
export type PlaySource = { readonly game: GameSource; readonly play: PlayRow };
/** A card, and the ruleset that names it. */
export type CardSource = { readonly ruleset: DynastyRuleset; readonly card: Card };
export type TrickSource = { readonly trick: Trick; readonly active: boolean };
export type ClaimableTrickSource = {
  readonly ruleset: DynastyRuleset;
  readonly claimable: Claimable;
  readonly trick: ScoredTrick;
};
export type SfidaSource = {
  readonly reading: DynastyReading;
  readonly by: PlayerId;
  readonly to: PlayerId;
};
/** The Fine of a game that has ended. */
export type FineSource = { readonly game: GameSource };
export type DealtHandSource = {
  readonly game: GameSource;
  readonly playerId: PlayerId;
  readonly cards: readonly Card[];
};

export const gameSource = (reading: DynastyReading, row: GameRow): GameSource => ({
  type: 'GiolittiGame',
  reading,
  row,
});
/** The game that the caller knows to be there. */
export const gameOf = (reading: DynastyReading, id: string): GameSource =>
  gameSource(reading, required(reading.state.get('games', id), `the game ${id}`));

export const betSource = (reading: DynastyReading, row: BetRow): BetSource => ({
  type: 'Bet',
  reading,
  row,
});

export const participantsIn = (game: GameSource): ParticipantSource[] =>
  gameView(game.reading.state, game.row).seats.map((seat) => ({ game, seat }));

export const playsIn = (game: GameSource): PlaySource[] =>
  game.reading.state
    .by('plays', 'game', game.row.id)
    .sort((one, other) => one.number - other.number)
    .map((play) => ({ game, play }));
