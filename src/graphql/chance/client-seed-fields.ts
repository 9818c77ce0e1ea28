import type { ClientSeedRow, SeedBinding } from '../../kernel';
import type { Reading } from '../../engine';
import type { PlayerResolvers } from '../generated/resolvers';
import { playerOf } from '../sources';
import type { PlayerSource } from '../sources';

/** A fixed client seed with the reading that its player is resolved against. */
export type FixedSeedSource = {
  readonly reading: Reading;
  readonly fixed: SeedBinding['clientSeeds'][number];
};

export const fixedSeeds = (
  reading: Reading,
  clientSeeds: SeedBinding['clientSeeds'] | undefined,
): FixedSeedSource[] => (clientSeeds ?? []).map((fixed) => ({ reading, fixed }));

/** What the player has fixed, if anything. */
const rowOf = ({ reading, row }: PlayerSource): ClientSeedRow | undefined =>
  reading.kind === 'ROUND'
    ? reading.state.get('clientSeeds', row.id)
    : reading.state.get('clientSeeds', row.id);

export const clientSeedFields = {
  clientSeedSha256: (source) => rowOf(source)?.sha256 ?? null,
  clientSeed: (source) => rowOf(source)?.opened ?? null,
  nextClientSeedSha256: (source) => rowOf(source)?.nextSha256 ?? null,
} satisfies PlayerResolvers;

export const fixedClientSeed = {
  player: ({ reading, fixed }: FixedSeedSource): PlayerSource => playerOf(reading, fixed.playerId),
  sha256: ({ fixed }: FixedSeedSource): string => fixed.sha256,
  fixedSeq: ({ fixed }: FixedSeedSource): number => fixed.fixedSeq,
};
