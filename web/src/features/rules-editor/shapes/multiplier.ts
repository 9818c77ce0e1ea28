import { said } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at } from '../model/form-values';
import type { Typed } from '../model/form-values';
import { named } from './common';

const hasLeast = at('condition', 'RUNNING', 'ONE_SUIT');
const isWorth = at('condition', 'HAS_RANKS', 'TRADITION', 'COLOR', 'ONE_SUIT');
const isFormula = at('condition', 'FORMULA');

/** A multiplier of a hand's score. */
export const MULTIPLIER: readonly Line[] = [
  [said('draft.multiplierIs'), { kind: 'line', key: 'name', label: 'draft.title', longest: 60 }],
  [
    said('draft.handThat'),
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
    said('draft.withAtLeast', hasLeast),
    { kind: 'number', key: 'minimumCards', label: 'draft.minimumCards', when: hasLeast },
    said('draft.cards', hasLeast),
    said('draft.isWorth', (typed) => isWorth(typed) || isFormula(typed)),
    { kind: 'number', key: 'value', label: 'draft.worth', when: isWorth },
    {
      ...{ kind: 'formula', key: 'value', kept: 'valueFormula', label: 'draft.worth' },
      ...{ names: 'SCORE', when: isFormula },
    },
  ],
];

export const NEW_MULTIPLIER: Typed = { condition: 'FORMULA', value: '2', valueFormula: '2' };
