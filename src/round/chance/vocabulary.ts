import type { Draw } from '../../kernel';

/** Public dice: the week of their stream, and the players' additions. */
export type Rolls = {
  readonly week: number;
  /** The throw's own stream; absent in earlier weeks, which had one stream. */
  readonly stream?: string;
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
};
