import { confidenceBallots, confidenceTally, endorsementsOf, presentEndorsers } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { pageByOrdinal } from '../pagination/page';
import { printDateTime } from '../scalars/date-time';
import { expectedAt } from '../snapshots/season-view';
import {
  candidacySource,
  globalIdOf,
  playerOf,
  playerSource,
  rulingSource,
} from '../nodes/sources';
import {
  appointJudge,
  assentToJudgeRemoval,
  callConfidenceVote,
  castConfidenceVote,
  endorseCandidate,
  issueRuling,
  nominateForJudge,
  overturnRuling,
  requestJustice,
  resignAsJudge,
  withdrawEndorsement,
} from './mutations';
import { requestResolvers, rulingResolvers } from './justice';
import { officeResolvers, removalResolvers } from './office';

export const judgeResolvers: Resolvers = {
  Mutation: {
    nominateForJudge,
    endorseCandidate,
    withdrawEndorsement,
    appointJudge,
    resignAsJudge,
    assentToJudgeRemoval,
    requestJustice,
    issueRuling,
    overturnRuling,
    callConfidenceVote,
    castConfidenceVote,
  },
  Round: { judge: async (source) => ({ snapshot: await source.snapshot() }) },
  JudgeOffice: officeResolvers,
  JudgeRemoval: removalResolvers,
  JudgeTerm: {
    id: globalIdOf,
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    candidacy: ({ snapshot, row: { candidacyId } }) =>
      candidacyId === null
        ? null
        : candidacySource(snapshot, snapshot.state.need('candidacies', candidacyId)),
    startedAt: ({ row }) => printDateTime(row.startedAtMs),
    until: ({ snapshot, row: { untilMs, endedAtMs } }) => {
      if (untilMs === null) return null;
      return printDateTime(endedAtMs === null ? expectedAt(snapshot, untilMs) : untilMs);
    },
    endedAt: ({ row: { endedAtMs } }) => (endedAtMs === null ? null : printDateTime(endedAtMs)),
    ending: ({ row }) => row.ending,
  },
  Candidacy: {
    id: globalIdOf,
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    message: ({ row }) => row.text,
    postedAt: ({ row }) => printDateTime(row.postedAtMs),
    week: ({ row }) => row.week,
    status: ({ row }) => row.status,
    endorsements: ({ snapshot, row }) => endorsementsOf(snapshot.state, row),
    endorsers: ({ snapshot, row }, asked) =>
      pageByOrdinal(presentEndorsers(snapshot.state, row), asked, (player) =>
        playerSource(snapshot, player),
      ),
  },
  CandidacyCount: {
    candidacy: ({ snapshot, candidacyId }) =>
      candidacySource(snapshot, snapshot.state.need('candidacies', candidacyId)),
  },
  JusticeRequest: requestResolvers,
  Ruling: rulingResolvers,
  ConfidenceVote: {
    id: globalIdOf,
    ruling: ({ snapshot, row }) =>
      rulingSource(snapshot, snapshot.state.need('rulings', row.rulingId)),
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    calledAt: ({ row }) => printDateTime(row.calledAtMs),
    endsAt: ({ row }) => printDateTime(row.endsAtMs),
    status: ({ row }) => row.status,
    overturning: ({ snapshot, row }) => confidenceTally(snapshot.state, row).overturning,
    affirming: ({ snapshot, row }) => confidenceTally(snapshot.state, row).affirming,
    ballots: ({ snapshot, row }, asked) =>
      pageByOrdinal(confidenceBallots(snapshot.state, row), asked, (ballot) => ({
        snapshot,
        ballot,
      })),
  },
  ConfidenceBallot: {
    player: ({ snapshot, ballot }) => playerOf(snapshot, ballot.playerId),
    choice: ({ ballot }) => ballot.choice,
  },
};
