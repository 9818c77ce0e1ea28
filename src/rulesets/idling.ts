import { z } from 'zod';

/**
 * Of idle players [ruling L5]: rules-hours from going idle until one may come back. Earlier documents
 * leave it out: nobody goes idle.
 */
export const Idling = z.strictObject({ backAfterHours: z.int().min(0).max(8_784) }).exactOptional();
