import { sittingTerms } from '../../../../src/round';
import type { JudgeCommand, JusticeRequestRow, RoundState } from '../../../../src/round';
import { awakePlayers } from '../../../../src/season';
import type { Entries } from '../entry';
import { text } from '../entry';
import type { Scene } from '../scene';

/** The text of a request or ruling. Some citations do not exist. */
const words = (scene: Scene) => ({
  text: scene.pick.oneIn(10) ? '' : 'A duck is a card.',
  entries: scene.pick.of([], [1], [1, 1]),
  sections: scene.pick.of<string[]>([], ['judge'], ['cards'], ['nowhere']),
});
const PLAIN = { text: 'So it is.', entries: [], sections: ['judge'] };

/** The Judge's id, or sometimes another player's. */
const judgeId = (scene: Scene) =>
  (scene.pick.oneIn(5) ? null : scene.pick.from(sittingTerms(scene.state))?.playerId) ??
  scene.player();

const isSitting = (state: RoundState, player: string) =>
  sittingTerms(state).some(({ playerId }) => playerId === player);

const openRequest = (scene: Scene): JusticeRequestRow['id'] =>
  (scene.pick.oneIn(5)
    ? null
    : scene.pick.from(scene.state.by('justiceRequests', 'status', 'OPEN'))?.id) ??
  scene.idIn('justiceRequests');

export const JUDGE: Entries<JudgeCommand['type']> = {
  NominateForJudge: {
    weight: 3,
    any: ({ pick }) => ({
      type: 'NominateForJudge',
      text: pick.oneIn(8) ? '' : 'I am fair.',
    }),
    offered: () => ({ type: 'NominateForJudge', text: 'I am fair.' }),
  },
  EndorseCandidate: {
    weight: 3,
    any: (scene) => ({ type: 'EndorseCandidate', candidacyId: scene.idIn('candidacies') }),
    offered: (_scene, facts) => ({
      type: 'EndorseCandidate',
      candidacyId: text(facts, 'candidacyId'),
    }),
  },
  WithdrawEndorsement: {
    weight: 1,
    any: (scene) => ({ type: 'WithdrawEndorsement', candidacyId: scene.idIn('candidacies') }),
    offered: (_scene, facts) => ({
      type: 'WithdrawEndorsement',
      candidacyId: text(facts, 'candidacyId'),
    }),
  },
  AppointJudge: {
    weight: 1,
    by: 'HOST',
    any: (scene) => ({ type: 'AppointJudge', playerId: scene.player() }),
    offered: ({ state, pick }) => {
      const free = awakePlayers(state).filter(
        ({ id }) => !isSitting(state, id) && state.countBy('judgeTerms', 'removed', id) === 0,
      );
      const playerId = pick.from(free)?.id;
      return playerId === undefined ? null : { type: 'AppointJudge', playerId };
    },
  },
  ResignAsJudge: {
    weight: 1,
    any: () => ({ type: 'ResignAsJudge' }),
    offered: () => ({ type: 'ResignAsJudge' }),
  },
  AssentToJudgeRemoval: {
    weight: 1,
    any: (scene) => ({ type: 'AssentToJudgeRemoval', playerId: judgeId(scene) }),
    offered: (_scene, facts) => ({
      type: 'AssentToJudgeRemoval',
      playerId: text(facts, 'playerId'),
    }),
  },
  RequestJustice: {
    weight: 4,
    any: (scene) => ({
      type: 'RequestJustice',
      kind: scene.pick.of('STATEMENT', 'QUESTION'),
      ...words(scene),
    }),
    offered: ({ pick }) => ({
      type: 'RequestJustice',
      kind: pick.of('STATEMENT', 'QUESTION'),
      ...PLAIN,
    }),
  },
  IssueRuling: {
    weight: 6,
    any: (scene) => ({
      type: 'IssueRuling',
      requestId: openRequest(scene),
      verdict: scene.pick.of('TRUE', 'FALSE', null),
      ...words(scene),
    }),
    offered: (_scene, facts) => ({
      type: 'IssueRuling',
      requestId: text(facts, 'requestId'),
      verdict: text(facts, 'kind') === 'STATEMENT' ? 'TRUE' : null,
      ...PLAIN,
    }),
  },
  OverturnRuling: {
    weight: 2,
    any: (scene) => ({ type: 'OverturnRuling', rulingId: scene.idIn('rulings') }),
    offered: (_scene, facts) => ({ type: 'OverturnRuling', rulingId: text(facts, 'rulingId') }),
  },
  CallConfidenceVote: {
    weight: 3,
    any: (scene) => ({ type: 'CallConfidenceVote', rulingId: scene.idIn('rulings') }),
    offered: (_scene, facts) => ({
      type: 'CallConfidenceVote',
      rulingId: text(facts, 'rulingId'),
    }),
  },
  CastConfidenceVote: {
    weight: 4,
    any: (scene) => ({
      type: 'CastConfidenceVote',
      voteId: scene.idIn('confidenceVotes'),
      choice: scene.pick.of('OVERTURN', 'OVERTURN', 'AFFIRM'),
    }),
    offered: ({ pick }, facts) => ({
      type: 'CastConfidenceVote',
      voteId: text(facts, 'voteId'),
      choice: pick.of('OVERTURN', 'AFFIRM'),
    }),
  },
};
