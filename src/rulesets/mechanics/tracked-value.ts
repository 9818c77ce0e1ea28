import { z } from 'zod';
import { chosen, Code, codeOf, named, part, whole } from '../document/fields';
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
    type: chosen('OWNER', 'its player', '…'),
  }),
  part('Any player.', { type: chosen('ANY_PLAYER', 'any player') }),
  part('The holder of an office.', {
    type: chosen('OFFICE', 'the holder of'),
    office: codeOf('OFFICE').meta({ description: 'The office.', says: '…' }),
  }),
]);

const common = {
  value: Code.describe('The value’s code.'),
  title: named('called …'),
  rule: CitedRule,
  of: z.enum(['PLAYER', 'SEASON', 'CARD']).meta({
    description: 'The owner of the value: each player, each card, or the season.',
    ...{ title: 'Owner of the value', says: 'of …' },
    labels: { PLAYER: 'each player', SEASON: 'the season', CARD: 'each card' },
  }),
  secret: z.boolean().meta({
    description: 'True if only the value’s own player sees it.',
    says: 'Only its player sees it: …',
  }),
  setBy: z.array(Setter).max(10).meta({
    description: 'The players who may set the value by hand.',
    says: 'It can be set by hand by …',
  }),
};
const START = {
  ...{ description: 'The content at the start.', title: 'Start value', says: 'It begins as …' },
};

const TrackedValue = z
  .discriminatedUnion('type', [
    part('A whole number.', {
      ...common,
      type: chosen('NUMBER', 'a number', 'The house tracks …'),
      start: Bound.meta({ ...START, says: 'It begins at …' }),
      least: Bound.nullable().meta({
        description: 'The lower limit; null for none.',
        ...{ title: 'Minimum', says: 'and is never less than …', absent: 'no limit' },
      }),
      most: Bound.nullable().meta({
        description: 'The upper limit; null for none.',
        ...{ title: 'Maximum', says: 'or more than …', absent: 'no limit' },
      }),
    }),
    part('A text.', {
      ...common,
      type: chosen('TEXT', 'a text'),
      start: TextValue.meta(START),
      longest: whole(1, LONGEST_TEXT_VALUE).meta({
        description: 'The maximum length in characters.',
        ...{ title: 'Maximum length', says: 'and has at most … characters' },
      }),
    }),
    part('Yes or no.', {
      ...common,
      type: chosen('FLAG', 'a flag, yes or no,'),
      start: z.boolean().meta(START),
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
