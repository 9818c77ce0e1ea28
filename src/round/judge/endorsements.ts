/**
 * A reaction to the message of a candidate is an endorsement [Judges]. A player can endorse several
 * candidates, themself included, and withdraw an endorsement until the week ends [ruling W4].
 */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { awakePlayer } from '../../season';
import type { PlayerRow, RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import { unlessRunning } from '../model/access';
import { weekEnd } from '../calendar/boundary';
import type { RoundMoment, RoundTurn } from '../model/turn';
import type { RoundEvent } from '../model/event';
import { RULE, unlessJudged } from './bench';
import type { CandidacyRow } from './rows';
import type { CandidacyId } from '../model/ids';
import type { EndorsementEvent } from './events';

export const endorsementId = (candidacy: string, player: PlayerId): string =>
  `${candidacy}|${player}`;

const endorses = (state: RoundState, player: PlayerId, candidacy: string): boolean =>
  state.get('endorsements', endorsementId(candidacy, player)) !== undefined;

/** The endorsing players who are present and not idle; only their endorsements count. */
export function endorsersOf(state: RoundState, candidacy: string): PlayerRow[] {
  return state
    .by('endorsements', 'candidacy', candidacy)
    .map(({ playerId }) => awakePlayer(state, playerId))
    .filter((player) => player !== null);
}

/** The candidacies that have not been counted, oldest first. */
const standingCandidacies = (state: RoundState): CandidacyRow[] =>
  state.by('candidacies', 'standing', 'yes').sort(byOrdinal);

function unlessStanding(state: RoundState, candidacyId: CandidacyId): RoundRefusal | null {
  const status = state.get('candidacies', candidacyId)?.status ?? null;
  if (status === 'STANDING') return null;
  return refuse('CANDIDACY_NOT_FOUND', RULE, { candidacyId, status });
}

/** The candidate's name for a sentence. */
export const candidateName = (state: RoundState, candidacyId: CandidacyId): string =>
  nameOf(state, state.need('candidacies', candidacyId).playerId);

/** An endorsement, or its withdrawal. */
type EndorsementRef = {
  readonly description: string;
  readonly event: EndorsementEvent['type'];
  /**
   * Refuses the command according to the player's present endorsement: `endorsed` is true if there
   * is one.
   */
  readonly unless: (endorsed: boolean, candidacyId: CandidacyId) => RoundRefusal | null;
};
type CandidacyRef = { readonly candidacyId: CandidacyId };

/** The shared parts of the commands that endorse a candidate and withdraw an endorsement. */
export const candidacyPlayers = ({ description, event: type, unless }: EndorsementRef) => ({
  rule: RULE,
  whilePaused: true as const,
  refuses: ({ state }: RoundMoment, { id }: PlayerRow, { candidacyId }: CandidacyRef) =>
    unlessRunning(state, RULE) ??
    unlessJudged(state) ??
    unlessStanding(state, candidacyId) ??
    unless(endorses(state, id, candidacyId), candidacyId),
  offers: ({ state, now }: RoundMoment) =>
    standingCandidacies(state).map(({ id }) => ({
      description,
      known: { candidacyId: id },
      untilMs: weekEnd(state, now),
    })),
  decide: (turn: RoundTurn, { id: playerId }: PlayerRow, { candidacyId }: CandidacyRef): null => {
    turn.emit({ type, candidacyId, playerId });
    return null;
  },
  made: (event: RoundEvent) => (event.type === type ? event.candidacyId : null),
});
