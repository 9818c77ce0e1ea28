import { fixedText } from '../model/sentence';
import type { Line } from '../model/sentence';
import { at, textAt } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import { named } from './common';
import { effectLines, NEW_EFFECT } from './effects';

const isDice = at('type', 'LOSE_DICE', 'GAIN_DICE');

const DICE: readonly Line[] = [
  [
    fixedText('draft.thenPlayer'),
    {
      kind: 'choice',
      key: 'type',
      label: 'draft.dice',
      of: () => [
        named('', 'draft.noDice'),
        named('GAIN_DICE', 'draft.GAIN_DICE'),
        named('LOSE_DICE', 'draft.LOSE_DICE'),
        named('GAIN_CARDS', 'draft.GAIN_CARDS'),
      ],
    },
    { kind: 'number', key: 'sides', label: 'draft.sides', when: isDice },
    fixedText('draft.of', isDice),
    { kind: 'choice', key: 'item', label: 'effect.what', of: ({ items }) => items, when: isDice },
    { kind: 'number', key: 'cards', label: 'host.amount', when: at('type', 'GAIN_CARDS') },
    fixedText('draft.randomCards', at('type', 'GAIN_CARDS')),
  ],
];

/** The effects of a revealed hand besides its prize. */
export const FORTUNE: readonly Line[] = [
  [fixedText('draft.fortuneIs'), { kind: 'line', key: 'name', label: 'draft.title', longest: 60 }],
  [
    fixedText('draft.handWith'),
    {
      kind: 'choice',
      key: 'rank',
      label: 'draft.rank',
      empty: 'left out',
      of: ({ ranks }) => [named('', 'draft.anyRank'), ...ranks],
    },
    fixedText('draft.ifTrue'),
    {
      ...{ kind: 'formula', key: 'holds', label: 'draft.ifTrue', names: 'FORTUNE' },
      ...{ hint: 'draft.always', empty: 'left out' },
    },
  ],
  [
    {
      ...{ kind: 'group', key: 'effect', label: 'draft.dice', lines: DICE, none: 'left out' },
      isNone: (typed) => textAt(typed, 'type') === '',
    },
  ],
  [
    fixedText('draft.andThen'),
    {
      ...{ kind: 'list', key: 'also', label: 'draft.andThen', empty: 'left out' },
      ...{
        lines: effectLines('FORTUNE_EFFECT', 'HAND'),
        add: 'draft.addEffect',
        begins: NEW_EFFECT,
      },
    },
  ],
  [
    fixedText('draft.code'),
    { kind: 'code', key: 'fortune', from: 'name', label: 'draft.codeLabel' },
  ],
];

export const NEW_FORTUNE: FormValues = { effect: { type: 'GAIN_DICE', sides: '6' } };
