import { plain } from '../document/markdown';
import type { Ruleset } from '../document/ruleset';
import type { Value } from '../expressions/evaluate';
import type { KnownNames } from '../expressions/check-expression';
import type { Action, ActionTarget } from './action';
import { namesOfActions } from './action-names';
import type { DeclaredPart, SecretAction } from './secret-action';
import type { NamedEntry } from './value-names';

type WithSecretActions = Pick<Ruleset, 'additionalSecretActions'>;

/** The secret actions of a document besides bids and hands. Earlier documents have none. */
export const secretActionsOf = (ruleset: WithSecretActions): readonly SecretAction[] =>
  ruleset.additionalSecretActions ?? [];

export const findSecretAction = (ruleset: WithSecretActions, code: string): SecretAction | null =>
  secretActionsOf(ruleset).find(({ action }) => action === code) ?? null;

/** The channel that the rules name for the secret action, as a field of its events. */
export function channelOfSecret(
  ruleset: WithSecretActions,
  code: string,
): Pick<SecretAction, 'channel'> {
  const channel = findSecretAction(ruleset, code)?.channel;
  return channel === undefined ? {} : { channel };
}

/** The part that is the target of the effects: a player or a card; null for none. */
const targetPart = ({ declares }: SecretAction): (DeclaredPart & Targeting) | null =>
  declares.find((part): part is DeclaredPart & Targeting => TARGETS.includes(part.type)) ?? null;
type Targeting = { readonly type: ActionTarget };
const TARGETS: readonly string[] = ['PLAYER', 'CARD'];

/** The revelation as an action: what it costs and does. */
export function actionOfSecret(secret: SecretAction): Action {
  const { action, title, who, when, cost, effects } = secret;
  const target = targetPart(secret)?.type;
  return {
    ...{ action, title, limit: null, cost, effects },
    ...(who === undefined ? {} : { who }),
    ...(when === undefined ? {} : { when }),
    ...(target === undefined ? {} : { target }),
  };
}

/** The failure as an action of the player, without a target. */
export const failureOfSecret = ({ action, title, failureEffects }: SecretAction): Action => ({
  ...{ action, title, limit: null, cost: [], effects: failureEffects ?? [] },
});

/** The name of a declared number, or of the flag that a choice was made: `declared:HAND:ROCK`. */
const nameOf = (part: DeclaredPart, choice?: string): string =>
  `declared:${part.name}${choice === undefined ? '' : `:${choice}`}`;

/** The names for the revelation's expressions: those of an action, and the declared. */
export const namesOfSecretAction = (ruleset: Ruleset, secret: SecretAction): KnownNames =>
  new Map([
    ...namesOfActions(ruleset, actionOfSecret(secret)),
    ...secret.declares.flatMap(declaredNames),
  ]);

function declaredNames(part: DeclaredPart): NamedEntry[] {
  const title = plain(part.title);
  switch (part.type) {
    case 'NUMBER':
      return [[nameOf(part), { type: 'NUMBER', words: `the declared ${title}` }]];
    case 'CHOICE':
      return part.choices.map(({ choice, title: chosen }) => [
        nameOf(part, choice),
        { type: 'FLAG', words: `the declared ${title} is ${plain(chosen)}` },
      ]);
    case 'PLAYER':
    case 'CARD':
    case 'LOT':
      return [];
  }
}

/** The values of a part's names, from what was declared. */
export function declaredValues(
  part: DeclaredPart,
  { number = 0, choice }: { readonly number?: number; readonly choice?: string },
): readonly (readonly [name: string, value: Value])[] {
  if (part.type === 'NUMBER') return [[nameOf(part), BigInt(number)]];
  if (part.type !== 'CHOICE') return [];
  return part.choices.map((each) => [nameOf(part, each.choice), each.choice === choice] as const);
}
