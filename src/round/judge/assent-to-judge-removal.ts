/**
 * "An incumbent Judge can be removed with the assent of two players" [Judges]. They are players
 * other than the Judge and assent to the same removal [ruling I2]. An assent applies to one term,
 * and counts while its author is a player.
 */
import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { awakePlayer } from '../../season';
import type { PlayerRow, RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import { isJudge, judgeRules, RULE, sittingTerms, termOf, unlessJudged } from './bench';
import type { AssentToJudgeRemoval } from './commands';
import { endTerm } from './end-term';
import type { JudgeRemovalAssented } from './events';

export const assentToJudgeRemoval = byPlayer<AssentToJudgeRemoval, 'playerId'>({
  whilePaused: true,
  rule: RULE,
  refuses: ({ state }, player, { playerId: judgeId }) =>
    ifOwn(state, player, judgeId) ??
    unlessRunning(state, RULE) ??
    unlessJudged(state) ??
    unlessRemovable(state, player, judgeId),
  offers: ({ state }) =>
    sittingTerms(state).map(({ playerId }) => ({
      description: 'Assent to the removal of the Judge.',
      known: { playerId },
    })),
  decide: (turn, { id: playerId }, { playerId: judgeId }) => {
    const { state } = turn;
    const term = required(termOf(state, judgeId), 'a Judge');
    turn.emit({ type: 'JudgeRemovalAssented', termId: term.id, playerId, judgeId });
    const { removalAssents } = required(judgeRules(state), 'rules of Judges');
    if (assentersOf(state, term.id).length >= removalAssents) endTerm(turn, term, 'REMOVED');
    return null;
  },
});

/** Refuses a Judge who names anybody except another Judge. */
function ifOwn(state: RoundState, { id }: PlayerRow, judgeId: PlayerId): RoundRefusal | null {
  const isOthers = judgeId !== id && isJudge(state, judgeId);
  return isJudge(state, id) && !isOthers ? refuse('YOU_ARE_THE_JUDGE', RULE) : null;
}

function unlessRemovable(
  state: RoundState,
  player: PlayerRow,
  judgeId: PlayerId,
): RoundRefusal | null {
  const [first] = sittingTerms(state);
  if (first === undefined) return refuse('CHAIR_VACANT', RULE);
  const term = termOf(state, judgeId);
  if (term === null) return refuse('JUDGE_CHANGED', RULE, { playerId: first.playerId });
  const assents = state.get('removalAssents', assentId(term.id, player.id)) !== undefined;
  return assents ? refuse('ALREADY_ASSENTED', RULE) : null;
}

const assentId = (term: string, player: PlayerId): string => `${term}|${player}`;

/** The assenting players who are present and not idle. */
export function assentersOf(state: RoundState, term: string): PlayerRow[] {
  return state
    .by('removalAssents', 'term', term)
    .map(({ playerId }) => awakePlayer(state, playerId))
    .filter((player) => player !== null);
}

export const judgeRemovalAssented: RoundEventRecord<JudgeRemovalAssented> = {
  evolve: (state, { atMs, event: { termId, playerId } }) => {
    const id = assentId(termId, playerId);
    state.put('removalAssents', { id, termId, playerId, assentedAtMs: atMs });
  },
  facts: (state, { playerId, judgeId }) => ({
    player: nameOf(state, playerId),
    judge: nameOf(state, judgeId),
  }),
  text: (state, { playerId, judgeId }) =>
    `${nameOf(state, playerId)} assents to the removal of ${nameOf(state, judgeId)} as Judge.`,
  channel: 'GAME_ACTIONS',
  notice: 'JUDGE_QUESTIONED',
  concerns: ({ judgeId }) => [judgeId],
};
