import { expressionProblems, sizeOf } from '../../expressions/check-expression';
import type { KnownNames } from '../../expressions/check-expression';
import { formulasOf } from '../../mechanics/action';
import type { Action, ActionEffect } from '../../mechanics/action';
import { actionsOf, itemsOfActions, namesOfActions } from '../../mechanics/action-names';
import type { TrackedValue } from '../../mechanics/tracked-value';
import { acceptsValue, expectedOf } from '../../mechanics/tracked-value';
import { findTracked } from '../../mechanics/value-lookup';
import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import type { Ruleset } from '../../document/ruleset';
import { codesOfEntries, codesAt, repeatedCodes } from './codes';

type Path = readonly Segment[];

/**
 * The maximum size of all actions together, since listing options evaluates each action for each
 * player.
 */
const LARGEST_ACTIONS = 1_000;

/**
 * Each action has its own code, costs existing items, and uses only values that it may change or
 * read.
 */
export function actions(ruleset: Ruleset): Problem[] {
  const all = actionsOf(ruleset);
  return [
    ...repeatedCodes(codesOfEntries(['actions'], all, 'action')),
    ...all.flatMap((action, at) => {
      const names = namesOfActions(ruleset, action);
      return actionProblems(ruleset, action, ['actions', at], names, names);
    }),
    ...unlessSmall(all, ['actions']),
  ];
}

/** The weight of an action on cards, since cards are more numerous than players as targets. */
const CARD_COST = 10;

export function unlessSmall(all: readonly Action[], here: Path): Problem[] {
  const sizes = all.flatMap((action) =>
    formulasOf(action).map((one) => sizeOf(one) * (action.target === 'CARD' ? CARD_COST : 1)),
  );
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const expected = `expected at most ${LARGEST_ACTIONS} numbers, names and operators in all actions together`;
  return size > LARGEST_ACTIONS ? [problem(here, `${expected}; there are ${size}`)] : [];
}

/** `names`: the names for the effects; `before`: those for the condition of the time. */
export function actionProblems(
  ruleset: Ruleset,
  action: Action,
  here: Path,
  names: KnownNames,
  before: KnownNames,
): Problem[] {
  const { cost, effects, who, when, limit, target } = action;
  const own = namesOfActions(ruleset);
  return [
    ...repeatedCodes(codesOfEntries([...here, 'cost'], cost, 'item')),
    ...cost.flatMap(({ item }, place) => unlessItem(ruleset, item, [...here, 'cost', place])),
    ...(who?.type === 'WHOEVER'
      ? expressionProblems(who.holds, own, 'FLAG', [...here, 'who', 'holds'])
      : []),
    ...phaseProblems(ruleset, when?.phases ?? [], [...here, 'when', 'phases']),
    ...(when?.holds === undefined
      ? []
      : expressionProblems(when.holds, before, 'FLAG', [...here, 'when', 'holds'])),
    ...(limit?.of === 'TARGET' || limit?.of === 'PAIR'
      ? unlessTargeted(target, [...here, 'limit', 'of'])
      : []),
    ...effects.flatMap((effect, place) =>
      effectProblems(ruleset, action, effect, names, [...here, 'effects', place]),
    ),
  ];
}

const unlessItem = (ruleset: Ruleset, item: string, here: Path): Problem[] =>
  itemsOfActions(ruleset).has(item)
    ? []
    : [problem([...here, 'item'], `expected an item; there is no ${item}`)];

function phaseProblems(ruleset: Ruleset, phases: readonly string[], here: Path): Problem[] {
  if (phases.length === 0) return [];
  if (ruleset.kind !== 'ROUND') return [problem(here, 'expected none: a dynasty has no phases')];
  const known = new Set(ruleset.phases.map(({ phase }) => phase));
  return [
    ...repeatedCodes(codesAt(here, phases)),
    ...phases.flatMap((phase, place) =>
      known.has(phase)
        ? []
        : [problem([...here, place], `expected a phase of the week; there is no ${phase}`)],
    ),
  ];
}

