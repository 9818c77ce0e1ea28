import { said } from '../model/sentence';
import type { Named } from '../model/named-choice';
import type { Line, Slot } from '../model/sentence';
import { at, textAt } from '../model/form-values';
import type { Typed } from '../model/form-values';
import type { Known } from '../model/references';
import type { NamesFor } from '../model/formula-names';
import { named } from './common';

const isValue = at('type', 'ADD', 'SET', 'SET_TEXT');

const TYPES: Readonly<Partial<Record<string, readonly string[]>>> = {
  ADD: ['NUMBER'],
  SET: ['NUMBER', 'FLAG'],
  SET_TEXT: ['TEXT'],
};

/** The targets of effects besides their player: the target of an action, or the cards of a hand. */
type DoneTo = 'TARGET' | 'HAND';

const isToCards = (doneTo: DoneTo, root: Typed): boolean =>
  doneTo === 'HAND' || textAt(root, 'target') === 'CARD';

/** The values that this kind of effect can change. */
function changed({ values }: Known, typed: Typed, ofCards: boolean): readonly Named[] {
  const types = TYPES[textAt(typed, 'type')];
  return values.filter(
    ({ type, of, secret }) =>
      !secret && (of !== 'CARD' || ofCards) && types?.includes(type) === true,
  );
}

const other = (doneTo: DoneTo, root: Typed): readonly Named[] =>
  doneTo === 'TARGET' && textAt(root, 'target') === 'PLAYER'
    ? [named('TARGET', 'draft.target')]
    : [];

const self = (doneTo: DoneTo, value: string): Named =>
  named(value, doneTo === 'TARGET' ? 'draft.actor' : 'draft.ownPlayer');

/** Values of the season or of cards have no player as their owner. */
function whoever(doneTo: DoneTo, { values }: Known, typed: Typed, root: Typed): readonly Named[] {
  if (!isValue(typed)) return [self(doneTo, ''), ...other(doneTo, root)];
  const of = values.find(({ value }) => value === textAt(typed, 'value'))?.of;
  if (of === 'SEASON') return [named('', 'draft.theSeason')];
  if (of === 'CARD') return [named('', doneTo === 'HAND' ? 'draft.eachCard' : 'draft.theCard')];
  // Without the rules the owner is unknown.
  if (of === undefined && isToCards(doneTo, root)) return [named('', 'draft.itsOwner')];
  return [self(doneTo, ''), ...other(doneTo, root)];
}

const party = (doneTo: DoneTo, root: Typed): readonly Named[] => [
  self(doneTo, 'ACTOR'),
  ...other(doneTo, root),
  named('BANK', 'draft.bank'),
];

/** A change to a value, to items or to Magistrelli, each given by a formula. */
export function effectLines(names: NamesFor, doneTo: DoneTo): readonly Line[] {
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
      {
        kind: 'choice',
        key: 'value',
        label: 'draft.whichValue',
        of: (known, typed, root) => changed(known, typed, isToCards(doneTo, root)),
        when: isValue,
      },
      said('draft.of', (typed) => !isMove(typed)),
      {
        ...{ kind: 'choice', key: 'whose', label: 'draft.whose', empty: 'left out' },
        of: (known, typed, root) => whoever(doneTo, known, typed, root),
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
        of: (_known, _typed, root) => party(doneTo, root),
        when: isMove,
      },
      said('draft.to', isMove),
      {
        kind: 'choice',
        key: 'to',
        label: 'effect.to',
        of: (_known, _typed, root) => party(doneTo, root),
        when: isMove,
      },
    ],
  ];
}

export const NEW_EFFECT: Typed = { type: 'ADD', by: '1', quantity: '1', from: 'BANK', to: 'ACTOR' };
