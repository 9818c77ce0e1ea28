import type { KnownNames } from '../expressions/check-expression';
import { plain } from '../prose/markdown';
import type { Ruleset } from '../ruleset';
import type { Action } from './action';
import { trackedValuesOf } from './values-of';

/** What players may do by a document's own making; an earlier one has nothing of the kind. */
export const actionsOf = (ruleset: Pick<Ruleset, 'actions'>): readonly Action[] =>
  ruleset.actions ?? [];

export const findAction = (ruleset: Pick<Ruleset, 'actions'>, code: string): Action | null =>
  actionsOf(ruleset).find(({ action }) => action === code) ?? null;

/**
 * The tracked numbers and flags that an action may read and change: the season's, and those of
 * whoever takes it. What is secret it does not: what it does would tell.
 */
export const namesOfActions = (ruleset: Ruleset): KnownNames =>
  new Map(
    trackedValuesOf(ruleset).flatMap(({ value, title, type, of, secret }) =>
      type === 'TEXT' || of === 'CARD' || secret
        ? []
        : [[`value:${value}`, { type, words: plain(title) }] as const],
    ),
  );
