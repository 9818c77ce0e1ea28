import { confidenceBallots, confidenceTally, endorsementsOf, endorserCount } from '../../round';
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
  Round: { judge: async (source) => ({ reading: await source.reading() }) },
  JudgeOffice: officeResolvers,
  JudgeRemoval: removalResolvers,
  JudgeTerm: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    candidacy: ({ reading, row: { candidacyId } }) =>
      candidacyId === null
        ? null
        : candidacySource(reading, reading.state.need('candidacies', candidacyId)),
    startedAt: ({ row }) => printDateTime(row.startedAtMs),
    until: ({ reading, row: { untilMs, endedAtMs } }) => {
      if (untilMs === null) return null;
      return printDateTime(endedAtMs === null ? expectedAt(reading, untilMs) : untilMs);
    },
    endedAt: ({ row: { endedAtMs } }) => (endedAtMs === null ? null : printDateTime(endedAtMs)),
    ending: ({ row }) => row.ending,
  },
  Candidacy: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    message: ({ row }) => row.text,
    postedAt: ({ row }) => printDateTime(row.postedAtMs),
    week: ({ row }) => row.week,
    status: ({ row }) => row.status,
    endorsements: ({ reading, row }) => endorsementsOf(reading.state, row),
    endorsers: ({ reading, row }, asked) =>
      pageByOrdinal(endorserCount(reading.state, row), asked, (player) =>
        playerSource(reading, player),
      ),
  },
  CandidacyCount: {
    candidacy: ({ reading, candidacyId }) =>
      candidacySource(reading, reading.state.need('candidacies', candidacyId)),
  },
  JusticeRequest: requestResolvers,
  Ruling: rulingResolvers,
  ConfidenceVote: {
    id: globalIdOf,
    ruling: ({ reading, row }) =>
      rulingSource(reading, reading.state.need('rulings', row.rulingId)),
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    calledAt: ({ row }) => printDateTime(row.calledAtMs),
    endsAt: ({ row }) => printDateTime(row.endsAtMs),
    status: ({ row }) => row.status,
    overturning: ({ reading, row }) => confidenceTally(reading.state, row).overturning,
    affirming: ({ reading, row }) => confidenceTally(reading.state, row).affirming,
    ballots: ({ reading, row }, asked) =>
      pageByOrdinal(confidenceBallots(reading.state, row), asked, (ballot) => ({
        reading,
        ballot,
      })),
  },
  ConfidenceBallot: {
    player: ({ reading, ballot }) => playerOf(reading, ballot.playerId),
    choice: ({ ballot }) => ballot.choice,
  },
};
