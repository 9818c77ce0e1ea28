import {
  candidaciesOf,
  removalViews,
  requestsOf,
  rulingsOf,
  seatsIn,
  sittingTerms,
  termsOf,
} from '../../round';
import type { JudgeOfficeResolvers, JudgeRemovalResolvers } from '../generated/resolvers';
import { partGlobalId } from '../ids/global-ids';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../pagination/page';
import { SeasonSource } from '../snapshots/season-source';
import {
  candidacySource,
  judgeTermSource,
  justiceRequestSource,
  playerOf,
  playerSource,
  rulingSource,
} from '../nodes/sources';

export const officeResolvers: JudgeOfficeResolvers = {
  id: ({ reading }) => partGlobalId('JudgeOffice', reading.record.id),
  round: ({ reading }) => SeasonSource.of(reading),
  player: ({ reading }) => {
    const [term] = sittingTerms(reading.state);
    return term === undefined ? null : playerOf(reading, term.playerId);
  },
  term: ({ reading }) => {
    const [term] = sittingTerms(reading.state);
    return term === undefined ? null : judgeTermSource(reading, term);
  },
  seats: ({ reading }) => seatsIn(reading.state),
  sitting: ({ reading }) => sittingTerms(reading.state).map((row) => judgeTermSource(reading, row)),
  terms: ({ reading }, asked) =>
    pageByOrdinal(termsOf(reading.state), asked, (row) => judgeTermSource(reading, row)),
  candidates: ({ reading }, { week, ...asked }) =>
    pageByOrdinal(candidaciesOf(reading.state, orNull(week)), asked, (row) =>
      candidacySource(reading, row),
    ),
  requests: ({ reading }, { status, ...asked }) =>
    pageByOrdinal(requestsOf(reading.state, orNull(status)), asked, (row) =>
      justiceRequestSource(reading, row),
    ),
  rulings: ({ reading }, asked) =>
    pageByOrdinal(rulingsOf(reading.state), asked, (row) => rulingSource(reading, row)),
  removal: ({ reading }) => {
    const [removal] = removalViews(reading.state);
    return removal === undefined ? null : { reading, removal };
  },
  removals: ({ reading }) => removalViews(reading.state).map((removal) => ({ reading, removal })),
};

export const removalResolvers: JudgeRemovalResolvers = {
  judge: ({ reading, removal }) => playerOf(reading, removal.term.playerId),
  assents: ({ reading, removal }) => removal.assenters.map((row) => playerSource(reading, row)),
  needed: ({ removal }) => removal.needed,
};
