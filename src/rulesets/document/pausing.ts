/** The maximum length of a pause by vote [ruling AA5]. */
import { z } from 'zod';

const USUAL_MOST_DAYS = 28;

/** Left out: up to four weeks. */
export const Pausing = z
  .strictObject({
    /** The maximum rules-days of one pause; 0: no pauses. */
    mostDays: z.int().min(0).max(366),
  })
  .exactOptional();

export const mostPauseDays = ({ pausing }: { readonly pausing?: { mostDays: number } }): number =>
  pausing?.mostDays ?? USUAL_MOST_DAYS;
