/**
 * "The host may appoint the judge of a round's first week" [ruling I1]: from the set-up on, while a
 * seat is vacant. A player whom the players removed from the chair cannot be appointed [ruling W5].
 */
import type { PlayerId } from '../../kernel';
import { awakePlayers } from '../../season';
import { unlessOver } from '../model/access';
import { byHost } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { presentPlayer, roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import {
  isJudge,
  nextTermId,
  RULE,
  seatJudge,
  seatsIn,
  sittingJudges,
  unlessJudged,
} from './bench';
import type { AppointJudge } from './commands';
import type { JudgeAppointed } from './events';

export const appointJudge = byHost<AppointJudge>(
  {
    rule: RULE,
    refuses: ({ state }, { playerId }) =>
      unlessOver(state, RULE) ??
      unlessJudged(state) ??
      unlessFirstWeek(state) ??
      (playerId === undefined ? null : unlessPresent(state, playerId)) ??
      unlessVacant(state, playerId) ??
      (playerId === undefined ? null : ifRemoved(state, playerId)),
    offers: ({ state }) =>
      awakePlayers(state).some(({ id }) => !isJudge(state, id) && ifRemoved(state, id) === null)
        ? [{ description: 'Appoint the Judge of the first week.' }]
        : [],
    decide: (turn, { playerId }) => {
      turn.emit({ type: 'JudgeAppointed', termId: nextTermId(turn.state), playerId });
      return null;
    },
  },
  'APPOINT_JUDGE',
);

function unlessFirstWeek(state: RoundState): RoundRefusal | null {
  const { week } = roundOf(state);
  return week > 1 ? refuse('FIRST_WEEK_OVER', RULE, { week }) : null;
}

function unlessPresent(state: RoundState, playerId: PlayerId): RoundRefusal | null {
  const player = presentPlayer(state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  return player.idleSinceMs === null ? null : refuse('PLAYER_IDLE', 'players', { playerId });
}

/** Refuses if no seat is vacant, or if the player is a Judge. */
function unlessVacant(state: RoundState, wanted: PlayerId | undefined): RoundRefusal | null {
  const judges = sittingJudges(state);
  const inTheWay = judges.length < seatsIn(state) ? judges.find((id) => id === wanted) : judges[0];
  return inTheWay === undefined ? null : refuse('CHAIR_TAKEN', RULE, { playerId: inTheWay });
}

const ifRemoved = (state: RoundState, playerId: PlayerId): RoundRefusal | null =>
  state.countBy('judgeTerms', 'removed', playerId) > 0
    ? refuse('JUDGE_REMOVED', RULE, { playerId })
    : null;

export const judgeAppointed: RoundEventRecord<JudgeAppointed> = {
  evolve: (state, { atMs, event: { termId, playerId } }) => {
    seatJudge(state, { id: termId, playerId, candidacyId: null, startedAtMs: atMs });
  },
  facts: (state, { playerId }) => ({ player: nameOf(state, playerId) }),
  text: (state, { playerId }) => `The host appointed ${nameOf(state, playerId)} as Judge.`,
  channel: 'JUDGE_ELECTIONS',
  notice: 'JUDGE_CHOSEN',
  concerns: ({ playerId }) => [playerId],
};
