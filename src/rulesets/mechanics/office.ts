import { z } from 'zod';
import { Code, Days, Name } from '../fields';
import { Majority } from '../vote-formula';
import { CitedRule } from './cited-rule';

/** How somebody comes to hold it. */
const FilledBy = z.discriminatedUnion('type', [
  /** Whom more than half of the players vote for, or as many as the majority says [ruling AC1]. */
  z.strictObject({ type: z.literal('VOTE'), majority: Majority }),
  /** By the host, or by whoever holds that office. */
  z.strictObject({ type: z.literal('HOST') }),
  z.strictObject({ type: z.literal('OFFICE'), office: Code }),
  /** By the dice of the season, whenever nobody holds it [ruling Z5]. */
  z.strictObject({ type: z.literal('DICE') }),
]);

/** What its holder may do beside what values and actions say [rulings Z6, AE1]. */
const Power = z.enum(['CORRECT', 'VOID', 'REMIND', 'VETO']);
export type OfficePower = z.infer<typeof Power>;

/** Something that one player at a time is [ruling Z4]. What the holder may do, values and actions say, too. */
const Office = z.strictObject({
  office: Code,
  title: Name,
  rule: CitedRule,
  /** In rules-days; null: until somebody else holds it. */
  termDays: Days.nullable(),
  /** In the last rules-days of a term its holder can be chosen for the next; left out: 7; half of it at most. */
  renewalDays: Days.exactOptional(),
  filledBy: FilledBy,
  /** Left out: none. */
  powers: z.array(Power).min(1).exactOptional(),
  /** How often it may remind one player in a rules-day; left out: once. */
  remindersPerDay: z.int().min(1).max(24).exactOptional(),
});

export type Office = z.infer<typeof Office>;

/** Left out: none. */
export const Offices = z.array(Office).max(20).exactOptional();
