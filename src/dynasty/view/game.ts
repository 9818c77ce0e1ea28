/**
 * The public view of a game. It contains hands only after an event has published them [ruling K1].
 */
import { byOrdinal } from '../../kernel';
import type { AccountId, PlayerId } from '../../kernel';
import { isDynastyCard } from '../../rulesets';
import type { Card } from '../../rulesets';
import { handKey, parseHand } from '../dealing/hands';
import { betsOf } from '../gambling/bets';
import { juiceOf } from '../gambling/juice';
import { awaitedIn } from '../play/clock';
import { unlessNameable } from '../play/repeated-cards';
import { cardsPlayedBy, positionOf } from '../scoring/position-of';
import type { BetRow, GameRow } from '../model/rows';
import { claimable, pocketOf } from '../scoring';
import { dealtTo, hasArcanaGrandCanal, unmetOf } from './mask-effects';
import type { DealtTo } from './mask-effects';
import type { Claimable } from '../scoring';
import {
  environmentOf,
  isParticipant,
  participantsOf,
  playerOfAccount,
  seatOf,
} from '../model/state';
import type { DynastyState } from '../model/state';

export type SeatView = {
  readonly playerId: PlayerId;
  readonly mask: string | null;
  readonly revealed: readonly string[];
  readonly dealt: DealtTo;
  /** The mask effects that do not apply in this game, in the words of the rules. */
  readonly unmet: readonly string[];
  readonly score: number;
  /** The participant's plays, the oldest first. */
  readonly plays: readonly Card[];
  readonly pocket: readonly Card[];
  /** The hand; null while it is secret. */
  readonly hand: readonly Card[] | null;
};

export type GameView = {
  readonly game: GameRow;
  /** The seats, the starting player's first. */
  readonly seats: readonly SeatView[];
  readonly juice: number;
  readonly arcanaGrandCanal: boolean;
  /** The awaited player; null once the game is closed. */
  readonly awaitedId: PlayerId | null;
  readonly bets: readonly BetRow[];
};

export function gameView(state: DynastyState, game: GameRow): GameView {
  return {
    game,
    seats: participantsOf(game).map((player) => seatView(state, game, player)),
    juice: juiceOf(state, game),
    arcanaGrandCanal: hasArcanaGrandCanal(state, game),
    awaitedId: awaitedIn(game),
    bets: betsOf(state, game.id),
  };
}

function seatView(state: DynastyState, game: GameRow, playerId: PlayerId): SeatView {
  const seat = seatOf(state, game, playerId);
  const plays = cardsPlayedBy(state, game.id, playerId);
  return {
    playerId,
    mask: seat.mask,
    revealed: seat.revealed,
    dealt: dealtTo(state, game, seat),
    unmet: unmetOf(state, game, seat),
    score: seat.score,
    plays,
    pocket: isPlayed(game) ? lastPocket(state, game, plays) : [],
    hand: game.hands?.find((hand) => hand.playerId === playerId)?.cards ?? null,
  };
}

/** The pocket after the last of the plays. */
export const lastPocket = (
  state: DynastyState,
  game: GameRow,
  plays: readonly Card[],
): readonly Card[] => pocketOf(environmentOf(state, game), { plays }, game.grandCanal);

/** "A Player who is not currently a participant in a Game has an empty Pocket" [Tricks]. */
const isPlayed = ({ status }: GameRow): boolean => status === 'ACTIVE' || status === 'CLOSED';

/** The games of one participant, or all games, in the order of their starts. */
export function gamesOf(state: DynastyState, player: PlayerId | null = null): GameRow[] {
  const games =
    player === null
      ? state.all('games')
      : state.by('seats', 'player', player).map(({ gameId }) => state.need('games', gameId));
  return games.sort(byOrdinal);
}

/** The vault key of the account's own hand; null if the account is no participant. */
export function ownHandKey(
  state: DynastyState,
  game: GameRow,
  account: AccountId | null,
): string | null {
  if (account === null) return null;
  const own = state
    .by('players', 'account', account)
    .find((player) => isParticipant(game, player.id));
  return own === undefined ? null : handKey(game.id, own.id);
}

/** Reads a hand from its stored text. */
export const handView = (text: string): readonly Card[] => parseHand(text);

/** The possible score of a card. `nameable`: true if the card may be named. */
export type ClaimableView = Claimable & { readonly nameable: boolean };

/**
 * The account's possible claim by playing the card now, on either player's turn; empty for a card
 * that may not be named again. Null if the account has no seat, the card is not in the deck, the
 * game is closed, or the rules give no such help.
 */
export function claimableView(
  state: DynastyState,
  game: GameRow,
  account: AccountId | null,
  card: Card,
): ClaimableView | null {
  const player = account === null ? null : playerOfAccount(state, account);
  const ruleset = environmentOf(state, game);
  if (player === null || !isParticipant(game, player.id)) return null;
  if (!ruleset.claimHelp || game.status !== 'ACTIVE') return null;
  if (!isDynastyCard(ruleset.deck, card)) return null;
  if (unlessNameable(state, game, player, card) !== null) return NOTHING;
  return { ...claimable(ruleset, positionOf(state, game, player.id, [card])), nameable: true };
}

/** The claim of a card that may not be named again. */
const NOTHING: ClaimableView = { tricks: [], total: 0, stoppedByDeath: false, nameable: false };
