/**
 * "Once per game, at any time during that Game provided that no Sfida has been declared or
 * accepted", Morante reveals another mask and has its effect for the remainder of the game [Masks,
 * Morante]. Start-of-game effects and Moda look at Morante only [ruling K11].
 */
import type { Asked } from '../command';
import type { RevealMask } from './commands';
import type { MaskRevealed } from './events';
import { unlessPlaying } from '../games';
import { wornBy } from '../position';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow, GameRow } from '../rows';
import { masksEnd } from '../scoring';
import { environmentOf, seatId, seatOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { hasMask, powersOf } from './powers';

export function revealMask(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId, mask }: Asked<RevealMask>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessPlaying(state, player, gameId, 'masks');
  if (refusal !== null) return refusal;
  const game = state.need('games', gameId);
  if (!hasMask(environmentOf(state, game), mask)) return refuse('MASK_UNKNOWN', 'masks', { mask });
  const powerless = unlessMayReveal(state, game, player);
  if (powerless !== null) return powerless;
  if (wornBy(seatOf(state, game, player.id)).includes(mask)) {
    return refuse('SAME_MASK', 'masks', { mask });
  }
  turn.emit({ type: 'MaskRevealed', gameId, playerId: player.id, mask });
  return null;
}

/** The refusal of who has no such mask, has done it, or cannot do it any more. */
export function unlessMayReveal(
  state: DynastyState,
  game: GameRow,
  player: PlayerRow,
): DynastyRefusal | null {
  const ruleset = environmentOf(state, game);
  if (masksEnd(ruleset, game.grandCanal)) return refuse('MASKS_WITHOUT_EFFECT', 'arcana');
  const seat = seatOf(state, game, player.id);
  const times = powersOf(ruleset, game, seat, 'REVEAL_MASK').reduce(
    (sum, effect) => sum + effect.times,
    0,
  );
  if (times === 0) return refuse('MASK_LACKS_POWER', 'masks');
  if (seat.revealed.length >= times) return refuse('POWER_USED', 'masks', { times });
  return game.lastSfidaBy === null ? null : refuse('SFIDA_DECLARED', 'masks');
}

export function evolveMaskRevealed(
  state: DynastyState,
  { event: { gameId, playerId, mask } }: DynastyStamped<MaskRevealed>,
): void {
  const seat = state.need('seats', seatId(gameId, playerId));
  state.put('seats', { ...seat, revealed: [...seat.revealed, mask] });
}
