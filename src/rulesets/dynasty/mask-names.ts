/** The names that conditions of masks may use [ruling V27]. */
import type { KnownNames } from '../expressions/check-expression';
import { namesOfActions } from '../mechanics/names-of-actions';
import type { DynastyRuleset } from './document';

/** Of whoever wears it, and of the other participant, in the way actions know whom they are done to. */
export const maskNames = (ruleset: DynastyRuleset): KnownNames =>
  namesOfActions(ruleset, { target: 'PLAYER' });
