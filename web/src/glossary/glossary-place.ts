import { createContext } from 'react';

export type GlossaryPlace = {
  /** The season whose rules say what a word means. */
  readonly season: string;
  /** The address of its rules. */
  readonly rules: string;
};

/** Null where no season is shown: a word is a word there. */
export const GlossaryContext = createContext<GlossaryPlace | null>(null);
