import type { Stage } from '../stage';

/** The first Judge, who must be Ann, rules and faces a vote. Two players run for the next term. */
export async function firstJudge(stage: Stage): Promise<void> {
  const cited = { entries: [1], sections: ['judge'] };
  await stage.does('bob', 'requestJustice', { kind: 'STATEMENT', text: 'Ducks play.', ...cited });
  await stage.does('cyd', 'requestJustice', { kind: 'QUESTION', text: 'Who draws?' });
  const [requestId, second] = [stage.id('JusticeRequest', 'q1'), stage.id('JusticeRequest', 'q2')];
  await stage.does('ann', 'issueRuling', { requestId, verdict: 'FALSE', text: 'There are none.' });
  await stage.isRefused('bob', 'issueRuling', { requestId, text: 'Yes.' }, 'NOT_THE_JUDGE');
  await stage.does('ann', 'issueRuling', { requestId: second, text: 'Anybody.', ...cited });
  await stage.does('ann', 'overturnRuling', { rulingId: stage.id('Ruling', 'u2') });
  await stage.does('cyd', 'callConfidenceVote', { rulingId: stage.id('Ruling', 'u1') });
  const confidenceVoteId = stage.id('ConfidenceVote', 'f1');
  for (const who of ['bob', 'cyd'] as const) {
    await stage.does(who, 'castConfidenceVote', { confidenceVoteId, choice: 'OVERTURN' });
  }
  await stage.does('dan', 'castConfidenceVote', { confidenceVoteId, choice: 'AFFIRM' });
  for (const who of ['bob', 'cyd'] as const) {
    await stage.does(who, 'nominateForJudge', { text: 'I am fair.' });
  }
  const candidacyId = stage.id('Candidacy', 'n2');
  await stage.does('dan', 'endorseCandidate', { candidacyId: stage.id('Candidacy', 'n1') });
  await stage.does('dan', 'withdrawEndorsement', { candidacyId: stage.id('Candidacy', 'n1') });
  for (const who of ['ann', 'dan'] as const) {
    await stage.does(who, 'endorseCandidate', { candidacyId });
  }
}

/** The Judges of the second and third week, and the ends of their terms. */
export async function laterJudges(stage: Stage): Promise<void> {
  await stage.does('bob', 'nominateForJudge', { text: 'Again.' });
  const cyd = stage.player('p3');
  for (const who of ['ann', 'bob'] as const) {
    await stage.does(who, 'assentToJudgeRemoval', { playerId: cyd });
  }
  await stage.day(14);
  await stage.does('bob', 'resignAsJudge');
}
