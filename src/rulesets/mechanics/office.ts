import { z } from 'zod';
import { Code, codeOf, Days, Name, part, whole } from '../document/fields';
import { majority } from './vote-formula';
import { CitedRule } from './cited-rule';

const FilledBy = z.discriminatedUnion('type', [
  part('The candidate who wins the vote.', {
    type: z.literal('VOTE'),
    majority: majority(
      'OFFICE',
      'The majority that a candidate needs; default: votes from more than half of the players [ruling AC1].',
    ),
  }),
  part('The player chosen by the host.', { type: z.literal('HOST') }),
  part('The player chosen by another office’s holder.', {
    type: z.literal('OFFICE'),
    office: codeOf('OFFICE').describe('The office whose holder chooses.'),
  }),
  part('The player drawn by the season’s dice while the office has no holder [ruling Z5].', {
    type: z.literal('DICE'),
  }),
]);

const Power = z.enum(['CORRECT', 'VOID', 'REMIND', 'VETO']);
export type OfficePower = z.infer<typeof Power>;

const Office = z
  .strictObject({
    office: Code.describe('The office’s code.'),
    title: Name,
    rule: CitedRule,
    termDays: Days.nullable().describe(
      'The length of a term in rules-days; null: until another player takes the office.',
    ),
    renewalDays: Days.exactOptional().describe(
      'The number of rules-days at the end of a term in which the holder can be chosen for the next; default 7. At most half of the term counts.',
    ),
    filledBy: FilledBy.describe('The way in which the office is filled.'),
    powers: z
      .array(Power)
      .min(1)
      .exactOptional()
      .describe(
        'The holder’s powers beside the powers over values and actions [rulings Z6, AE1]; default: none.',
      ),
    remindersPerDay: whole(1, 24)
      .exactOptional()
      .describe('The number of reminders to one player in a rules-day; default: one.'),
  })
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
