import { expressionProblems } from '../../expressions/check-expression';
import { actionsOf, namesOfActions } from '../../mechanics/action-names';
import type { SecretAction } from '../../mechanics/secret-action';
import {
  actionOfSecret,
  failureOfSecret,
  namesOfSecretAction,
  secretActionsOf,
} from '../../mechanics/secret-action-names';
import { DYNASTY_CHANNELS } from '../../document/channels';
import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import type { Ruleset } from '../../document/ruleset';
import { actionProblems, effectProblems, unlessSmall } from './actions';
import { codesOfEntries, repeatedCodes } from './codes';

const LIST = 'additionalSecretActions';

/**
 * Each secret action has a code that no action has, declares different things, and has at most one
 * target. Its effects use only values that they may change or read.
 */
export function secretActions(ruleset: Ruleset): Problem[] {
  const all = secretActionsOf(ruleset);
  const taken = new Set(actionsOf(ruleset).map(({ action }) => action));
  return [
    ...repeatedCodes(codesOfEntries([LIST], all, 'action')),
    ...all.flatMap(({ action }, at) =>
      taken.has(action)
        ? [problem([LIST, at, 'action'], `expected another code: an action has ${action}`)]
        : [],
    ),
    ...all.flatMap((secret, at) => problemsOf(ruleset, secret, [LIST, at])),
    ...unlessSmall(
      all.flatMap((each) => [actionOfSecret(each), failureOfSecret(each)]),
      [LIST],
    ),
    ...unlessFewChoices(all),
  ];
}

/** The maximum number of choices of all secret actions, since clients list them together. */
const MOST_CHOICES = 100;

function unlessFewChoices(all: readonly SecretAction[]): Problem[] {
  const count = all
    .flatMap(({ declares }) => declares)
    .reduce((sum, part) => sum + (part.type === 'CHOICE' ? part.choices.length : 0), 0);
  const expected = `expected at most ${MOST_CHOICES} choices in all secret actions together`;
  return count > MOST_CHOICES ? [problem([LIST], `${expected}; there are ${count}`)] : [];
}

function problemsOf(ruleset: Ruleset, secret: SecretAction, here: readonly Segment[]): Problem[] {
  const names = namesOfSecretAction(ruleset, secret);
  const { requires, declares, failureEffects = [], channel = 'GAME_ACTIONS' } = secret;
  return [
    ...actionProblems(ruleset, actionOfSecret(secret), here, names, namesOfActions(ruleset)),
    ...(requires === undefined
      ? []
      : expressionProblems(requires, names, 'FLAG', [...here, 'requires'])),
    ...failureEffects.flatMap((effect, at) =>
      effectProblems(ruleset, {}, effect, namesOfActions(ruleset), [...here, 'failureEffects', at]),
    ),
    ...repeatedCodes(codesOfEntries([...here, 'declares'], declares, 'name')),
    ...declares.flatMap((part, at) => partProblems(ruleset, part, [...here, 'declares', at])),
    ...unlessOneTarget(declares, [...here, 'declares']),
    ...unlessChannel(ruleset, channel, [...here, 'channel']),
  ];
}

const unlessChannel = ({ kind }: Ruleset, channel: string, here: readonly Segment[]): Problem[] =>
  kind === 'ROUND' || DYNASTY_CHANNELS.some((each) => each === channel)
    ? []
    : [problem(here, `expected a channel of a dynasty: ${DYNASTY_CHANNELS.join(', ')}`)];

function partProblems(
  ruleset: Ruleset,
  part: SecretAction['declares'][number],
  here: readonly Segment[],
): Problem[] {
  switch (part.type) {
    case 'CHOICE':
      return repeatedCodes(codesOfEntries([...here, 'choices'], part.choices, 'choice'));
    case 'NUMBER':
      return part.least <= part.most
        ? []
        : [problem([...here, 'most'], 'expected a number of at least `least`')];
    case 'LOT':
      return ruleset.kind === 'ROUND'
        ? []
        : [problem([...here, 'type'], 'expected another type: a dynasty has no lots')];
    case 'PLAYER':
    case 'CARD':
      return [];
  }
}

function unlessOneTarget(declares: SecretAction['declares'], here: readonly Segment[]): Problem[] {
  const targets = declares.flatMap(({ type }, at) =>
    type === 'PLAYER' || type === 'CARD' ? [at] : [],
  );
  return targets
    .slice(1)
    .map((at) => problem([...here, at, 'type'], 'expected one player or card at most'));
}
