import { z } from 'zod';
import { Idling } from '../idling';

/**
 * Of those who leave and join again, each as the same player [ruling L5]. Earlier documents leave it
 * out: that is possible at once.
 */
export const DynastyMembership = z
  .strictObject({
    /** Rules-hours before one who left may join again; 0: at once. */
    rejoinAfterHours: z.int().min(0).max(8_784),
    idling: Idling,
  })
  .exactOptional();
