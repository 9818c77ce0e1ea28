import { createContext, use } from 'react';

export type GlossaryPlace = {
  /** The season whose rules say what a word means. */
  readonly season: string;
  /** The address of its rules. */
  readonly rules: string;
};

/** Null where no season is shown: a word is a word there. */
export const GlossaryContext = createContext<GlossaryPlace | null>(null);

/** The address of a season's rules; that of a round, which finds those of any, where another season is shown. */
export function useRulesOf(season: string | null): string {
  const place = use(GlossaryContext);
  return place?.season === season ? place.rules : `/s/${season}/rules`;
}
