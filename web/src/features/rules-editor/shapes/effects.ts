import { fixedText } from '../model/sentence';
import type { NamedChoice } from '../model/named-choice';
import type { Line, Slot } from '../model/sentence';
import { at, textAt } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import type { References } from '../model/references';
import type { FormulaPlace } from '../model/formula-names';
import { named } from './common';

const isValue = at('type', 'ADD', 'SET', 'SET_TEXT');

const TYPES: Readonly<Partial<Record<string, readonly string[]>>> = {
  ADD: ['NUMBER'],
  SET: ['NUMBER', 'FLAG'],
  SET_TEXT: ['TEXT'],
};

/** The target of effects besides the player: an action's target, or a hand's cards. */
type EffectTarget = 'TARGET' | 'HAND';

const isToCards = (doneTo: EffectTarget, root: FormValues): boolean =>
  doneTo === 'HAND' || textAt(root, 'target') === 'CARD';

/** The values that an effect of this type can change. */
function changed(
  { values }: References,
  typed: FormValues,
  ofCards: boolean,
): readonly NamedChoice[] {
  const types = TYPES[textAt(typed, 'type')];
  return values.filter(
    ({ type, of, secret }) =>
      !secret && (of !== 'CARD' || ofCards) && types?.includes(type) === true,
  );
}

const other = (doneTo: EffectTarget, root: FormValues): readonly NamedChoice[] =>
  doneTo === 'TARGET' && textAt(root, 'target') === 'PLAYER'
    ? [named('TARGET', 'draft.target')]
    : [];

const self = (doneTo: EffectTarget, value: string): NamedChoice =>
  named(value, doneTo === 'TARGET' ? 'draft.actor' : 'draft.ownPlayer');

/**
 * The possible targets of an effect. A value of the season or of cards has no player as its owner.
 */
function whoever(
  doneTo: EffectTarget,
  { values }: References,
  typed: FormValues,
  root: FormValues,
): readonly NamedChoice[] {
  if (!isValue(typed)) return [self(doneTo, ''), ...other(doneTo, root)];
  const of = values.find(({ value }) => value === textAt(typed, 'value'))?.of;
  if (of === 'SEASON') return [named('', 'draft.theSeason')];
  if (of === 'CARD') return [named('', doneTo === 'HAND' ? 'draft.eachCard' : 'draft.theCard')];
  // If the rules are unavailable, the value's owner is unknown.
  if (of === undefined && isToCards(doneTo, root)) return [named('', 'draft.itsOwner')];
  return [self(doneTo, ''), ...other(doneTo, root)];
}

const party = (doneTo: EffectTarget, root: FormValues): readonly NamedChoice[] => [
  self(doneTo, 'ACTOR'),
  ...other(doneTo, root),
  named('BANK', 'draft.bank'),
];

/** A change to a value, to items or to Magistrelli, by a formula. */
export function effectLines(names: FormulaPlace, doneTo: EffectTarget): readonly Line[] {
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
      fixedText('draft.of', (typed) => !isMove(typed)),
      {
        ...{ kind: 'choice', key: 'whose', label: 'draft.whose', empty: 'left out' },
        of: (known, typed, root) => whoever(doneTo, known, typed, root),
        when: (typed) => !isMove(typed),
      },
      fixedText('draft.by', at('type', 'ADD', 'ADD_MAGISTRELLI')),
      fixedText('draft.to', at('type', 'SET', 'SET_TEXT')),
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
      fixedText('draft.from', isMove),
      {
        kind: 'choice',
        key: 'from',
        label: 'effect.from',
        of: (_known, _typed, root) => party(doneTo, root),
        when: isMove,
      },
      fixedText('draft.to', isMove),
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

export const NEW_EFFECT: FormValues = {
  type: 'ADD',
  by: '1',
  quantity: '1',
  from: 'BANK',
  to: 'ACTOR',
};
