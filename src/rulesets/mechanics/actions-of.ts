import type { Ruleset } from '../document/ruleset';
import type { Action } from './action';

/** The actions of a document; an earlier one has none. */
export const actionsOf = (ruleset: Pick<Ruleset, 'actions'>): readonly Action[] =>
  ruleset.actions ?? [];

export const findAction = (ruleset: Pick<Ruleset, 'actions'>, code: string): Action | null =>
  actionsOf(ruleset).find(({ action }) => action === code) ?? null;
