/** So far the clock of a rehearsal goes forward at once: sixty weeks. */
export const MOST_DAYS = 420;
