import {
  byOrdinal,
  plusRulesDays,
  rulesInstant,
  startOfWeek,
  toReal,
  toRules,
  WEEK_MS,
} from '../../kernel';
import type { Instant } from '../../kernel';
import { assents } from '../judge/assent-to-judge-removal';
import { isJudge, RULE, sittingTerm } from '../judge/bench';
import { confidenceUntil, confidenceVoteOn } from '../judge/call-confidence-vote';
import { choiceOf } from '../judge/cast-confidence-vote';
import { openConfidenceVotes } from '../judge/conclude-confidence-votes';
import { endorses } from '../judge/endorse-candidate';
import { standingCandidacy } from '../judge/nominate-for-judge';
import { overturnUntil } from '../judge/overturn-ruling';
import type { RulingRow } from '../judge/rows';
import { option } from '../option';
import type { RoundOption } from '../option';
import { isRunning, roundOf, rulesetOf, tempoOf } from '../state';
import type { PlayerRow, RoundState } from '../state';

/** For a player: what there is to do about the Judge, and to say. */
export function judgeOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const { status } = roundOf(state);
  return [
    ...(status !== 'ENDED' && isJudge(state, player.id)
      ? [option('resignAsJudge', RULE, 'Cease to be the Judge.')]
      : []),
    ...(isRunning(state)
      ? [
          ...electionOptions(state, player, now),
          ...(isJudge(state, player.id)
            ? benchOptions(state, player, now)
            : barOptions(state, player)),
          ...confidenceOptions(state, player, now),
        ]
      : []),
  ];
}

function weekEnd(state: RoundState, now: Instant): Instant {
  const tempo = tempoOf(roundOf(state));
  return toReal(tempo, rulesInstant(startOfWeek(toRules(tempo, now)) + WEEK_MS));
}

function electionOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const until = weekEnd(state, now);
  const stand =
    standingCandidacy(state, player.id) === null
      ? [option('nominateForJudge', RULE, 'Stand for Judge of the next week.', {}, until)]
      : [];
  const endorse = state
    .by('candidacies', 'standing', 'yes')
    .sort(byOrdinal)
    .map(({ id }) =>
      endorses(state, player.id, id)
        ? option('withdrawEndorsement', RULE, 'Endorse no longer.', { candidacyId: id }, until)
        : option('endorseCandidate', RULE, 'Endorse a candidate.', { candidacyId: id }, until),
    );
  return [...stand, ...endorse];
}

/** For the Judge. */
function benchOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const owed = state
    .by('justiceRequests', 'status', 'OPEN')
    .filter(({ playerId }) => playerId !== player.id)
    .sort(byOrdinal)
    .map(({ id, kind }) =>
      option('issueRuling', RULE, 'Rule on a request.', { requestId: id, kind }),
    );
  const { ownOverturnWithinDays } = rulesetOf(state).judge;
  const own = recentRulings(state, now, ownOverturnWithinDays)
    .filter(({ playerId, status }) => playerId === player.id && status === 'IN_FORCE')
    .filter((ruling) => now < overturnUntil(state, ruling))
    .map((ruling) =>
      option(
        'overturnRuling',
        RULE,
        'Overturn your own ruling.',
        { rulingId: ruling.id },
        overturnUntil(state, ruling),
      ),
    );
  return [...owed, ...own];
}

/** For everybody else. */
function barOptions(state: RoundState, player: PlayerRow): RoundOption[] {
  const term = sittingTerm(state);
  const request = option('requestJustice', RULE, 'Put a question or a statement to the Judge.');
  if (term === null || assents(state, player.id, term.id)) return [request];
  const facts = { playerId: term.playerId };
  return [
    request,
    option('assentToJudgeRemoval', RULE, 'Assent to the removal of the Judge.', facts),
  ];
}

function confidenceOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const { confidenceWithinDays } = rulesetOf(state).judge;
  const call = recentRulings(state, now, confidenceWithinDays)
    .filter(({ id, status }) => status === 'IN_FORCE' && confidenceVoteOn(state, id) === null)
    .filter((ruling) => now < confidenceUntil(state, ruling))
    .map((ruling) =>
      option(
        'callConfidenceVote',
        RULE,
        'Call a vote of confidence on a ruling.',
        { rulingId: ruling.id },
        confidenceUntil(state, ruling),
      ),
    );
  const cast = openConfidenceVotes(state).map(({ id, endsAtMs }) =>
    option(
      'castConfidenceVote',
      RULE,
      'Vote on a ruling, or vote otherwise.',
      { confidenceVoteId: id, choice: choiceOf(state, id, player.id) },
      endsAtMs,
    ),
  );
  return [...call, ...cast];
}

/**
 * Those of so many rules-days past. How many weeks that is no one can say, since the tempo may have been
 * amended: it goes back until a week has older ones.
 */
function recentRulings(state: RoundState, now: Instant, days: number): RulingRow[] {
  const round = roundOf(state);
  const since = plusRulesDays(tempoOf(round), now, -days);
  const recent: RulingRow[] = [];
  for (let { week } = round; week >= 0; week -= 1) {
    const rulings = state.by('rulings', 'week', String(week));
    const young = rulings.filter(({ issuedAtMs }) => issuedAtMs >= since);
    recent.push(...young);
    if (young.length < rulings.length) break;
  }
  return recent.sort(byOrdinal);
}
