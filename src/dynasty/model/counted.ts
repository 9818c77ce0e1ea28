/** The maximum of Magistrelli and Moda: the most that a vote may set and clients can read [ruling V28]. */
export const MOST_COUNTED = 1_000_000_000;
