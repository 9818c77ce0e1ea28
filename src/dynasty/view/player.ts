import type { Instant } from '../../kernel';
import { memberView } from '../../season';
import type { MemberView } from '../../season';
import { isAvailable } from '../readiness/available-players';
import type { PlayerRow } from '../model/rows';
import { pegsOf, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';

export type DynastyPlayerView = MemberView & {
  readonly pegs: number;
  readonly magistrelli: number;
  readonly wait: number;
  readonly ready: boolean;
  /** True if the player is ready, owes no client seed and has started no game on this rules-day. */
  readonly available: boolean;
  readonly clientSeed: string | null;
  readonly mask: string | null;
};

export function playerView(
  state: DynastyState,
  player: PlayerRow,
  now: Instant,
): DynastyPlayerView {
  const standing = standingOf(state, player.id);
  const { magistrelli, wait, ready, clientSeed, mask } = standing;
  const available = isAvailable({ state, now }, standing);
  return {
    ...memberView(player),
    pegs: pegsOf(state, player.id),
    magistrelli,
    wait,
    ready,
    available,
    clientSeed,
    mask,
  };
}
