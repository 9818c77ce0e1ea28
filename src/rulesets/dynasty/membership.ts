import { z } from 'zod';
import { Idling } from '../document/idling';

/**
 * The rules for players who leave and join again, each as the same player [ruling L5]. Earlier
 * documents leave it out: they can rejoin at once.
 */
export const DynastyMembership = z
  .strictObject({
    /** Rules-hours before a player who left may join again; 0: at once. */
    rejoinAfterHours: z.int().min(0).max(8_784),
    idling: Idling,
  })
  .exactOptional();
