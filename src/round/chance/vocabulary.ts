import type { Draw } from '../../kernel';

/** Public dice: their week, client seeds and draws. */
export type Rolls = {
  readonly week: number;
  /** The throw's own stream; absent in older weeks, which had a single stream. */
  readonly stream?: string;
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
};
