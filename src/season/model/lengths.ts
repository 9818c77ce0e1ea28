/** The maximum lengths of a host's texts, in characters. */
export const LONGEST_SEASON_NAME = 80;
export const LONGEST_DESCRIPTION = 1_000;
