import { createContext, use } from 'react';

export type GlossarySeason = {
  /** The season whose rules define the word. */
  readonly season: string;
  /** The address of its rules. */
  readonly rules: string;
};

/** Null outside seasons: there words are plain text. */
export const GlossaryContext = createContext<GlossarySeason | null>(null);

/**
 * The address of a season's rules. The address of a round works for any season, so it serves where
 * another season is on show.
 */
export function useRulesOf(season: string | null): string {
  const place = use(GlossaryContext);
  return place?.season === season ? place.rules : `/s/${season}/rules`;
}
