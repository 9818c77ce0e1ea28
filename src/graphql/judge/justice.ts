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

/** The sections cited, from the revision in force at the time. */
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
  player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
  kind: ({ row }) => row.kind,
  words: ({ row }) => row.text,
  entries: ({ row }) => row.entries,
  sections: ({ snapshot, row }) => citedOf(snapshot, row),
  requestedAt: ({ row }) => printDateTime(row.requestedAtMs),
  status: ({ row }) => row.status,
  ruling: ({ snapshot, row }) => {
    const inForce = rulingsOn(snapshot.state, row.id).find(({ status }) => status === 'IN_FORCE');
    return inForce === undefined ? null : rulingSource(snapshot, inForce);
  },
  rulings: ({ snapshot, row }) =>
    rulingsOn(snapshot.state, row.id).map((ruling) => rulingSource(snapshot, ruling)),
};

export const rulingResolvers: RulingResolvers = {
  id: globalIdOf,
  number: ({ row }) => ordinalOf(row.id),
  request: ({ snapshot, row }) =>
    justiceRequestSource(snapshot, snapshot.state.need('justiceRequests', row.requestId)),
  judge: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
  verdict: ({ row }) => row.verdict,
  words: ({ row }) => row.text,
  entries: ({ row }) => row.entries,
  sections: ({ snapshot, row }) => citedOf(snapshot, row),
  issuedAt: ({ row }) => printDateTime(row.issuedAtMs),
  status: ({ row }) => row.status,
  overturnedAt: ({ row: { overturnedAtMs } }) =>
    overturnedAtMs === null ? null : printDateTime(overturnedAtMs),
  overturnedBy: ({ row }) => row.overturnedBy,
  confidenceVote: ({ snapshot, row }) => {
    const vote = snapshot.state.by('confidenceVotes', 'ruling', row.id)[0];
    return vote === undefined ? null : confidenceVoteSource(snapshot, vote);
  },
};
