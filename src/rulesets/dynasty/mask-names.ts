/** The names that conditions of masks may use [ruling V27]. */
import type { KnownNames } from '../expressions/check-expression';
import { namesOfActions } from '../mechanics/names-of-actions';
import type { DynastyRuleset } from './document';

/** The values of the wearer and of the other participant, like an action's actor and target. */
export const maskNames = (ruleset: DynastyRuleset): KnownNames =>
  namesOfActions(ruleset, { target: 'PLAYER' });
