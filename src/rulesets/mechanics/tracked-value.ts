import { z } from 'zod';
import { chosen, Code, codeOf, named, part, unless, whole } from '../document/fields';
import type { Segment } from '../document/problem';
import { CitedRule } from './cited-rule';

const MOST_VALUES = 50;
/** Small enough that sums of whole numbers stay exact. */
const MOST_NUMBER = 1_000_000_000;
const Bound = whole(-MOST_NUMBER, MOST_NUMBER);
const LONGEST_TEXT_VALUE = 1_000;
const IS_WORDS = /^(?:\n|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}])*$/u;
export const TextValue = z
  .string()
  .max(LONGEST_TEXT_VALUE)
  .regex(IS_WORDS, 'expected text without control characters other than line ends');

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

const Declaration = z.discriminatedUnion('type', [
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
]);

export type TrackedValue = z.infer<typeof Declaration>;

/** The content of a tracked value. */
export type Tracked = number | string | boolean;

/** The expected form of a value, for refusals. */
export function expectedOf(declared: TrackedValue): string {
  switch (declared.type) {
    case 'NUMBER': {
      const { least, most } = declared;
      return `a whole number from ${least ?? -MOST_NUMBER} to ${most ?? MOST_NUMBER}`;
    }
    case 'TEXT':
      return `a text of at most ${declared.longest} characters`;
    case 'FLAG':
      return 'true or false';
  }
}

/** True if the value has the declared type and is within its limits. */
export function acceptsValue(declared: TrackedValue, value: unknown): value is Tracked {
  switch (declared.type) {
    case 'NUMBER':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= (declared.least ?? -MOST_NUMBER) &&
        value <= (declared.most ?? MOST_NUMBER)
      );
    case 'TEXT':
      return typeof value === 'string' && value.length <= declared.longest && IS_WORDS.test(value);
    case 'FLAG':
      return typeof value === 'boolean';
  }
}

const TrackedValue = Declaration.superRefine(
  unless((declared) => {
    const { of, secret, setBy } = declared;
    return [
      acceptsValue(declared, declared.start)
        ? null
        : [['start'], `expected ${expectedOf(declared)}`],
      secret && of !== 'PLAYER'
        ? [['secret'], 'expected false: only a player’s value can be secret']
        : null,
      ...setBy.flatMap(({ type }, place): (readonly [readonly Segment[], string] | null)[] => [
        type === 'OWNER' && of !== 'PLAYER'
          ? [['setBy', place, 'type'], 'expected another type: the value belongs to no player']
          : null,
        type !== 'OWNER' && secret
          ? [['setBy', place, 'type'], 'expected OWNER: nobody else knows a secret value']
          : null,
      ]),
    ];
  }),
).meta({
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

/** The part of a document that declares tracked values. */
export type Tracking = { readonly trackedValues?: readonly TrackedValue[] };

export const TrackedValues = z
  .array(TrackedValue)
  .max(MOST_VALUES)
  .exactOptional()
  .describe('The tracked values besides items; default: none.');
