import { z } from 'zod';
import { Code, Name } from '../fields';
import { CitedRule } from './cited-rule';

const MOST_VALUES = 50;
/** Far enough from where sums of whole numbers would no longer be exact. */
const Bound = z.int().min(-1_000_000_000).max(1_000_000_000);
const LONGEST_TEXT_VALUE = 1_000;
export const TextValue = z
  .string()
  .max(LONGEST_TEXT_VALUE)
  .regex(/^(?:\n|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])*$/u, 'expected words');

/** Who may set a value by hand. */
const Setter = z.discriminatedUnion('type', [
  /** The player whose it is; of a season's or a card's value, nobody. */
  z.strictObject({ type: z.literal('OWNER') }),
  z.strictObject({ type: z.literal('ANY_PLAYER') }),
  /** Whoever holds that office. */
  z.strictObject({ type: z.literal('OFFICE'), office: Code }),
]);

const common = {
  value: Code,
  title: Name,
  rule: CitedRule,
  /** Whether each player has one, each card has one, or the season as a whole. */
  of: z.enum(['PLAYER', 'SEASON', 'CARD']),
  /** Whether only the player whose it is sees it. */
  secret: z.boolean(),
  setBy: z.array(Setter).max(10),
};

/** What the rules keep account of: a number, a text or a flag [ruling Z1]. */
const TrackedValue = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('NUMBER'),
    start: Bound,
    /** null: as small as numbers go. */
    least: Bound.nullable(),
    /** null: as large as numbers go. */
    most: Bound.nullable(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('TEXT'),
    start: TextValue,
    /** In characters. */
    longest: z.int().min(1).max(LONGEST_TEXT_VALUE),
  }),
  z.strictObject({ ...common, type: z.literal('FLAG'), start: z.boolean() }),
]);

export type TrackedValue = z.infer<typeof TrackedValue>;
/** A document, as far as it says what is tracked. */
export type Tracking = { readonly trackedValues?: readonly TrackedValue[] };

/** Left out: none. */
export const TrackedValues = z.array(TrackedValue).max(MOST_VALUES).exactOptional();
