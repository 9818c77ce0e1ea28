import { z } from 'zod';
import { Code, Days, Name } from '../document/fields';
import { Majority } from './vote-formula';
import { CitedRule } from './cited-rule';

/** The way in which an office is filled. */
const FilledBy = z.discriminatedUnion('type', [
  /**
   * The candidate with votes from more than half of the players, or with the majority set by the
   * rules [ruling AC1].
   */
  z.strictObject({ type: z.literal('VOTE'), majority: Majority }),
  /** The player chosen by the host, or by another office's holder. */
  z.strictObject({ type: z.literal('HOST') }),
  z.strictObject({ type: z.literal('OFFICE'), office: Code }),
  /** The player drawn by the season's dice while the office has no holder [ruling Z5]. */
  z.strictObject({ type: z.literal('DICE') }),
]);

/** The holder's powers beside the powers over values and actions [rulings Z6, AE1]. */
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
  /** The length of a term in rules-days; null: until another player takes the office. */
  termDays: Days.nullable(),
  /**
   * The number of rules-days at the end of a term in which the holder can be chosen for the next;
   * default 7. At most half of the term counts.
   */
  renewalDays: Days.exactOptional(),
  filledBy: FilledBy,
  /** Default: none. */
  powers: z.array(Power).min(1).exactOptional(),
  /** The number of reminders to one player in a rules-day; default: one. */
  remindersPerDay: z.int().min(1).max(24).exactOptional(),
});

export type Office = z.infer<typeof Office>;

/** Default: none. */
export const Offices = z.array(Office).max(20).exactOptional();
