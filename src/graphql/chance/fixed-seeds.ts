import type { SeedBinding } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import { playerOf } from '../nodes/sources';
import type { PlayerSource } from '../nodes/sources';

/** A fixed client seed, with the snapshot that resolves its player. */
export type FixedClientSeedSource = {
  readonly snapshot: SeasonSnapshot;
  readonly fixed: SeedBinding['clientSeeds'][number];
};

export const fixedSeeds = (
  snapshot: SeasonSnapshot,
  clientSeeds: SeedBinding['clientSeeds'] | undefined,
): FixedClientSeedSource[] => (clientSeeds ?? []).map((fixed) => ({ snapshot, fixed }));

export const fixedClientSeed = {
  player: ({ snapshot, fixed }: FixedClientSeedSource): PlayerSource =>
    playerOf(snapshot, fixed.playerId),
  sha256: ({ fixed }: FixedClientSeedSource): string => fixed.sha256,
  fixedSeq: ({ fixed }: FixedClientSeedSource): number => fixed.fixedSeq,
};
