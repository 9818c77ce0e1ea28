import { fixedText } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at, groupAt, manyAt, textAt } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import { codeAndRule, named } from './common';

const FILLED: readonly Line[] = [
  [
    fixedText('draft.holderIs'),
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
    fixedText('draft.chosenIf', at('type', 'VOTE')),
    {
      ...{ kind: 'formula', key: 'majority', label: 'draft.majority', names: 'VOTE' },
      ...{ hint: 'draft.moreThanHalf', empty: 'left out', when: at('type', 'VOTE') },
    },
  ],
];

const isDrawn = (typed: FormValues): boolean =>
  textAt(groupAt(typed, 'filledBy'), 'type') === 'DICE';
const hasTerm = (typed: FormValues): boolean => textAt(typed, 'termDays').trim() !== '';
const isRenewed = (typed: FormValues): boolean => hasTerm(typed) && !isDrawn(typed);
const reminds = (typed: FormValues): boolean => manyAt(typed, 'powers').includes('REMIND');

/** An office for one player at a time. */
export const OFFICE: readonly Line[] = [
  [fixedText('draft.officeIs'), { kind: 'line', key: 'title', label: 'draft.title', longest: 60 }],
  [{ kind: 'group', key: 'filledBy', label: 'draft.filledBy', lines: FILLED }],
  [
    fixedText('draft.termIs'),
    { kind: 'number', key: 'termDays', label: 'draft.term', hint: 'draft.openTerm', empty: 'null' },
    fixedText('draft.days', hasTerm),
    fixedText('draft.renewedIn', isRenewed),
    {
      ...{ kind: 'number', key: 'renewalDays', label: 'draft.renewal', hint: 'draft.asUsual' },
      ...{ empty: 'left out', when: isRenewed },
    },
    fixedText('draft.lastDays', isRenewed),
  ],
  [
    fixedText('draft.mayAlso'),
    {
      ...{ kind: 'many', key: 'powers', label: 'draft.mayAlso', empty: 'left out' },
      of: () => [
        named('CORRECT', 'draft.CORRECT'),
        named('VOID', 'draft.VOID'),
        named('REMIND', 'draft.REMIND'),
        named('VETO', 'draft.VETO'),
      ],
    },
    fixedText('draft.remindsEach', reminds),
    {
      ...{ kind: 'number', key: 'remindersPerDay', label: 'draft.reminders', hint: 'draft.once' },
      ...{ empty: 'left out', when: reminds },
    },
    fixedText('draft.timesADay', reminds),
  ],
  codeAndRule('office'),
];

export const NEW_OFFICE: FormValues = { filledBy: { type: 'VOTE' }, termDays: '7' };
