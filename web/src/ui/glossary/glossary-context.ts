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
 * The address of a season's rules. For a season other than the current one this is a round's
 * address, which works for any season.
 */
export function useRulesOf(season: string | null): string {
  const place = use(GlossaryContext);
  return place?.season === season ? place.rules : `/s/${season}/rules`;
}
