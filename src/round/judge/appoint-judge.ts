/**
 * "The host may appoint the judge of a round's first week" [ruling I1]: while the chair is vacant,
 * from the set-up on, and nobody whom the players removed [ruling W5].
 */
import type { PlayerId } from '../../kernel';
import { awakePlayers } from '../../season';
import { unlessOver } from '../ground/access';
import { byHost } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { presentPlayer, roundOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import { nameOf } from '../ground/wording';
import { nextTermId, RULE, seat, sittingTerm } from './bench';
import type { AppointJudge } from './commands';
import type { JudgeAppointed } from './events';

export const appointJudge = byHost<AppointJudge>({
  rule: RULE,
  refuses: ({ state }, { playerId }) =>
    unlessOver(state, RULE) ??
    unlessFirstWeek(state) ??
    (playerId === undefined ? null : unlessPresent(state, playerId)) ??
    unlessVacant(state) ??
    (playerId === undefined ? null : ifRemoved(state, playerId)),
  offers: ({ state }) =>
    awakePlayers(state).length > 0 ? [{ description: 'Appoint the Judge of the first week.' }] : [],
  decide: (turn, { playerId }) => {
    turn.emit({ type: 'JudgeAppointed', termId: nextTermId(turn.state), playerId });
    return null;
  },
});

function unlessFirstWeek(state: RoundState): RoundRefusal | null {
  const { week } = roundOf(state);
  return week > 1 ? refuse('FIRST_WEEK_OVER', RULE, { week }) : null;
}

function unlessPresent(state: RoundState, playerId: PlayerId): RoundRefusal | null {
  const player = presentPlayer(state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  return player.idleSinceMs === null ? null : refuse('PLAYER_IDLE', 'players', { playerId });
}

function unlessVacant(state: RoundState): RoundRefusal | null {
  const sitting = sittingTerm(state);
  return sitting === null ? null : refuse('CHAIR_TAKEN', RULE, { playerId: sitting.playerId });
}

const ifRemoved = (state: RoundState, playerId: PlayerId): RoundRefusal | null =>
  state.countBy('judgeTerms', 'removed', playerId) > 0
    ? refuse('JUDGE_REMOVED', RULE, { playerId })
    : null;

export const judgeAppointed: RoundEventRecord<JudgeAppointed> = {
  evolve: (state, { atMs, event: { termId, playerId } }) => {
    seat(state, { id: termId, playerId, candidacyId: null, startedAtMs: atMs });
  },
  text: (state, { playerId }) => `The host appointed ${nameOf(state, playerId)} as Judge.`,
  channel: 'JUDGE_ELECTIONS',
  notice: 'JUDGE_CHOSEN',
  concerns: ({ playerId }) => [playerId],
};
