/** "A Player may wear, change, or remove their Mask at any time" [Masks]; games look at their start. */
import type { Asked } from '../command';
import type { WearMask } from './commands';
import type { MaskWorn } from './events';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow } from '../rows';
import { patchStanding, rulesetOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { hasMask } from './powers';

export function wearMask(
  turn: DynastyTurn,
  player: PlayerRow,
  { mask }: Asked<WearMask>,
): DynastyRefusal | null {
  if (mask !== null && !hasMask(rulesetOf(turn.state), mask)) {
    return refuse('MASK_UNKNOWN', 'masks', { mask });
  }
  turn.emit({ type: 'MaskWorn', playerId: player.id, mask });
  return null;
}

export function evolveMaskWorn(
  state: DynastyState,
  { event: { playerId, mask } }: DynastyStamped<MaskWorn>,
): void {
  patchStanding(state, playerId, { mask });
}
