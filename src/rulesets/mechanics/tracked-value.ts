import { z } from 'zod';
import { Code, Name } from '../document/fields';
import { CitedRule } from './cited-rule';

const MOST_VALUES = 50;
/** Small enough that sums of whole numbers stay exact. */
const Bound = z.int().min(-1_000_000_000).max(1_000_000_000);
const LONGEST_TEXT_VALUE = 1_000;
export const TextValue = z
  .string()
  .max(LONGEST_TEXT_VALUE)
  .regex(
    /^(?:\n|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])*$/u,
    'expected text without control characters other than line ends',
  );

/** The players who may set a value by hand. */
const Setter = z.discriminatedUnion('type', [
  /** The value's own player; nobody for values of the season or of cards. */
  z.strictObject({ type: z.literal('OWNER') }),
  z.strictObject({ type: z.literal('ANY_PLAYER') }),
  /** The holder of this office. */
  z.strictObject({ type: z.literal('OFFICE'), office: Code }),
]);

const common = {
  value: Code,
  title: Name,
  rule: CitedRule,
  /** The owner of a value: each player, each card, or the season. */
  of: z.enum(['PLAYER', 'SEASON', 'CARD']),
  /** True if only the value's own player sees it. */
  secret: z.boolean(),
  setBy: z.array(Setter).max(10),
};

/** A tracked number, text or flag [ruling Z1]. */
const TrackedValue = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('NUMBER'),
    start: Bound,
    /** The lower limit; null for none. */
    least: Bound.nullable(),
    /** The upper limit; null for none. */
    most: Bound.nullable(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('TEXT'),
    start: TextValue,
    /** The maximum length in characters. */
    longest: z.int().min(1).max(LONGEST_TEXT_VALUE),
  }),
  z.strictObject({ ...common, type: z.literal('FLAG'), start: z.boolean() }),
]);

export type TrackedValue = z.infer<typeof TrackedValue>;
/** The part of a document that declares tracked values. */
export type Tracking = { readonly trackedValues?: readonly TrackedValue[] };

/** Default: none. */
export const TrackedValues = z.array(TrackedValue).max(MOST_VALUES).exactOptional();
