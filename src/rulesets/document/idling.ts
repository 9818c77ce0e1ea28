import { z } from 'zod';

/**
 * The rules for idle players [ruling L5]: rules-hours from going idle until a player may come back.
 * Earlier documents leave it out: they have no idling.
 */
export const Idling = z.strictObject({ backAfterHours: z.int().min(0).max(8_784) }).exactOptional();
