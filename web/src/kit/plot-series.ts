type Point = { readonly x: number; readonly y: number };
export type Series = {
  readonly id: string;
  readonly name: string;
  readonly points: readonly Point[];
  /** Told from the others by more than its stroke. */
  readonly mine: boolean;
};
