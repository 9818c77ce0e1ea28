import { fixedText } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import { named } from './common';

const hasLeast = at('condition', 'RUNNING', 'ONE_SUIT');
const isWorth = at('condition', 'HAS_RANKS', 'TRADITION', 'COLOR', 'ONE_SUIT');
const isFormula = at('condition', 'FORMULA');

/** A multiplier of a hand's score. */
export const MULTIPLIER: readonly Line[] = [
  [
    fixedText('draft.multiplierIs'),
    { kind: 'line', key: 'name', label: 'draft.title', longest: 60 },
  ],
  [
    fixedText('draft.handThat'),
    {
      kind: 'choice',
      key: 'condition',
      label: 'draft.condition',
      of: () => [
        named('FORMULA', 'draft.FORMULA'),
        named('PAIRED', 'draft.PAIRED'),
        named('RUNNING', 'draft.RUNNING'),
        named('HAS_RANKS', 'draft.HAS_RANKS'),
        named('TRADITION', 'draft.TRADITION'),
        named('COLOR', 'draft.COLOR'),
        named('ONE_SUIT', 'draft.ONE_SUIT'),
      ],
    },
    { kind: 'formula', key: 'holds', label: 'draft.FORMULA', names: 'SCORE', when: isFormula },
    {
      ...{ kind: 'many', key: 'ranks', label: 'draft.HAS_RANKS', empty: 'list' },
      of: ({ ranks }) => ranks,
      when: at('condition', 'HAS_RANKS'),
    },
    fixedText('draft.withAtLeast', hasLeast),
    { kind: 'number', key: 'minimumCards', label: 'draft.minimumCards', when: hasLeast },
    fixedText('draft.cards', hasLeast),
    fixedText('draft.isWorth', (typed) => isWorth(typed) || isFormula(typed)),
    { kind: 'number', key: 'value', label: 'draft.worth', when: isWorth },
    {
      ...{ kind: 'formula', key: 'value', kept: 'valueFormula', label: 'draft.worth' },
      ...{ names: 'SCORE', when: isFormula },
    },
  ],
];

export const NEW_MULTIPLIER: FormValues = { condition: 'FORMULA', value: '2', valueFormula: '2' };
