/** "What is in escrow counts for wealth, not for hands or bids" [ruling J3]. */
import type { ItemCode, PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import { sittingOf } from './seats';

/** The player's amount of an item on the table. */
export function wageredOf(state: RoundState, player: PlayerId, wagered: ItemCode): number {
  const sitting = sittingOf(state, player);
  if (sitting?.agreed !== true) return 0;
  return sitting.wager?.find(({ item }) => item === wagered)?.quantity ?? 0;
}
