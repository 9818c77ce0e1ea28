import { gamesOf, playerView, recordIn } from '../../dynasty';
import type { DynastyPlayerView } from '../../dynasty';
import { isDynasty } from '../snapshots/by-game';
import type { PlayerResolvers } from '../generated/resolvers';
import type { PlayerSource } from '../nodes/sources';
import { maskIn } from '../masks/sources';

/** Null for a round's player and for a player who has left. */
function standing<T>(
  { snapshot, row }: PlayerSource,
  take: (view: DynastyPlayerView) => T,
): T | null {
  if (!isDynasty(snapshot) || row.leftAtMs !== null) return null;
  return take(playerView(snapshot.state, row, snapshot.now));
}

/** The fields that only a dynasty's players have. */
export const dynastyPlayerFields = {
  pegs: (source) => standing(source, ({ pegs }) => pegs),
  magistrelli: (source) => standing(source, ({ magistrelli }) => magistrelli),
  wait: (source) => standing(source, ({ wait }) => wait),
  readiness: (source) => standing(source, ({ ready }) => ready),
  available: (source) => standing(source, ({ available }) => available),
  mask: (source) =>
    standing(source, ({ mask }) =>
      isDynasty(source.snapshot) && mask !== null ? maskIn(source.snapshot, mask) : null,
    ),
  record: ({ snapshot, row }) =>
    isDynasty(snapshot) ? recordIn(gamesOf(snapshot.state, row.id), row.id) : null,
} satisfies PlayerResolvers;
