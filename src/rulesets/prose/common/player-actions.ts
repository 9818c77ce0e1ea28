import { counted } from '../../../kernel';
import type { KnownNames } from '../../expressions/check-expression';
import type { Expression } from '../../expressions/expression';
import { divisionWords, expressionWords } from '../../expressions/expression-words';
import { formulasOf } from '../../mechanics/action';
import type { Action, ActionEffect } from '../../mechanics/action';
import { namesOfActions } from '../../mechanics/action-names';
import { findOffice } from '../../mechanics/office-lookup';
import type { TrackedValue } from '../../mechanics/tracked-value';
import { findTracked } from '../../mechanics/value-lookup';
import type { Ruleset } from '../../document/ruleset';
import { list, plain } from '../../document/markdown';
import { amountOf, itemName, phaseNames, timesWords } from './words';

/** The players who may take an action, and the action's times, cost, effects and limit. */
export function actionSentence(ruleset: Ruleset, action: Action): string {
  const { title, effects, target } = action;
  const names = namesOfActions(ruleset, action);
  const whom = target === undefined ? '' : TO[target];
  const done = effects.map((effect) => effectWords(ruleset, effect, names));
  const division = formulasOf(action)
    .map(divisionWords)
    .find((words) => words !== null);
  const sentences = [
    `**${plain(title)}**${whom}${priceWords(ruleset, action)}: ${list(done)}.`,
    whoWords(ruleset, action),
    whenWords(ruleset, action, names),
    limitWords(action),
    division ?? '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** For example: `, for 2 chips`. */
export const priceWords = (ruleset: Ruleset, { cost }: Action): string =>
  cost.length === 0 ? '' : `, for ${list(cost.map((one) => amount(ruleset, one)))}`;

const TO = { PLAYER: ', to another player', CARD: ', to a card' } as const;

const amount = (ruleset: Ruleset, cost: Action['cost'][number]): string =>
  ruleset.kind === 'ROUND' ? amountOf(ruleset, cost) : counted(cost.quantity, 'peg');

const PARTIES = { ACTOR: 'the player', TARGET: 'the other' } as const;

/** The effect of an action or a fortune in words. */
export function effectWords(ruleset: Ruleset, effect: ActionEffect, names: KnownNames): string {
  switch (effect.type) {
    case 'SET':
    case 'ADD':
    case 'SET_TEXT':
      return valueEffectWords(ruleset, effect, names);
    case 'MOVE': {
      const { from, to, item, quantity } = effect;
      const title = ruleset.kind === 'ROUND' ? itemName(ruleset, item, 2) : 'pegs';
      const words =
        typeof quantity === 'number'
          ? amount(ruleset, { item, quantity })
          : `as many ${title} as ${expressionWords(quantity, names)}`;
      if (from === 'BANK') return `${PARTIES[to as 'ACTOR']} gets ${words} from the Bank`;
      if (to === 'BANK') return `${PARTIES[from]} loses ${words}`;
      return `${PARTIES[from]} gives ${PARTIES[to]} ${words}`;
    }
    case 'ADD_MAGISTRELLI': {
      const owner = PARTIES[effect.whose ?? 'ACTOR'];
      return grownWords(`the Magistrelli of ${owner}`, effect.by, names);
    }
  }
}

/** The expression comes last, since it can be a whole sentence. */
const grownWords = (what: string, by: Expression, names: KnownNames): string =>
  typeof by === 'number' && by < 0
    ? `${what} is reduced by ${-by}`
    : `${what} is increased by ${expressionWords(by, names)}`;

type ValueEffect = Extract<ActionEffect, { readonly value: string }>;

function valueEffectWords(ruleset: Ruleset, effect: ValueEffect, names: KnownNames): string {
  const declared = findTracked(ruleset, effect.value);
  const what = `${plain(declared?.title ?? effect.value)}${ownerWords(declared, effect)}`;
  if (effect.type === 'SET_TEXT') {
    const text = plain(effect.text).replaceAll('\n', ' ');
    return `${what} becomes ${text === '' ? 'empty' : `“${text}”`}`;
  }
  if (effect.type === 'ADD') return grownWords(what, effect.by, names);
  const words = expressionWords(effect.by, names);
  if (typeof effect.by === 'boolean') return `${what} becomes ${effect.by ? 'yes' : 'no'}`;
  return declared?.type === 'FLAG'
    ? `${what} becomes yes if ${words}, otherwise no`
    : `${what} becomes ${words}`;
}

function ownerWords(declared: TrackedValue | null, { whose = 'ACTOR' }: ValueEffect): string {
  if (declared?.of === 'CARD') return ' of the card';
  return declared?.of === 'PLAYER' ? ` of ${PARTIES[whose]}` : '';
}

export function whoWords(ruleset: Ruleset, { who }: Action): string {
  if (who === undefined) return '';
  if (who.type === 'OFFICE') {
    const titles = who.offices.map((code) => plain(findOffice(ruleset, code)?.title ?? code));
    return `Only for the ${list(titles, 'or')}.`;
  }
  return `Only for players of whom this is true: ${expressionWords(who.holds, namesOfActions(ruleset))}.`;
}

export function whenWords(ruleset: Ruleset, { when }: Action, names: KnownNames): string {
  const phases =
    ruleset.kind === 'ROUND' && when?.phases !== undefined
      ? `only in ${phaseNames(ruleset, when.phases)}`
      : null;
  const condition =
    when?.holds === undefined ? null : `only while ${expressionWords(when.holds, names)}`;
  const both = [phases, condition].filter((words) => words !== null);
  return both.length === 0 ? '' : `It can be done ${list(both)}.`;
}

const PER = { DAY: 'a day', WEEK: 'a week', EVER: 'in all' } as const;
const OF = {
  PLAYER: '',
  TARGET: ', to each player',
  PAIR: ', by each player to each other',
  SEASON: ', by all players together',
} as const;
const OF_CARD = { ...OF, TARGET: ', to each card', PAIR: ', by each player to each card' } as const;

function limitWords({ limit, target }: Action): string {
  if (limit === null) return '';
  const { times, per, of = 'PLAYER' } = limit;
  const words = target === 'CARD' ? OF_CARD : OF;
  return `At most ${timesWords(times)} ${PER[per]}${words[of]}.`;
}
