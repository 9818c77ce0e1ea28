/**
 * "A comment … that names exactly one Card" [Play]: each card once, but Arlecchino may play one a
 * second time if it is not Arcana [ruling K5].
 */
import { isArcana } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import { powersOf } from '../masks/powers';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { cardsPlayedBy } from '../scoring/position-of';
import { environmentOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';

const sameAs =
  (card: Card) =>
  ({ rank, suit }: Card): boolean =>
    rank === card.rank && suit === card.suit;

export const timesNamed = (
  state: DynastyState,
  { id }: GameRow,
  player: PlayerRow,
  card: Card,
): number => cardsPlayedBy(state, id, player.id).filter(sameAs(card)).length;

/** Refuses a card that the player has named and may not name again. */
export function unlessNameable(
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
