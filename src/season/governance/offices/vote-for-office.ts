/**
 * Players vote for the holder of an office, and may change their votes. A vote fills the office if
 * the candidate then has votes from more than half of the players. The rules may ask for another
 * majority [rulings Z4, AC1].
 */
import { required } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import { findOffice, officesOf, ruleOf } from '../../../rulesets';
import type { Office } from '../../../rulesets';
import { playerOf } from '../../model/types';
import type { EmittingTurn } from '../../model/types';
import { isMajority } from '../../model/majority';
import { awakePlayers } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { VoteForOffice, OfficeFilled, OfficeVoteCast } from './vocabulary';
import { officeFilled, unlessCandidate, unlessFilledBy, unlessOffice } from './office-terms';
import type { OfficeMoment } from './office-terms';
import { officeVotesOn } from '../../mechanics/office-holders';

type Known = Pick<VoteForOffice, 'office'> & Partial<VoteForOffice>;

/** A command of any player. */
export const voteForOfficeOf = <State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  rule: 'offices' as const,
  refuses: (moment: OfficeMoment<State>, { id: voter }: PlayerRow, known: Known): F | null => {
    const { state } = moment;
    const { office: code, playerId } = known;
    const office = findOffice(tracking.rulesetOf(state), code);
    if (office === null) return unlessOffice(tracking, state, code);
    return citing(
      office,
      unlessFilledBy(tracking, office, ['VOTE']) ??
        tracking.unlessPlayed(state, 'offices') ??
        unlessCandidate(tracking, moment, office, playerId) ??
        (playerId === undefined ? null : unlessVoted(tracking, state, office, voter, playerId)),
    );
  },
  offers: (moment: OfficeMoment<State>, { id: voter }: PlayerRow) => {
    const { state } = moment;
    const awake = awakePlayers(state);
    return officesOf(tracking.rulesetOf(state))
      .filter((office) =>
        [null, ...awake.map(({ id }) => id)].some(
          (id) =>
            unlessCandidate(tracking, moment, office, id) === null &&
            unlessVoted(tracking, state, office, voter, id) === null,
        ),
      )
      .map(({ office, title, ...rest }) => ({
        description: `Vote for a player as ${title}.`,
        known: { office },
        needs: ['playerId'],
        ...ruleOf(rest),
      }));
  },
  decide: (
    turn: EmittingTurn<OfficeFilled | OfficeVoteCast> & OfficeMoment<State>,
    { id: voter }: PlayerRow,
    { office: code, playerId: forId }: VoteForOffice,
  ) => {
    const { state } = turn;
    const office = required(findOffice(tracking.rulesetOf(state), code), `the office ${code}`);
    turn.emit({ type: 'OfficeVoteCast', office: code, playerId: voter, forId });
    if (forId === null) return null;
    if (isElected(state, office, forId)) turn.emit(officeFilled(tracking, turn, office, forId));
    return null;
  },
  made: playerOf('OfficeVoteCast'),
});

/** True if enough active players vote for the candidate: more than half, or the rules' majority. */
function isElected(state: TrackedState, { office, filledBy }: Office, forId: PlayerId): boolean {
  const voters = new Set(awakePlayers(state).map(({ id }) => id));
  const votes = officeVotesOn(state, office).filter(({ voterId }) => voters.has(voterId));
  const votesFor = votes.filter((vote) => vote.forId === forId).length;
  const majority = filledBy.type === 'VOTE' ? filledBy.majority : undefined;
  return isMajority(majority, 'MORE_THAN_HALF', {
    ...{ votesFor, votesAgainst: votes.length - votesFor },
    players: voters.size,
  });
}

/**
 * Refuses a vote that changes nothing. It still accepts one if the candidate has enough votes only
 * now, because players have left.
 */
function unlessVoted<State extends TrackedState, F>(
  { refuse }: ValueTracking<State, F>,
  state: State,
  wanted: Office,
  voter: PlayerId,
  forId: PlayerId | null,
): F | null {
  const { office } = wanted;
  const vote = officeVotesOn(state, office).find(({ voterId }) => voterId === voter);
  if ((vote?.forId ?? null) !== forId) return null;
  const isDue = forId !== null && isElected(state, wanted, forId);
  return isDue ? null : refuse('OFFICE_VOTE_STANDS', 'offices', { office });
}
