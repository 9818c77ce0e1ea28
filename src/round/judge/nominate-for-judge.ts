/**
 * "Any player may become a candidate for the next Judge by sending a text message in the channel
 * #judge-elections" [Judges; ruling I1]. Each player has one standing message at a time [ruling
 * W3].
 */
import { ordinalOf, quoted } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { LONGEST_MESSAGE } from '../../season';
import { unlessRunning } from '../model/access';
import { weekEnd } from '../calendar/boundary';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { wordsShape } from '../model/shapes';
import { nextNumber, roundOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import { judgeRules, RULE, unlessJudged } from './bench';
import type { NominateForJudge } from './commands';
import type { CandidacyPosted } from './events';
import type { CandidacyRow } from './rows';
import { CANDIDACY_IDS } from '../model/ids';

export const nominateForJudge = byPlayer<NominateForJudge>({
  whilePaused: true,
  rule: RULE,
  shape: ({ text }) => wordsShape('text', text, LONGEST_MESSAGE, RULE),
  refuses: ({ state }, { id }) =>
    unlessRunning(state, RULE) ?? unlessJudged(state) ?? ifStanding(state, id),
  offers: ({ state, now }) => [
    {
      description:
        (judgeRules(state)?.termWeeks ?? 1) === 1
          ? 'Stand for Judge of the next week.'
          : 'Stand for Judge at the next election.',
      untilMs: weekEnd(state, now),
    },
  ],
  decide: (turn, { id: playerId }, { text }) => {
    const candidacyId = CANDIDACY_IDS.of(nextNumber(turn.state, 'candidacy'));
    turn.emit({ type: 'CandidacyPosted', candidacyId, playerId, message: text });
    return null;
  },
  made: (event) => (event.type === 'CandidacyPosted' ? event.candidacyId : null),
});

function ifStanding(state: RoundState, player: PlayerId): RoundRefusal | null {
  const standing = standingCandidacy(state, player);
  if (standing === null) return null;
  return refuse('ALREADY_A_CANDIDATE', RULE, { candidacyId: standing.id });
}

/** The player's standing candidacy; null for none. */
export function standingCandidacy(state: RoundState, player: PlayerId): CandidacyRow | null {
  return state.by('candidacies', 'standingOf', player)[0] ?? null;
}

export const candidacyPosted: RoundEventRecord<CandidacyPosted> = {
  evolve: (state, { atMs, event: { candidacyId, playerId, message } }) => {
    takeNumber(state, 'candidacy', ordinalOf(candidacyId));
    state.put('candidacies', {
      id: candidacyId,
      playerId,
      text: message,
      postedAtMs: atMs,
      week: roundOf(state).week,
      status: 'STANDING',
      counted: null,
    });
  },
  facts: (state, { playerId, message }) => ({ player: nameOf(state, playerId), message }),
  text: (state, { playerId, message }) =>
    `${nameOf(state, playerId)} stands for Judge: ${quoted(message)}.`,
  channel: 'JUDGE_ELECTIONS',
};
