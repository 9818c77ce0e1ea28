import { createContext, use } from 'react';

export type GlossarySeason = {
  /** The season whose rules define the words. */
  readonly season: string;
  /** The address of the season's rules. */
  readonly rules: string;
};

/** Null outside seasons, where words are plain text. */
export const GlossaryContext = createContext<GlossarySeason | null>(null);

/**
 * The address of a season's rules. The address of a round serves for any season other than the
 * current one.
 */
export function useRulesOf(season: string | null): string {
  const place = use(GlossaryContext);
  return place?.season === season ? place.rules : `/s/${season}/rules`;
}
