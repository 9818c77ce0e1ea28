/**
 * The deadlines of a round: its start and end, the coming phases, revelation dates, the placing of
 * presented hands, and the ends of bidding, terms and votes.
 */
import { dayOfWeek, instant, ordinalOf, startOfWeek, toRules, WEEK_MS } from '../../kernel';
import type { AccountId, Instant, PlayerId } from '../../kernel';
import {
  attemptDates,
  endOfRevelation,
  endOfVote,
  isPausing,
  playerOfAccount,
  resumptionOf,
  termsEnding,
  votesEnding,
} from '../../season';
import type { Deadline } from '../../season';
import { phaseEnd, phaseAtInstant } from '../calendar/boundary';
import { isDeserted } from '../clock/sleep';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import { choiceOf } from '../judge/cast-confidence-vote';
import { openConfidenceVotes } from '../judge/conclude-confidence-votes';
import { biddingEnd } from './bid';

/** The number of coming phases that are listed: two weeks in the editions. */
const PHASES_AHEAD = 4;

/**
 * The deadlines that the account may see, earliest first. `account`: null for a visitor who is
 * signed out.
 */
export function deadlinesOf(state: RoundState, account: AccountId | null): readonly Deadline[] {
  const { status, startsAtMs, endedAtMs } = roundOf(state);
  const start = [{ id: 'start', atMs: startsAtMs, text: 'The round starts.', waits: false }];
  if (status === 'SETUP') return start;
  if (status === 'ENDED') {
    return [{ id: 'end', atMs: endedAtMs ?? startsAtMs, text: 'The round ended.', waits: false }];
  }
  const player = account === null ? null : (playerOfAccount(state, account)?.id ?? null);
  return [
    ...start,
    ...(isPausing(roundOf(state))
      ? resumptionOf(roundOf(state))
      : [
          ...bidding(state),
          ...phases(state),
          ...revelations(state, player),
          ...attemptDates(state, rulesetOf(state), player),
          ...placings(state),
          ...termsEnding(state, rulesetOf(state)),
        ]),
    ...votesEnding(state, player),
    ...confidenceVotes(state, player),
  ].sort((one, other) => one.atMs - other.atMs);
}

/** The end of bidding on House Lots, during its phase. */
function bidding(state: RoundState): Deadline[] {
  const atMs = isDeserted(state) ? null : biddingEnd(state, phaseSince(state));
  if (atMs === null) return [];
  const id = `bidding-${String(roundOf(state).week)}`;
  return [{ id, atMs, text: 'Bidding closes.', waits: false }];
}

/** The start of the present phase, or the end of the last pause if that is later. */
function phaseSince(state: RoundState): Instant {
  const { phaseStartedAtMs, startsAtMs, pausedUntilMs } = roundOf(state);
  return instant(Math.max(phaseStartedAtMs ?? startsAtMs, pausedUntilMs ?? 0));
}

/** The coming phases; none while the round sleeps. */
function phases(state: RoundState): Deadline[] {
  const { week } = roundOf(state);
  if (isDeserted(state)) return [];
  const tempo = tempoOf(roundOf(state));
  const weekStart = (at: Instant): number => startOfWeek(toRules(tempo, at));
  const since = phaseSince(state);
  const found: Deadline[] = [];
  for (let at = phaseEnd(state, since); found.length < PHASES_AHEAD; at = phaseEnd(state, at)) {
    const phase = phaseAtInstant(state, at);
    const name = rulesetOf(state).phases.find((known) => known.phase === phase)?.name ?? phase;
    const number = week + Math.round((weekStart(at) - weekStart(since)) / WEEK_MS);
    const id = `phase-${String(number)}-${String(dayOfWeek(toRules(tempo, at)))}`;
    found.push({ id, atMs: at, text: `The ${name} of week ${number} begins.`, waits: false });
  }
  return found;
}

/** The ends of the times to reveal. A deadline does not show that an action is entrusted. */
function revelations(state: RoundState, player: PlayerId | null): Deadline[] {
  return state.keys('secretActions', 'reveals').map((date) => {
    const atMs = instant(Number(date));
    const own = state
      .by('secretActions', 'reveals', date)
      .filter(({ playerId, status }) => playerId === player && status === 'COMMITTED');
    const waits = own.length > 0;
    const text = endOfRevelation('secret actions', waits);
    return { id: `reveal-${date}`, atMs, text, waits };
  });
}

const placings = (state: RoundState): Deadline[] =>
  state.keys('hands', 'places').map((date) => ({
    id: `placing-${date}`,
    atMs: instant(Number(date)),
    text: 'The presented hands are placed.',
    waits: false,
  }));

function confidenceVotes(state: RoundState, player: PlayerId | null): Deadline[] {
  return openConfidenceVotes(state).map(({ id, rulingId, endsAtMs }) => {
    const waits = player !== null && choiceOf(state, id, player) === null;
    const subject = `The vote of confidence on ruling ${ordinalOf(rulingId)} ends`;
    return { id: `confidence-${id}`, atMs: endsAtMs, text: endOfVote(subject, waits), waits };
  });
}
