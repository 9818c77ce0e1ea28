/** Senatorial [Scoring]: "at least one Knight, one Bishop, and one Rook". */
import type { Face } from './faces';

export function hasRanks(
  faces: readonly Face[],
  ranks: readonly string[],
  value: number,
): number | null {
  return ranks.every((rank) => faces.some((face) => face.rank === rank)) ? value : null;
}
