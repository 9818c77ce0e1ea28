import type { Ruleset } from '../ruleset';
import type { Action } from './action';

/** What players may do by a document's own making; an earlier one has nothing of the kind. */
export const actionsOf = (ruleset: Pick<Ruleset, 'actions'>): readonly Action[] =>
  ruleset.actions ?? [];

export const findAction = (ruleset: Pick<Ruleset, 'actions'>, code: string): Action | null =>
  actionsOf(ruleset).find(({ action }) => action === code) ?? null;
