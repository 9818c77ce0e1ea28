import { z } from 'zod';
import { chosen, Code, codeOf, Days, named, part, unless, whole } from '../document/fields';
import { majority } from './vote-formula';
import { CitedRule } from './cited-rule';

const FilledBy = z.discriminatedUnion('type', [
  part('The candidate who wins the vote.', {
    type: chosen('VOTE', 'elected by the players', 'Its holder is …'),
    majority: majority(
      'OFFICE',
      'The majority that a candidate needs; default: votes from more than half of the players [ruling AC1].',
    ).meta({ says: 'with …', absent: 'the votes of more than half' }),
  }),
  part('The player chosen by the host.', { type: chosen('HOST', 'appointed by the host') }),
  part('The player chosen by another office’s holder.', {
    type: chosen('OFFICE', 'appointed by the holder of'),
    office: codeOf('OFFICE').meta({ description: 'The office whose holder chooses.', says: '…' }),
  }),
  part('The player drawn by the season’s dice while the office has no holder [ruling Z5].', {
    type: chosen('DICE', 'drawn by dice'),
  }),
]);

const Power = z.enum(['CORRECT', 'VOID', 'REMIND', 'VETO']).meta({
  labels: {
    ...{ CORRECT: 'make corrections', VOID: 'void mistakes' },
    ...{ REMIND: 'remind players', VETO: 'veto proposals' },
  },
});
export type OfficePower = z.infer<typeof Power>;

const Office = z
  .strictObject({
    office: Code.describe('The office’s code.'),
    title: named('There is an office, …'),
    rule: CitedRule,
    termDays: Days.nullable().meta({
      description:
        'The length of a term in rules-days; null: until another player takes the office.',
      ...{ says: 'Its term in days is …', absent: 'until somebody else holds it' },
    }),
    renewalDays: Days.exactOptional().meta({
      description:
        'The number of rules-days at the end of a term in which the holder can be chosen for the next; default 7. At most half of the term counts.',
      ...{ says: 'and its holder may be chosen again in the last … days', absent: 'as usual' },
    }),
    filledBy: FilledBy.describe('The way in which the office is filled.'),
    powers: z.array(Power).min(1).exactOptional().meta({
      description:
        'The holder’s powers beside the powers over values and actions [rulings Z6, AE1]; default: none.',
      says: 'The holder may …',
    }),
    remindersPerDay: whole(1, 24)
      .exactOptional()
      .meta({
        description: 'The number of reminders to one player in a rules-day; default: one.',
        ...{ says: 'and remind each player at most … times a day', absent: 'one' },
      }),
  })
  .superRefine(
    unless(({ termDays, renewalDays, filledBy, powers, remindersPerDay }) => [
      // Dice draw again for each term.
      renewalDays === undefined || filledBy.type !== 'DICE'
        ? null
        : [['renewalDays'], 'expected none: dice draw for each term'],
      renewalDays === undefined || filledBy.type === 'DICE' || renewalDays <= (termDays ?? 0)
        ? null
        : [['renewalDays'], 'expected no more days than a term has'],
      remindersPerDay === undefined || powers?.includes('REMIND') === true
        ? null
        : [['remindersPerDay'], 'expected only with the power REMIND'],
    ]),
  )
  .meta({
    title: 'Office',
    description:
      'An office, held by one player at a time [ruling Z4]. Values and actions can give its holder further powers.',
    examples: [
      { office: 'HERALD', title: 'Herald', termDays: 7, filledBy: { type: 'VOTE' } },
      {
        ...{ office: 'CRIER', title: 'Crier', rule: 'duck-feast', termDays: 14, renewalDays: 3 },
        ...{ filledBy: { type: 'OFFICE', office: 'HERALD' }, powers: ['REMIND'] },
        remindersPerDay: 2,
      },
    ],
  });

export type Office = z.infer<typeof Office>;

export const Offices = z
  .array(Office)
  .max(20)
  .exactOptional()
  .describe('Offices, each held by one player at a time; default: none.');
