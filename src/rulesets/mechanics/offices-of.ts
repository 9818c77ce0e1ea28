import type { Ruleset } from '../ruleset';
import type { Action } from './action';
import { actionsOf } from './actions-of';
import type { Office } from './office';
import type { TrackedValue } from './tracked-value';
import { trackedValuesOf } from './values-of';

/** The offices of a document; an earlier one has none. */
export const officesOf = (ruleset: Pick<Ruleset, 'offices'>): readonly Office[] =>
  ruleset.offices ?? [];

export const findOffice = (ruleset: Pick<Ruleset, 'offices'>, code: string): Office | null =>
  officesOf(ruleset).find(({ office }) => office === code) ?? null;

/** What whoever holds it may set. */
export const valuesOfOffice = (ruleset: Ruleset, { office }: Office): TrackedValue[] =>
  trackedValuesOf(ruleset).filter(({ setBy }) =>
    setBy.some((setter) => setter.type === 'OFFICE' && setter.office === office),
  );

/** What only the holders of offices, this among them, may do. */
export const actionsOfOffice = (ruleset: Ruleset, { office }: Office): Action[] =>
  actionsOf(ruleset).filter(({ who }) => who?.type === 'OFFICE' && who.offices.includes(office));

/** Which offices those are to whom somebody appoints by holding it. */
export const appointedBy = (ruleset: Ruleset, { office }: Office): Office[] =>
  officesOf(ruleset).filter(
    ({ filledBy }) => filledBy.type === 'OFFICE' && filledBy.office === office,
  );
