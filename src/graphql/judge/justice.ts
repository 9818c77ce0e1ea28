import { ordinalOf } from '../../kernel';
import { sectionsOf } from '../../rulesets';
import type { RuleSection } from '../../rulesets';
import { rulingsOn } from '../../round';
import type { JusticeRequestResolvers, RulingResolvers } from '../generated/resolvers';
import type { RoundSnapshot } from '../snapshots/by-game';
import { printDateTime } from '../scalars/date-time';
import {
  confidenceVoteSource,
  globalIdOf,
  justiceRequestSource,
  playerOf,
  rulingSource,
} from '../nodes/sources';

/** Of the revision that was in force when they were named. */
function citedOf(
  { state }: RoundSnapshot,
  { revision, sections }: { readonly revision: number; readonly sections: readonly string[] },
): RuleSection<string>[] {
  if (sections.length === 0) return [];
  const { document } = state.need('revisions', `r${String(revision)}`);
  return sectionsOf(document).filter(({ anchor }) => sections.includes(anchor));
}

export const requestResolvers: JusticeRequestResolvers = {
  id: globalIdOf,
  number: ({ row }) => ordinalOf(row.id),
  player: ({ reading, row }) => playerOf(reading, row.playerId),
  kind: ({ row }) => row.kind,
  words: ({ row }) => row.text,
  entries: ({ row }) => row.entries,
  sections: ({ reading, row }) => citedOf(reading, row),
  requestedAt: ({ row }) => printDateTime(row.requestedAtMs),
  status: ({ row }) => row.status,
  ruling: ({ reading, row }) => {
    const inForce = rulingsOn(reading.state, row.id).find(({ status }) => status === 'IN_FORCE');
    return inForce === undefined ? null : rulingSource(reading, inForce);
  },
  rulings: ({ reading, row }) =>
    rulingsOn(reading.state, row.id).map((ruling) => rulingSource(reading, ruling)),
};

export const rulingResolvers: RulingResolvers = {
  id: globalIdOf,
  number: ({ row }) => ordinalOf(row.id),
  request: ({ reading, row }) =>
    justiceRequestSource(reading, reading.state.need('justiceRequests', row.requestId)),
  judge: ({ reading, row }) => playerOf(reading, row.playerId),
  verdict: ({ row }) => row.verdict,
  words: ({ row }) => row.text,
  entries: ({ row }) => row.entries,
  sections: ({ reading, row }) => citedOf(reading, row),
  issuedAt: ({ row }) => printDateTime(row.issuedAtMs),
  status: ({ row }) => row.status,
  overturnedAt: ({ row: { overturnedAtMs } }) =>
    overturnedAtMs === null ? null : printDateTime(overturnedAtMs),
  overturnedBy: ({ row }) => row.overturnedBy,
  confidenceVote: ({ reading, row }) => {
    const vote = reading.state.by('confidenceVotes', 'ruling', row.id)[0];
    return vote === undefined ? null : confidenceVoteSource(reading, vote);
  },
};
