/**
 * The host or the holder of another office appoints the holder of an office and replaces the
 * present holder [ruling Z4].
 */
import { HOST, required } from '../../../kernel';
import type { AccountId } from '../../../kernel';
import { findOffice, officesOf, ruleOf } from '../../../rulesets';
import type { Office } from '../../../rulesets';
import { playerOf } from '../../model/types';
import type { EmittingTurn } from '../../model/types';
import { awakePlayers, playerActor, playerOfAccount } from '../../model/players';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { AppointToOffice, OfficeFilled } from './vocabulary';
import { officeFilled, unlessCandidate, unlessFilledBy, unlessOffice } from './office-terms';
import type { OfficeMoment } from './office-terms';
import { holds } from '../../mechanics/office-holders';

const RULE = 'offices' as const;

type Known = Pick<AppointToOffice, 'office'> &
  Partial<AppointToOffice> & { readonly accountId: AccountId };

/** The actor: the host for an office that the host fills, otherwise the appointing player. */
export const appointerOf =
  <State extends TrackedState, F>({ rulesetOf }: ValueTracking<State, F>) =>
  (state: State, account: AccountId, { office }: AppointToOffice) =>
    findOffice(rulesetOf(state), office)?.filledBy.type === 'HOST'
      ? HOST
      : playerActor(state, account);

/** A command of the host, or of the player whose office appoints. */
export const appointToOfficeOf = <State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
  isHost: (state: State, account: AccountId) => boolean,
) => {
  const mayAppoint = (
    { state, now }: OfficeMoment<State>,
    { filledBy }: Office,
    account: AccountId,
  ): boolean => {
    if (filledBy.type === 'HOST') return isHost(state, account);
    const player = playerOfAccount(state, account);
    return (
      filledBy.type === 'OFFICE' && player !== null && holds(state, now, filledBy.office, player.id)
    );
  };
  return {
    rule: RULE,
    refuses: (
      moment: OfficeMoment<State>,
      { accountId, office: code, playerId }: Known,
    ): F | null => {
      const { state } = moment;
      const office = findOffice(tracking.rulesetOf(state), code);
      if (office === null) return unlessOffice(tracking, state, code);
      const mine =
        unlessFilledBy(tracking, office, ['HOST', 'OFFICE']) ??
        (mayAppoint(moment, office, accountId)
          ? null
          : tracking.refuse('OFFICE_FILLED_OTHERWISE', RULE, {
              office: code,
              filledBy: office.filledBy.type,
            }));
      return citing(
        office,
        mine ??
          tracking.unlessPlayed(state, RULE) ??
          unlessCandidate(tracking, moment, office, playerId),
      );
    },
    offers: (moment: OfficeMoment<State>) => {
      const { state } = moment;
      const awake = awakePlayers(state);
      return officesOf(tracking.rulesetOf(state))
        .filter((office) =>
          awake.some(({ id }) => unlessCandidate(tracking, moment, office, id) === null),
        )
        .map(({ office, title, ...rest }) => ({
          description: `Appoint a player as ${title}.`,
          known: { office },
          ...ruleOf(rest),
        }));
    },
    decide: (
      turn: EmittingTurn<OfficeFilled> & OfficeMoment<State>,
      { office: code, playerId }: AppointToOffice,
    ) => {
      const office = required(findOffice(tracking.rulesetOf(turn.state), code), `office ${code}`);
      turn.emit(officeFilled(tracking, turn, office, playerId));
      return null;
    },
    made: playerOf('OfficeFilled'),
  };
};
