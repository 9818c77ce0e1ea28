/**
 * "A comment … that names exactly one Card and an amount of Score claimed" [Play]. Any card of the
 * deck may be named, in the hand or not. A claim above the possible score adds nothing, but the
 * play remains valid [ruling K5].
 */
import { required } from '../../kernel';
import { dynastyCardName, isDynastyCard } from '../../rulesets';
import type { Card } from '../../rulesets';
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame, opponent, unlessPlaying } from '../model/games';
import { positionOf } from '../scoring/position-of';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { claimable } from '../scoring';
import { takenText, takenWords } from '../scoring/scored-tricks';
import { environmentOf, opponentOf, patchGame, seatId } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf } from '../model/wording';
import type { GameId } from '../model/ids';
import { awaitedIn, clockFrom } from './clock';
import { closePlayed } from './close-game';
import type { PlayCard, CardPlayed } from './vocabulary';
import { timesNamed, unlessNameable } from './repeated-cards';

export const playCard = byPlayer<PlayCard, 'gameId'>({
  rule: 'play',
  refuses: ({ state }, player, { gameId, card, claim }) =>
    unlessPlaying(state, player, gameId, 'play') ??
    unlessInDeck(state, gameId, card) ??
    unlessPoints(claim) ??
    unlessTurn(state.need('games', gameId), player),
  offers: ({ state }, { id }) =>
    activeGames(state).map((game) => ({
      description: 'Name a card and claim its score.',
      known: { gameId: game.id },
      untilMs: game.deadlineMs,
      waits:
        game.sfidaBy === null && awaitedIn(game) === id
          ? { kind: 'TURN', sinceMs: game.turnSinceMs }
          : null,
    })),
  decide: (turn, player, { gameId, card: { rank, suit }, claim }) => {
    const { state } = turn;
    const card: Card = { rank, suit };
    const game = state.need('games', gameId);
    const ruleset = environmentOf(state, game);
    const refusal = unlessNameable(state, game, player, card);
    if (refusal !== null) return refusal;
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
    if (isPlayedOut(state, gameId)) closePlayed(turn, gameId);
    return null;
  },
  made: itsGame,
});

function unlessInDeck(
  state: DynastyState,
  gameId: GameId,
  card: Card | undefined,
): DynastyRefusal | null {
  const { deck } = environmentOf(state, state.need('games', gameId));
  return card === undefined || isDynastyCard(deck, card)
    ? null
    : refuse('CARD_UNKNOWN', 'deck', { rank: card.rank, suit: card.suit });
}

const unlessPoints = (claim = 0): DynastyRefusal | null =>
  Number.isSafeInteger(claim) && claim >= 0
    ? null
    : refuse('AMOUNT_NOT_NATURAL', 'play', { field: 'claim', amount: claim, least: 0 });

function unlessTurn(game: GameRow, player: PlayerRow): DynastyRefusal | null {
  const turnOf = required(game.turnOf, 'whose turn it is in a game that is played');
  if (turnOf !== player.id) return refuse('NOT_YOUR_TURN', 'play', { playerId: turnOf });
  return game.sfidaBy === null ? null : refuse('SFIDA_PENDING', 'play', { playerId: game.sfidaBy });
}

/** True if all plays of the game are made. */
function isPlayedOut(state: DynastyState, gameId: GameId): boolean {
  const { playsPerParticipant } = environmentOf(state, state.need('games', gameId));
  return state.countBy('plays', 'game', gameId) >= 2 * playsPerParticipant;
}

export const cardPlayed: DynastyEventRecord<CardPlayed> = {
  evolve: (state, { atMs, event }) => {
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
  },
  facts: (state, event) => {
    const { gameId, playerId, card, claim, scored } = event;
    const { deck } = environmentOf(state, state.need('games', gameId));
    const played = { player: nameOf(state, playerId), card: dynastyCardName(deck, card) };
    if (claim === 0) return { ...played, told: 'NOTHING' };
    return claim === scored
      ? { ...played, told: 'SCORED', scored, tricks: takenWords(state, event) }
      : { ...played, told: 'CLAIMED', claim, scored };
  },
  text: (state, event) => {
    const { gameId, playerId, card, claim, scored } = event;
    const { deck } = environmentOf(state, state.need('games', gameId));
    const played = `${nameOf(state, playerId)} played the ${dynastyCardName(deck, card)}`;
    if (claim === 0) return `${played}.`;
    return claim === scored
      ? `${played} and scored ${scored}${takenText(state, event)}.`
      : `${played}, claimed ${claim} and scored ${scored}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'YOUR_TURN',
  /** The game's close announces the last play. */
  concerns: (event, state) => (isPlayedOut(state, event.gameId) ? [] : opponent(event, state)),
};
