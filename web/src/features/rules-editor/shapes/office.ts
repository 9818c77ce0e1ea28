import { said } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at, groupAt, manyAt, textAt } from '../model/form-values';
import type { Typed } from '../model/form-values';
import { codeAndRule, named } from './common';

const FILLED: readonly Line[] = [
  [
    said('draft.holderIs'),
    {
      kind: 'choice',
      key: 'type',
      label: 'draft.filledBy',
      of: ({ offices }) => [
        named('VOTE', 'draft.VOTE'),
        named('HOST', 'draft.HOST'),
        ...(offices.length > 0 ? [named('OFFICE', 'draft.OFFICE')] : []),
        named('DICE', 'draft.DICE'),
      ],
    },
    {
      ...{ kind: 'choice', key: 'office', label: 'draft.byOffice' },
      of: ({ offices }) => offices,
      when: at('type', 'OFFICE'),
    },
    said('draft.chosenIf', at('type', 'VOTE')),
    {
      ...{ kind: 'formula', key: 'majority', label: 'draft.majority', names: 'VOTE' },
      ...{ hint: 'draft.moreThanHalf', empty: 'left out', when: at('type', 'VOTE') },
    },
  ],
];

const isDrawn = (typed: Typed): boolean => textAt(groupAt(typed, 'filledBy'), 'type') === 'DICE';
const hasTerm = (typed: Typed): boolean => textAt(typed, 'termDays').trim() !== '';
const isRenewed = (typed: Typed): boolean => hasTerm(typed) && !isDrawn(typed);
const reminds = (typed: Typed): boolean => manyAt(typed, 'powers').includes('REMIND');

/** An office that one player at a time holds. */
export const OFFICE: readonly Line[] = [
  [said('draft.officeIs'), { kind: 'line', key: 'title', label: 'draft.title', longest: 60 }],
  [{ kind: 'group', key: 'filledBy', label: 'draft.filledBy', lines: FILLED }],
  [
    said('draft.termIs'),
    { kind: 'number', key: 'termDays', label: 'draft.term', hint: 'draft.openTerm', empty: 'null' },
    said('draft.days', hasTerm),
    said('draft.renewedIn', isRenewed),
    {
      ...{ kind: 'number', key: 'renewalDays', label: 'draft.renewal', hint: 'draft.asUsual' },
      ...{ empty: 'left out', when: isRenewed },
    },
    said('draft.lastDays', isRenewed),
  ],
  [
    said('draft.mayAlso'),
    {
      ...{ kind: 'many', key: 'powers', label: 'draft.mayAlso', empty: 'left out' },
      of: () => [
        named('CORRECT', 'draft.CORRECT'),
        named('VOID', 'draft.VOID'),
        named('REMIND', 'draft.REMIND'),
        named('VETO', 'draft.VETO'),
      ],
    },
    said('draft.remindsEach', reminds),
    {
      ...{ kind: 'number', key: 'remindersPerDay', label: 'draft.reminders', hint: 'draft.once' },
      ...{ empty: 'left out', when: reminds },
    },
    said('draft.timesADay', reminds),
  ],
  codeAndRule('office'),
];

export const NEW_OFFICE: Typed = { filledBy: { type: 'VOTE' }, termDays: '7' };
