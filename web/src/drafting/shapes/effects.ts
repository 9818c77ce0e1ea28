import { said } from '../shape';
import type { Named } from '../named';
import type { Line, Slot } from '../shape';
import { at, textAt } from '../typed';
import type { Typed } from '../typed';
import type { Known } from '../known';
import type { NamesFor } from '../names';
import { named } from './common';

const isValue = at('type', 'ADD', 'SET', 'SET_TEXT');

const TYPES: Readonly<Partial<Record<string, readonly string[]>>> = {
  ADD: ['NUMBER'],
  SET: ['NUMBER', 'FLAG'],
  SET_TEXT: ['TEXT'],
};

/** Those that the kind of effect can change. */
function changed({ values }: Known, typed: Typed): readonly Named[] {
  const types = TYPES[textAt(typed, 'type')];
  return values.filter(
    ({ type, of, secret }) => !secret && of !== 'CARD' && types?.includes(type) === true,
  );
}

/** What the season has one of is nobody's. */
const whoever = (targeted: boolean, { values }: Known, typed: Typed): readonly Named[] => {
  const isSeasons = values.find(({ value }) => value === textAt(typed, 'value'))?.of === 'SEASON';
  if (isSeasons && isValue(typed)) return [named('', 'draft.theSeason')];
  return [
    named('', targeted ? 'draft.actor' : 'draft.ownPlayer'),
    ...(targeted ? [named('TARGET', 'draft.target')] : []),
  ];
};

const party = (targeted: boolean): readonly Named[] => [
  named('ACTOR', targeted ? 'draft.actor' : 'draft.ownPlayer'),
  ...(targeted ? [named('TARGET', 'draft.target')] : []),
  named('BANK', 'draft.bank'),
];

/** What is done to a value, to items or to Magistrelli, each by a formula. `targeted`: as actions do it. */
export function effectLines(names: NamesFor, targeted: boolean): readonly Line[] {
  const formula = (key: string, label: 'draft.by' | 'draft.howMany'): Slot => ({
    ...{ kind: 'formula', key, label, names },
    when: key === 'by' ? at('type', 'ADD', 'SET', 'ADD_MAGISTRELLI') : at('type', 'MOVE'),
  });
  const isMove = at('type', 'MOVE');
  return [
    [
      {
        kind: 'choice',
        key: 'type',
        label: 'draft.whatHappens',
        of: ({ isRound }) => [
          named('ADD', 'draft.ADD'),
          named('SET', 'draft.SET'),
          named('SET_TEXT', 'draft.SET_TEXT'),
          named('MOVE', 'draft.MOVE'),
          ...(isRound ? [] : [named('ADD_MAGISTRELLI', 'draft.ADD_MAGISTRELLI')]),
        ],
      },
      { kind: 'choice', key: 'value', label: 'draft.whichValue', of: changed, when: isValue },
      said('draft.of', (typed) => !isMove(typed)),
      {
        ...{ kind: 'choice', key: 'whose', label: 'draft.whose', empty: 'left out' },
        of: (known, typed) => whoever(targeted, known, typed),
        when: (typed) => !isMove(typed),
      },
      said('draft.by', at('type', 'ADD', 'ADD_MAGISTRELLI')),
      said('draft.to', at('type', 'SET', 'SET_TEXT')),
      formula('by', 'draft.by'),
      {
        kind: 'words',
        key: 'text',
        label: 'draft.text',
        longest: 1000,
        when: at('type', 'SET_TEXT'),
      },
      formula('quantity', 'draft.howMany'),
      { kind: 'choice', key: 'item', label: 'effect.what', of: ({ items }) => items, when: isMove },
      said('draft.from', isMove),
      {
        kind: 'choice',
        key: 'from',
        label: 'effect.from',
        of: () => party(targeted),
        when: isMove,
      },
      said('draft.to', isMove),
      { kind: 'choice', key: 'to', label: 'effect.to', of: () => party(targeted), when: isMove },
    ],
  ];
}

export const NEW_EFFECT: Typed = { type: 'ADD', by: '1', quantity: '1', from: 'BANK', to: 'ACTOR' };
