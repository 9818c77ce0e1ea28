import type { TrackedValue, Tracking } from './tracked-value';

/** The tracked values of a document. Earlier documents have none. */
export const trackedValuesOf = (ruleset: Tracking): readonly TrackedValue[] =>
  ruleset.trackedValues ?? [];

export const findTracked = (ruleset: Tracking, code: string): TrackedValue | null =>
  trackedValuesOf(ruleset).find(({ value }) => value === code) ?? null;
