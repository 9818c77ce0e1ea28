/**
 * "A comment … that names exactly one Card and an amount of Score claimed" [Play]. Any card of the
 * deck may be named, held or not; a claim above what can be scored adds nothing, and the play
 * stands. A card is named once, save for Arlecchino's second play of one that is not Arcana [ruling
 * K5].
 */
import { required } from '../../kernel';
import type { Card, DynastyRuleset } from '../../rulesets';
import { isArcana, isDynastyCard } from '../../rulesets';
import type { Asked, PlayCard } from '../command';
import type { CardPlayed } from '../event';
import { powersOf } from '../masks/powers';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow, GameRow } from '../rows';
import { claimable } from '../scoring';
import { environmentOf, opponentOf, patchGame, seatId, seatOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { clockFrom } from './clock';
import { unlessPlaying } from './games';
import { cardsPlayedBy, positionOf } from './position';

export function playCard(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId, card: { rank, suit }, claim }: Asked<PlayCard>,
): DynastyRefusal | null {
  const { state } = turn;
  const card: Card = { rank, suit };
  const refusal = unlessPlaying(state, player, gameId, 'play');
  if (refusal !== null) return refusal;
  const game = state.need('games', gameId);
  const ruleset = environmentOf(state, game);
  if (!isDynastyCard(ruleset.deck, card)) return refuse('CARD_UNKNOWN', 'deck', { ...card });
  if (!Number.isSafeInteger(claim) || claim < 0) {
    return refuse('AMOUNT_NOT_NATURAL', 'play', { field: 'claim', amount: claim, least: 0 });
  }
  const early = unlessTurn(game, player) ?? unlessNameable(state, game, player, card);
  if (early !== null) return early;
  const { total } = claimable(ruleset, positionOf(state, game, player.id, [card]));
  turn.emit({
    type: 'CardPlayed',
    gameId,
    playerId: player.id,
    number: state.countBy('plays', 'game', gameId) + 1,
    card,
    claim,
    scored: claim > total ? 0 : claim,
    again: timesNamed(state, game, player, card) > 0,
  });
  if (state.countBy('plays', 'game', gameId) >= 2 * ruleset.playsPerParticipant) {
    turn.emit({ type: 'GameClosed', gameId, closing: 'PLAYED', resignedId: null });
  }
  return null;
}

function unlessTurn(game: GameRow, player: PlayerRow): DynastyRefusal | null {
  const turnOf = required(game.turnOf, 'whose turn it is in a game that is played');
  if (turnOf !== player.id) return refuse('NOT_YOUR_TURN', 'play', { playerId: turnOf });
  return game.sfidaBy === null ? null : refuse('SFIDA_PENDING', 'play', { playerId: game.sfidaBy });
}

const sameAs =
  (card: Card) =>
  ({ rank, suit }: Card): boolean =>
    rank === card.rank && suit === card.suit;

const timesNamed = (state: DynastyState, { id }: GameRow, player: PlayerRow, card: Card): number =>
  cardsPlayedBy(state, id, player.id).filter(sameAs(card)).length;

/** The refusal of a card that the player has named, and may not name again. */
function unlessNameable(
  state: DynastyState,
  game: GameRow,
  player: PlayerRow,
  card: Card,
): DynastyRefusal | null {
  const named = timesNamed(state, game, player, card);
  if (named === 0) return null;
  const ruleset = environmentOf(state, game);
  const left = secondPlaysLeft(state, ruleset, game, player);
  if (named === 1 && left > 0 && !isArcana(ruleset.deck, card)) return null;
  return refuse('CARD_ALREADY_PLAYED', 'play', { ...card });
}

function secondPlaysLeft(
  state: DynastyState,
  ruleset: DynastyRuleset,
  game: GameRow,
  player: PlayerRow,
): number {
  const seat = seatOf(state, game, player.id);
  const powers = powersOf(ruleset, game, seat, 'SECOND_PLAY');
  return powers.reduce((sum, { cards }) => sum + cards, 0) - seat.secondPlaysUsed;
}

export function evolveCardPlayed(
  state: DynastyState,
  { atMs, event }: DynastyStamped<CardPlayed>,
): void {
  const { gameId, playerId, number, card, claim, scored, again } = event;
  const id = `${gameId}:${String(number)}`;
  state.put('plays', { id, gameId, number, playerId, card, claim, scored, playedAtMs: atMs });
  const seat = state.need('seats', seatId(gameId, playerId));
  const secondPlaysUsed = seat.secondPlaysUsed + (again ? 1 : 0);
  state.put('seats', { ...seat, score: seat.score + scored, secondPlaysUsed });
  const game = state.need('games', gameId);
  patchGame(state, gameId, {
    turnOf: opponentOf(game, playerId),
    turnSinceMs: atMs,
    ...clockFrom(state, environmentOf(state, game), atMs),
  });
}
