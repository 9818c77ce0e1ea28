import type { Draw } from '../kernel';

/** Dice thrown in the open: by which week's stream, with what the player added. */
export type Rolls = {
  readonly week: number;
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
};
