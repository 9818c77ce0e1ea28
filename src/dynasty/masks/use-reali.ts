/**
 * "Once per game, at any time during that Game, name a Trick that is not active in that Game and
 * then (if you meet that Trick's criteria) score for that Trick" [Masks, Reali]: outside a play, on
 * the pocket as it stands, also under a Sfida, and used up even if it scores nothing [ruling K11].
 */
import type { Asked } from '../command';
import type { UseReali } from './commands';
import type { RealiUsed } from './events';
import { unlessPlaying } from '../games';
import { positionOf } from '../position';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow, GameRow } from '../rows';
import { isStoppedByDeath, masksEnd, scoreTrick } from '../scoring';
import { environmentOf, seatId, seatOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { powersOf } from './powers';

export function useReali(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId, trick }: Asked<UseReali>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessPlaying(state, player, gameId, 'masks');
  if (refusal !== null) return refusal;
  const game = state.need('games', gameId);
  const ruleset = environmentOf(state, game);
  if (!ruleset.tricks.some((known) => known.trick === trick)) {
    return refuse('TRICK_UNKNOWN', 'tricks', { trick });
  }
  const powerless = unlessExtraTrick(state, game, player) ?? unlessInactive(game, trick);
  if (powerless !== null) return powerless;
  const position = positionOf(state, game, player.id);
  const points = scoreTrick(ruleset, position, trick)?.points ?? 0;
  const scored = isStoppedByDeath(ruleset, position) ? 0 : points;
  turn.emit({ type: 'RealiUsed', gameId, playerId: player.id, trick, scored });
  return null;
}

const unlessInactive = (game: GameRow, trick: string): DynastyRefusal | null =>
  game.tricks.includes(trick) ? refuse('TRICK_ACTIVE', 'masks', { trick }) : null;

/** The refusal of who has no such mask, or has done it. */
export function unlessExtraTrick(
  state: DynastyState,
  game: GameRow,
  player: PlayerRow,
): DynastyRefusal | null {
  const ruleset = environmentOf(state, game);
  if (masksEnd(ruleset, game.grandCanal)) return refuse('MASKS_WITHOUT_EFFECT', 'arcana');
  const seat = seatOf(state, game, player.id);
  const times = powersOf(ruleset, game, seat, 'INACTIVE_TRICK').reduce(
    (sum, effect) => sum + effect.times,
    0,
  );
  if (times === 0) return refuse('MASK_LACKS_POWER', 'masks');
  return seat.extraTricksUsed < times ? null : refuse('POWER_USED', 'masks', { times });
}

export function evolveRealiUsed(
  state: DynastyState,
  { event: { gameId, playerId, scored } }: DynastyStamped<RealiUsed>,
): void {
  const seat = state.need('seats', seatId(gameId, playerId));
  const { score, extraTricksUsed } = seat;
  state.put('seats', { ...seat, score: score + scored, extraTricksUsed: extraTricksUsed + 1 });
}
