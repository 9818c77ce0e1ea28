import type { Ruleset } from '../document/ruleset';
import type { Action } from './action';
import { actionsOf } from './action-names';
import type { Office, OfficePower } from './office';
import type { TrackedValue } from './tracked-value';
import { trackedValuesOf } from './value-lookup';

/** The offices of a document. Earlier documents have none. */
export const officesOf = (ruleset: Pick<Ruleset, 'offices'>): readonly Office[] =>
  ruleset.offices ?? [];

export const findOffice = (ruleset: Pick<Ruleset, 'offices'>, code: string): Office | null =>
  officesOf(ruleset).find(({ office }) => office === code) ?? null;

const USUAL_RENEWAL_DAYS = 7;

/**
 * The number of rules-days at the end of a term in which the holder can be chosen for the next
 * term. It is at most half of a term, so that a repeated choice does not double the term.
 */
export const renewalDaysOf = ({ termDays, renewalDays }: Office): number =>
  Math.min(renewalDays ?? USUAL_RENEWAL_DAYS, (termDays ?? 0) / 2);

/** The values that the office's holder may set. */
export const valuesOfOffice = (ruleset: Ruleset, { office }: Office): TrackedValue[] =>
  trackedValuesOf(ruleset).filter(({ setBy }) =>
    setBy.some((setter) => setter.type === 'OFFICE' && setter.office === office),
  );

/** The actions that only holders of offices may take, this office's holder among them. */
export const actionsOfOffice = (ruleset: Ruleset, { office }: Office): Action[] =>
  actionsOf(ruleset).filter(({ who }) => who?.type === 'OFFICE' && who.offices.includes(office));

/** The offices to which the office's holder appoints. */
export const appointedBy = (ruleset: Ruleset, { office }: Office): Office[] =>
  officesOf(ruleset).filter(
    ({ filledBy }) => filledBy.type === 'OFFICE' && filledBy.office === office,
  );

/** True if the office's holder has the power. */
export const hasPower = ({ powers }: Office, power: OfficePower): boolean =>
  powers?.includes(power) ?? false;

/** The number of reminders that the holder may send to one player in a rules-day. */
export const remindersOf = ({ remindersPerDay }: Office): number => remindersPerDay ?? 1;
