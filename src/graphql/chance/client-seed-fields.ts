import type { ClientSeedRow } from '../../kernel';
import type { SeasonState } from '../../season';
import type { PlayerResolvers } from '../generated/resolvers';
import type { PlayerSource } from '../nodes/sources';

/** What the player has fixed, if anything. */
function rowOf({ reading, row }: PlayerSource): ClientSeedRow | undefined {
  const state: SeasonState = reading.state;
  return state.get('clientSeeds', row.id);
}

export const clientSeedFields = {
  clientSeedSha256: (source) => rowOf(source)?.sha256 ?? null,
  clientSeed: (source) => rowOf(source)?.opened ?? null,
  nextClientSeedSha256: (source) => rowOf(source)?.nextSha256 ?? null,
} satisfies PlayerResolvers;
