/**
 * "Immediately after the week ends, the player whose text message made during the previous week has
 * the most :+1: reactions becomes the Judge for one week. Ties are broken in favour of the player
 * with the earliest text message" [Judges; ruling I1]. The election comes before the phase changes
 * [A3]. With other seats or terms, candidacies wait for the end of a week with a vacant seat [X8].
 */
import { CLOCK, counted as numbered, ordinalOf, required } from '../../kernel';
import { isWeekStart, weekId } from '../calendar/week';
import type { RoundEventRecord } from '../model/records';
import { roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { isJudge, judgeRules, nextTermId, seatJudge, seatsIn, sittingTerms } from './bench';
import { endTerm } from './end-term';
import { endorsersOf } from './endorsements';
import type { CandidacyCount, JudgeElected } from './events';
import type { JudgeTermRow } from './rows';

/** Elects Judges if a week ends at this instant. Call this once at each instant. */
export function electJudge(turn: RoundTurn): void {
  const { state } = turn;
  if (!isWeekStart(turn)) return;
  const judging = turn.as(CLOCK);
  for (const term of sittingTerms(state)) {
    if (isTermOver(turn, term)) endTerm(judging, term, 'EXPIRED');
  }
  const free = seatsIn(state) - sittingTerms(state).length;
  let toElect = Math.min(free, electable(countOf(state), state).length);
  while (toElect > 0) {
    toElect -= 1;
    electOne(judging, toElect);
  }
}

function electOne(turn: RoundTurn, toElect: number): void {
  const { state } = turn;
  const counted = countOf(state);
  const { candidacyId, playerId } = required(electable(counted, state)[0], 'a candidate');
  const counts = [...counted].sort((one, other) =>
    one.candidacyId === candidacyId ? -1 : other.candidacyId === candidacyId ? 1 : 0,
  );
  const elected = { candidacyId, playerId, counts, ...(toElect > 0 && { toElect }) };
  turn.emit({ type: 'JudgeElected', termId: nextTermId(state), ...elected });
}

/** The candidacies of players who are not sitting Judges [ruling X8]. */
const electable = (counts: readonly CandidacyCount[], state: RoundState): CandidacyCount[] =>
  counts.filter(({ playerId }) => !isJudge(state, playerId));

/**
 * True if the term has lasted the number of weeks that the rules set, including its first week. An
 * end set by a proposal takes precedence.
 */
function isTermOver({ state, now }: RoundTurn, { startedAtMs, untilMs }: JudgeTermRow): boolean {
  if (untilMs !== null) return untilMs <= now;
  const { week } = roundOf(state);
  let began = week;
  while (began > 1 && state.need('weeks', weekId(began)).startedAtMs > startedAtMs) began -= 1;
  return week - began + 1 >= (judgeRules(state)?.termWeeks ?? 1);
}

/** The standing candidacies, most endorsements first; the earliest is first among equals. */
function countOf(state: RoundState): CandidacyCount[] {
  return state
    .by('candidacies', 'standing', 'yes')
    .map(({ id, playerId }) => ({
      candidacyId: id,
      playerId,
      endorsements: endorsersOf(state, id).length,
    }))
    .sort(
      (a, b) =>
        b.endorsements - a.endorsements || ordinalOf(a.candidacyId) - ordinalOf(b.candidacyId),
    );
}

export const judgeElected: RoundEventRecord<JudgeElected> = {
  evolve: (state, { atMs, event }) => {
    const { termId, candidacyId, playerId, counts, toElect = 0 } = event;
    for (const { candidacyId: id, endorsements } of counts) {
      if (id !== candidacyId && toElect > 0) continue;
      state.put('candidacies', {
        ...state.need('candidacies', id),
        status: id === candidacyId ? 'ELECTED' : 'LOST',
        counted: endorsements,
      });
    }
    seatJudge(state, { id: termId, playerId, candidacyId, startedAtMs: atMs });
  },
  facts: (state, { playerId, counts }) => ({
    player: nameOf(state, playerId),
    endorsements: counts[0]?.endorsements ?? 0,
    candidates: counts.length,
  }),
  text: (state, { playerId, counts }) => {
    const endorsements = numbered(counts[0]?.endorsements ?? 0, 'endorsement');
    const field = numbered(counts.length, 'candidate');
    return `${nameOf(state, playerId)} was elected Judge with ${endorsements}, from ${field}.`;
  },
  channel: 'JUDGE_ELECTIONS',
  notice: 'JUDGE_CHOSEN',
  concerns: ({ counts }) => counts.map(({ playerId }) => playerId),
};