const unlessTargeted = (target: Action['target'], path: Path): Problem[] =>
  target === undefined ? [problem(path, 'expected another value: the action has no target')] : [];

const unlessToPlayer = (target: Action['target'], path: Path): Problem[] =>
  target === 'CARD'
    ? [problem(path, 'expected another value: the target of the action is a card, not a player')]
    : unlessTargeted(target, path);

/**
 * Checks an effect of an action or of a fortune. The only targets of a fortune are the cards of the
 * hand.
 */
export function effectProblems(
  ruleset: Ruleset,
  { target }: Pick<Action, 'target'>,
  effect: ActionEffect,
  names: KnownNames,
  here: Path,
): Problem[] {
  const targeted = (of: string | undefined, field: string): Problem[] =>
    of === 'TARGET' ? unlessToPlayer(target, [...here, field]) : [];
  switch (effect.type) {
    case 'SET': {
      const type = findTracked(ruleset, effect.value)?.type === 'FLAG' ? 'FLAG' : 'NUMBER';
      return [
        ...unlessTracked(ruleset, target, effect, ['NUMBER', 'FLAG'], here),
        ...targeted(effect.whose, 'whose'),
        ...expressionProblems(effect.by, names, type, [...here, 'by']),
      ];
    }
    case 'ADD':
      return [
        ...unlessTracked(ruleset, target, effect, ['NUMBER'], here),
        ...targeted(effect.whose, 'whose'),
        ...expressionProblems(effect.by, names, 'NUMBER', [...here, 'by']),
      ];
    case 'SET_TEXT': {
      const declared = findTracked(ruleset, effect.value);
      return [
        ...unlessTracked(ruleset, target, effect, ['TEXT'], here),
        ...targeted(effect.whose, 'whose'),
        ...(declared?.type !== 'TEXT' || acceptsValue(declared, effect.text)
          ? []
          : [problem([...here, 'text'], `expected ${expectedOf(declared)}`)]),
      ];
    }
    case 'MOVE':
      return [
        ...unlessItem(ruleset, effect.item, here),
        ...targeted(effect.from, 'from'),
        ...targeted(effect.to, 'to'),
        ...(effect.from === effect.to
          ? [problem([...here, 'to'], 'expected another party than the one that gives')]
          : []),
        ...expressionProblems(effect.quantity, names, 'NUMBER', [...here, 'quantity']),
      ];
    case 'ADD_MAGISTRELLI':
      return [
        ...(ruleset.kind === 'DYNASTY'
          ? []
          : [problem([...here, 'type'], 'expected another type: a round has no Magistrelli')]),
        ...targeted(effect.whose, 'whose'),
        ...expressionProblems(effect.by, names, 'NUMBER', [...here, 'by']),
      ];
  }
}

type ValueEffect = Extract<ActionEffect, { readonly value: string }>;

function unlessTracked(
  ruleset: Ruleset,
  target: Action['target'],
  { value, whose }: ValueEffect,
  types: readonly TrackedValue['type'][],
  here: Path,
): Problem[] {
  const declared = findTracked(ruleset, value);
  if (declared === null || !types.includes(declared.type) || declared.secret) {
    const what = types.map((type) => type.toLowerCase()).join(' or ');
    const message = `expected a tracked ${what} that is not secret; ${value} is not`;
    return [problem([...here, 'value'], message)];
  }
  if (declared.of === 'CARD' && target !== 'CARD') {
    return [
      problem(
        [...here, 'value'],
        'expected no value of a card: the target of the action is not a card',
      ),
    ];
  }
  return declared.of !== 'PLAYER' && whose !== undefined
    ? [problem([...here, 'whose'], `expected to be left out: the value is ${OWNERS[declared.of]}`)]
    : [];
}

const OWNERS = { SEASON: 'the season’s', CARD: 'the card’s' } as const;
