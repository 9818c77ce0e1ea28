import type { SeedBinding } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import { playerOf } from '../nodes/sources';
import type { PlayerSource } from '../nodes/sources';

/** A fixed client seed with the reading that its player is resolved against. */
export type FixedClientSeedSource = {
  readonly reading: SeasonSnapshot;
  readonly fixed: SeedBinding['clientSeeds'][number];
};

export const fixedSeeds = (
  reading: SeasonSnapshot,
  clientSeeds: SeedBinding['clientSeeds'] | undefined,
): FixedClientSeedSource[] => (clientSeeds ?? []).map((fixed) => ({ reading, fixed }));

export const fixedClientSeed = {
  player: ({ reading, fixed }: FixedClientSeedSource): PlayerSource =>
    playerOf(reading, fixed.playerId),
  sha256: ({ fixed }: FixedClientSeedSource): string => fixed.sha256,
  fixedSeq: ({ fixed }: FixedClientSeedSource): number => fixed.fixedSeq,
};
