import { instant, SECOND_MS } from '../../../kernel';
import type { Instant } from '../../../kernel';
import { hasPower, officeSentence, remindersOf, voteFormulaWords } from '../../../rulesets';
import { officeStream, officeVotesOn, renewableAt, termAt } from '../../../season';
import type { OfficeRow } from '../../../season';
import type { Resolvers } from '../../generated/resolvers';
import { rulesetIn } from '../../rulesets/sources';
import { expectedAt, seasonView } from '../../snapshots/season-view';
import { printDateTime } from '../../scalars/date-time';
import { playerOf } from '../../nodes/sources';
import {
  appointToOffice,
  correctByOffice,
  remindPlayers,
  resignOffice,
  voteForOffice,
} from './mutations';
import type { OfficeSource } from './sources';

export const officeEventResolvers = {
  OfficeFilled: {
    officeDraw: ({ snapshot, event: { officeDraw } }) =>
      officeDraw === undefined ? null : { snapshot, drawn: officeDraw },
  },
} satisfies Resolvers;

/** The current term. No term ends during a pause [AA5]. */
const termOf = ({ snapshot, office }: OfficeSource): OfficeRow | null =>
  termAt(
    snapshot.state,
    seasonView(snapshot).pausedSinceMs ?? instant(snapshot.now),
    office.office,
  );

function untilOf(source: OfficeSource): Instant | null {
  const untilMs = termOf(source)?.untilMs ?? null;
  return untilMs === null ? null : expectedAt(source.snapshot, untilMs);
}

export const officeResolvers: Resolvers = {
  Mutation: { appointToOffice, voteForOffice, resignOffice, correctByOffice, remindPlayers },
  Office: {
    code: ({ office }) => office.office,
    title: ({ office }) => office.title,
    anchor: ({ office }) => office.rule ?? null,
    rule: ({ office }) => office.rule ?? null,
    text: ({ snapshot, office }) => officeSentence(rulesetIn(snapshot), office),
    filledBy: ({ office }) => office.filledBy.type,
    appointingOffice: ({ office: { filledBy } }) =>
      filledBy.type === 'OFFICE' ? filledBy.office : null,
    majority: ({ office: { filledBy } }) =>
      filledBy.type === 'VOTE' && filledBy.majority !== undefined
        ? voteFormulaWords(filledBy.majority, {}, 'OFFICE')
        : null,
    powers: ({ office }) => office.powers ?? [],
    remindersPerDay: ({ office }) => (hasPower(office, 'REMIND') ? remindersOf(office) : null),
    termDays: ({ office }) => office.termDays,
    holder: (source) => {
      const term = termOf(source);
      return term === null ? null : playerOf(source.snapshot, term.playerId);
    },
    since: (source) => {
      const term = termOf(source);
      return term === null ? null : printDateTime(term.sinceMs);
    },
    until: (source) => {
      const untilMs = untilOf(source);
      return untilMs === null ? null : printDateTime(untilMs);
    },
    renewableAt: (source) => {
      const tempo = { dayMs: seasonView(source.snapshot).tempo * SECOND_MS };
      const at = renewableAt(tempo, source.office, untilOf(source));
      return at === null ? null : printDateTime(at);
    },
    votes: ({ snapshot, office }) =>
      officeVotesOn(snapshot.state, office.office).map((vote) => ({ snapshot, vote })),
  },
  OfficeDraw: {
    candidates: ({ snapshot, drawn }) => drawn.candidateIds.map((id) => playerOf(snapshot, id)),
    value: ({ drawn }) => drawn.draw.value + 1,
    stream: ({ drawn }) => officeStream(drawn.ordinal),
    week: ({ drawn }) => drawn.week,
    game: ({ drawn }) => drawn.game,
  },
  OfficeVote: {
    voter: ({ snapshot, vote }) => playerOf(snapshot, vote.voterId),
    candidate: ({ snapshot, vote }) => playerOf(snapshot, vote.forId),
  },
};
