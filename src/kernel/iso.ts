import type { Instant } from './instant';

/** An instant in ISO 8601, in UTC. The one place of the rules where `Date` is allowed: as a printer. */
export const isoOf = (at: Instant): string => new Date(at).toISOString();
