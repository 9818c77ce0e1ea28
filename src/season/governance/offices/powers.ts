/** The powers of an office's holder apart from setting values and taking actions [ruling Z6]. */
import type { PlayerId } from '../../../kernel';
import { findOffice, hasPower } from '../../../rulesets';
import type { Office, OfficePower } from '../../../rulesets';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import { unlessOffice } from './office-terms';
import type { OfficeMoment } from './office-terms';
import { holds } from '../../mechanics/office-holders';

/** Refuses if the player does not hold the office, or if the office has none of the powers. */
export function unlessEmpowered<State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
  { state, now }: OfficeMoment<State>,
  player: PlayerId,
  code: string,
  powers: readonly OfficePower[],
): F | null {
  const office = findOffice(tracking.rulesetOf(state), code);
  if (office === null) return unlessOffice(tracking, state, code);
  if (!holds(state, now, code, player)) {
    return citing(office, tracking.refuse('OFFICE_NOT_YOURS', 'offices', { office: code }));
  }
  if (powers.some((one) => hasPower(office, one))) return null;
  const [power] = powers;
  const facts = { office: code, ...(power && { power }) };
  return citing(office, tracking.refuse('OFFICE_LACKS_POWER', 'offices', facts));
}

/** The offices of the list that the player holds. */
export const officesHeldBy = <State extends TrackedState>(
  { state, now }: OfficeMoment<State>,
  player: PlayerId,
  offices: readonly Office[],
): Office[] => offices.filter(({ office }) => holds(state, now, office, player));
