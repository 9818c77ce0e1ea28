import type { Brand } from './ids';

/** A moment in real time: whole milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;
/** A moment in a season's rules-time [ruling A4], in the same unit. */
export type RulesInstant = Brand<number, 'RulesInstant'>;

export const instant = (ms: number): Instant => ms as Instant;
export const rulesInstant = (ms: number): RulesInstant => ms as RulesInstant;

export const SECOND_MS = 1_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** An instant in ISO 8601, in UTC. The rules may use `Date` only here, for printing. */
export const isoOf = (at: Instant): string => new Date(at).toISOString();
