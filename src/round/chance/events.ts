import type { Draw } from '../../kernel';

/** Dice thrown in the open: by which week's stream, with what the players added. */
export type Rolls = {
  readonly week: number;
  /** The throw's own stream; absent where the week has only one, as earlier weeks had. */
  readonly stream?: string;
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
};
