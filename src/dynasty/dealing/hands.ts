/**
 * Only its player sees a hand until the Fine [ruling K1]. State and journal do not contain the
 * hand: the vault keeps it, and the event that ends the game publishes it.
 */
import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { GameRow, Hand } from '../model/rows';
import { participantsOf } from '../model/state';
import type { DynastyTurn } from '../model/types';
import type { GameId } from '../model/ids';

/** The vault key of a hand. */
export const handKey = (gameId: GameId, player: PlayerId): string => `hand:${gameId}:${player}`;

export const printHand = (cards: readonly Card[]): string => JSON.stringify(cards);

export const parseHand = (text: string): readonly Card[] => JSON.parse(text) as readonly Card[];

/** The hands of both participants, the starting player's first. */
export function openHands(turn: DynastyTurn, game: GameRow): readonly Hand[] {
  return participantsOf(game).map((playerId) => {
    const text = required(turn.vault.open(handKey(game.id, playerId)), `the hand of ${playerId}`);
    return { playerId, cards: parseHand(text) };
  });
}
