import { findOffice, officesOf } from '../../rulesets';
import { playerOf } from '../emitting';
import type { Emitting } from '../emitting';
import type { PlayerRow } from '../rows';
import type { ValueGround } from '../values/ground';
import type { TrackedState } from '../values/rows';
import type { ResignOffice } from './commands';
import type { OfficeResigned } from './events';
import { unlessOffice } from './filling';
import type { At } from './filling';
import { holds } from './holders';

/** For whoever holds the office. */
export const resignOfficeOf = <State extends TrackedState, F>(ground: ValueGround<State, F>) => ({
  rule: 'offices' as const,
  refuses: (
    { state, now }: At<State>,
    { id }: PlayerRow,
    { office }: Pick<ResignOffice, 'office'>,
  ): F | null => {
    if (findOffice(ground.rulesetOf(state), office) === null) {
      return unlessOffice(ground, state, office);
    }
    if (holds(state, now, office, id)) return ground.unlessPlayed(state, 'offices');
    return ground.refuse('OFFICE_NOT_YOURS', 'offices', { office });
  },
  offers: ({ state, now }: At<State>, { id }: PlayerRow) =>
    officesOf(ground.rulesetOf(state))
      .filter(({ office }) => holds(state, now, office, id))
      .map(({ office, title }) => ({
        description: `Resign as ${title}.`,
        known: { office },
      })),
  decide: (
    turn: Emitting<OfficeResigned>,
    { id: playerId }: PlayerRow,
    { office }: ResignOffice,
  ) => {
    turn.emit({ type: 'OfficeResigned', office, playerId });
    return null;
  },
  made: playerOf('OfficeResigned'),
});
