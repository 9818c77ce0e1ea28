/** "What is in escrow counts for wealth, not for hands or bids" [ruling J3]. */
import type { PlayerId } from '../../kernel';
import { rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import { sittingOf } from './seats';

/** The chips that the player has on the table. */
export function chipsWagered(state: RoundState, player: PlayerId): number {
  const sitting = sittingOf(state, player);
  if (sitting?.agreed !== true) return 0;
  const { currency } = rulesetOf(state);
  return sitting.wager?.find(({ item }) => item === currency)?.quantity ?? 0;
}
