/** How long what a host says of a season may be, in characters. */
export const LONGEST_SEASON_NAME = 80;
export const LONGEST_DESCRIPTION = 1_000;
