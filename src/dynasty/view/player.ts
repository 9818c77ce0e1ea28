import type { AccountId, Instant, PlayerId } from '../../kernel';
import { isAvailable } from '../readiness/available';
import type { PlayerRow } from '../ground/rows';
import { pegsOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export type DynastyPlayerView = {
  readonly id: PlayerId;
  readonly name: string;
  readonly accountId: AccountId;
  readonly joinedAtMs: Instant;
  readonly leftAtMs: Instant | null;
  readonly pegs: number;
  readonly magistrelli: number;
  readonly wait: number;
  readonly ready: boolean;
  /** Ready, and in no game that was started on the same rules-day. */
  readonly available: boolean;
  readonly clientSeed: string | null;
  readonly mask: string | null;
};

export function playerView(
  state: DynastyState,
  { id, name, accountId, joinedAtMs, leftAtMs }: PlayerRow,
  now: Instant,
): DynastyPlayerView {
  const standing = standingOf(state, id);
  const { magistrelli, wait, ready, clientSeed, mask } = standing;
  const available = isAvailable({ state, now }, standing);
  const member = { id, name, accountId, joinedAtMs, leftAtMs };
  return {
    ...member,
    pegs: pegsOf(state, id),
    magistrelli,
    wait,
    ready,
    available,
    clientSeed,
    mask,
  };
}
