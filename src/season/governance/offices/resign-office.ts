import { findOffice, officesOf, ruleOf } from '../../../rulesets';
import { playerOf } from '../../model/types';
import type { EmittingTurn } from '../../model/types';
import type { PlayerRow } from '../../model/rows';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { ResignOffice, OfficeResigned } from './vocabulary';
import { unlessOffice } from './office-terms';
import type { OfficeMoment } from './office-terms';
import { holds } from '../../mechanics/office-holders';

/** A command of the office's holder. */
export const resignOfficeOf = <State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  rule: 'offices' as const,
  refuses: (
    { state, now }: OfficeMoment<State>,
    { id }: PlayerRow,
    { office: code }: Pick<ResignOffice, 'office'>,
  ): F | null => {
    const office = findOffice(tracking.rulesetOf(state), code);
    if (office === null) return unlessOffice(tracking, state, code);
    return citing(
      office,
      holds(state, now, code, id)
        ? tracking.unlessPlayed(state, 'offices')
        : tracking.refuse('OFFICE_NOT_YOURS', 'offices', { office: code }),
    );
  },
  offers: ({ state, now }: OfficeMoment<State>, { id }: PlayerRow) =>
    officesOf(tracking.rulesetOf(state))
      .filter(({ office }) => holds(state, now, office, id))
      .map(({ office, title, ...rest }) => ({
        description: `Resign as ${title}.`,
        known: { office },
        ...ruleOf(rest),
      })),
  decide: (
    turn: EmittingTurn<OfficeResigned>,
    { id: playerId }: PlayerRow,
    { office }: ResignOffice,
  ) => {
    turn.emit({ type: 'OfficeResigned', office, playerId });
    return null;
  },
  made: playerOf('OfficeResigned'),
});
