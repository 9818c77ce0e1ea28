import { fixedText } from '../model/sentence';
import type { NamedChoice } from '../model/named-choice';
import type { Line } from '../model/sentence';
import { at, manyAt, textAt } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import { codeAndRule, named } from './common';
import { effectLines, NEW_EFFECT } from './effects';

const WHO: readonly Line[] = [
  [
    fixedText('draft.mayBy'),
    {
      kind: 'choice',
      key: 'type',
      label: 'draft.who',
      of: ({ offices }) => [
        named('', 'draft.everyPlayer'),
        named('WHOEVER', 'draft.whoever'),
        ...(offices.length > 0 ? [named('OFFICE', 'draft.holders')] : []),
      ],
    },
    {
      ...{ kind: 'formula', key: 'holds', label: 'draft.ofWhomTrue', names: 'ACTOR' },
      when: at('type', 'WHOEVER'),
    },
    {
      ...{ kind: 'many', key: 'offices', label: 'draft.holders', empty: 'list' },
      of: ({ offices }) => offices,
      when: at('type', 'OFFICE'),
    },
  ],
];

const WHEN: readonly Line[] = [
  [
    fixedText('draft.inPhases'),
    {
      ...{ kind: 'many', key: 'phases', label: 'draft.inPhases', empty: 'left out' },
      of: ({ phases }) => phases,
    },
  ],
  [
    fixedText('draft.while'),
    {
      ...{ kind: 'formula', key: 'holds', label: 'draft.while', names: 'ACTION' },
      ...{ hint: 'draft.always', empty: 'left out' },
    },
  ],
];

/** Only an action on a player or a card can be limited per target. */
function toEach(target: string): readonly NamedChoice[] {
  if (target === '') return [];
  return target === 'CARD'
    ? [named('TARGET', 'draft.toEachCard'), named('PAIR', 'draft.byEachToEachCard')]
    : [named('TARGET', 'draft.toEach'), named('PAIR', 'draft.byEachToEach')];
}

const LIMIT: readonly Line[] = [
  [
    fixedText('draft.atMost'),
    { kind: 'number', key: 'times', label: 'draft.times' },
    fixedText('draft.timesA'),
    {
      kind: 'choice',
      key: 'per',
      label: 'draft.per',
      of: () => [
        named('DAY', 'draft.DAY'),
        named('WEEK', 'draft.WEEK'),
        named('EVER', 'draft.EVER'),
      ],
    },
    {
      kind: 'choice',
      key: 'of',
      label: 'draft.counts',
      empty: 'left out',
      of: (_known, _typed, root) => [
        named('', 'draft.byEach'),
        ...toEach(textAt(root, 'target')),
        named('SEASON', 'draft.byAll'),
      ],
    },
  ],
];

export const itemCount: readonly Line[] = [
  [
    { kind: 'number', key: 'quantity', label: 'host.amount' },
    { kind: 'choice', key: 'item', label: 'effect.what', of: ({ items }) => items },
  ],
];

/** An action from players' own rules. */
export const ACTION: readonly Line[] = [
  [fixedText('draft.actIs'), { kind: 'line', key: 'title', label: 'draft.title', longest: 60 }],
  [
    {
      ...{ kind: 'group', key: 'who', label: 'draft.who', lines: WHO, none: 'left out' },
      isNone: (typed) => textAt(typed, 'type') === '',
    },
  ],
  [
    fixedText('draft.doneTo'),
    {
      kind: 'choice',
      key: 'target',
      label: 'draft.doneTo',
      empty: 'left out',
      of: () => [
        named('', 'draft.nobody'),
        named('PLAYER', 'draft.anotherPlayer'),
        named('CARD', 'draft.aCard'),
      ],
    },
  ],
  [
    {
      ...{ kind: 'group', key: 'when', label: 'draft.when', lines: WHEN, none: 'left out' },
      isNone: (typed) =>
        manyAt(typed, 'phases').length === 0 && textAt(typed, 'holds').trim() === '',
    },
  ],
  [
    {
      ...{ kind: 'group', key: 'limit', label: 'draft.limit', lines: LIMIT, none: 'null' },
      ask: 'draft.onlySoOften',
    },
  ],
  [
    fixedText('draft.costs'),
    {
      ...{ kind: 'list', key: 'cost', label: 'draft.costs', lines: itemCount, empty: 'list' },
      ...{ add: 'draft.addPrice', begins: { quantity: '1' } },
    },
  ],
  [
    fixedText('draft.does'),
    {
      ...{ kind: 'list', key: 'effects', label: 'draft.does', empty: 'list' },
      ...{ lines: effectLines('ACTION', 'TARGET'), add: 'draft.addEffect', begins: NEW_EFFECT },
    },
  ],
  codeAndRule('action'),
];

export const NEW_ACTION: FormValues = {
  limit: { '?': 'yes', times: '1', per: 'DAY' },
  effects: [NEW_EFFECT],
};
