/** The most that Magistrelli and Moda come to: as much as a vote may set, and as clients can read [ruling V28]. */
export const MOST_COUNTED = 1_000_000_000;
