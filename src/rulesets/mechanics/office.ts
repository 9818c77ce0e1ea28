import { z } from 'zod';
import { Code, Days, Name } from '../document/fields';
import { Majority } from './vote-formula';
import { CitedRule } from './cited-rule';

/** The way in which it is filled. */
const FilledBy = z.discriminatedUnion('type', [
  /**
   * The candidate with votes from more than half of the players, or from the majority of the rules
   * [ruling AC1].
   */
  z.strictObject({ type: z.literal('VOTE'), majority: Majority }),
  /** The choice of the host, or of that office's holder. */
  z.strictObject({ type: z.literal('HOST') }),
  z.strictObject({ type: z.literal('OFFICE'), office: Code }),
  /** The dice of the season, while it has no holder [ruling Z5]. */
  z.strictObject({ type: z.literal('DICE') }),
]);

/** The holder's powers beside those over values and actions [rulings Z6, AE1]. */
const Power = z.enum(['CORRECT', 'VOID', 'REMIND', 'VETO']);
export type OfficePower = z.infer<typeof Power>;

/**
 * An office, held by one player at a time [ruling Z4]. Values and actions can give its holder
 * further powers.
 */
const Office = z.strictObject({
  office: Code,
  title: Name,
  rule: CitedRule,
  /** In rules-days; null: until somebody else holds it. */
  termDays: Days.nullable(),
  /**
   * In the last rules-days of a term its holder can be chosen for the next; left out: 7; at most
   * half of the term.
   */
  renewalDays: Days.exactOptional(),
  filledBy: FilledBy,
  /** Left out: none. */
  powers: z.array(Power).min(1).exactOptional(),
  /** The number of reminders to one player in a rules-day; left out: one. */
  remindersPerDay: z.int().min(1).max(24).exactOptional(),
});

export type Office = z.infer<typeof Office>;

/** Left out: none. */
export const Offices = z.array(Office).max(20).exactOptional();
