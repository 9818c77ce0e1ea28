import { z } from 'zod';
import { Code, codeOf, Name, part, whole } from '../document/fields';
import { CitedRule } from './cited-rule';

const MOST_VALUES = 50;
/** Small enough that sums of whole numbers stay exact. */
const Bound = whole(-1_000_000_000, 1_000_000_000);
const LONGEST_TEXT_VALUE = 1_000;
export const TextValue = z
  .string()
  .max(LONGEST_TEXT_VALUE)
  .regex(
    /^(?:\n|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])*$/u,
    'expected text without control characters other than line ends',
  );

const Setter = z.discriminatedUnion('type', [
  part('The value’s own player; nobody for values of the season or of cards.', {
    type: z.literal('OWNER'),
  }),
  part('Any player.', { type: z.literal('ANY_PLAYER') }),
  part('The holder of an office.', {
    type: z.literal('OFFICE'),
    office: codeOf('OFFICE').describe('The office.'),
  }),
]);

const common = {
  value: Code.describe('The value’s code.'),
  title: Name,
  rule: CitedRule,
  of: z
    .enum(['PLAYER', 'SEASON', 'CARD'])
    .describe('The owner of the value: each player, each card, or the season.'),
  secret: z.boolean().describe('True if only the value’s own player sees it.'),
  setBy: z.array(Setter).max(10).describe('The players who may set the value by hand.'),
};
const START = 'The content at the start.';

const TrackedValue = z
  .discriminatedUnion('type', [
    part('A whole number.', {
      ...common,
      type: z.literal('NUMBER'),
      start: Bound.describe(START),
      least: Bound.nullable().describe('The lower limit; null for none.'),
      most: Bound.nullable().describe('The upper limit; null for none.'),
    }),
    part('A text.', {
      ...common,
      type: z.literal('TEXT'),
      start: TextValue.describe(START),
      longest: whole(1, LONGEST_TEXT_VALUE).describe('The maximum length in characters.'),
    }),
    part('Yes or no.', {
      ...common,
      type: z.literal('FLAG'),
      start: z.boolean().describe(START),
    }),
  ])
  .meta({
    title: 'Tracked value',
    description:
      'A number, text or flag of each player, of each card or of the season, which the server keeps [ruling Z1].',
    examples: [
      {
        ...{ value: 'PIETY', title: 'Piety', of: 'PLAYER', secret: false, setBy: [] },
        ...{ type: 'NUMBER', start: 0, least: 0, most: 10 },
      },
      {
        ...{
          value: 'HERALDRY',
          title: 'Heraldry',
          of: 'PLAYER',
          secret: false,
          setBy: [{ type: 'OWNER' }],
        },
        ...{ type: 'TEXT', start: '', longest: 40 },
      },
      {
        ...{ value: 'SWORN', title: 'Sworn', rule: 'duck-feast', of: 'PLAYER', secret: false },
        ...{ setBy: [{ type: 'OFFICE', office: 'HERALD' }], type: 'FLAG', start: false },
      },
    ],
  });

export type TrackedValue = z.infer<typeof TrackedValue>;
/** The part of a document that declares tracked values. */
export type Tracking = { readonly trackedValues?: readonly TrackedValue[] };

export const TrackedValues = z
  .array(TrackedValue)
  .max(MOST_VALUES)
  .exactOptional()
  .describe('The tracked values besides items; default: none.');
