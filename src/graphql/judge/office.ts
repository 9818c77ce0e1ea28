import {
  candidaciesOf,
  removalView,
  requestsOf,
  rulingsOf,
  sittingTerm,
  termsOf,
} from '../../round';
import type { JudgeOfficeResolvers, JudgeRemovalResolvers } from '../generated/resolvers';
import { partGlobalId } from '../ids';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../page';
import { SeasonSource } from '../seasons/season-source';
import {
  candidacySource,
  judgeTermSource,
  justiceRequestSource,
  playerOf,
  playerSource,
  rulingSource,
} from '../sources';

export const officeResolvers: JudgeOfficeResolvers = {
  id: ({ reading }) => partGlobalId('JudgeOffice', reading.record.id),
  round: ({ reading }) => SeasonSource.of(reading),
  player: ({ reading }) => {
    const term = sittingTerm(reading.state);
    return term === null ? null : playerOf(reading, term.playerId);
  },
  term: ({ reading }) => {
    const term = sittingTerm(reading.state);
    return term === null ? null : judgeTermSource(reading, term);
  },
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
    const removal = removalView(reading.state);
    return removal === null ? null : { reading, removal };
  },
};

export const removalResolvers: JudgeRemovalResolvers = {
  judge: ({ reading, removal }) => playerOf(reading, removal.term.playerId),
  assents: ({ reading, removal }) => removal.assenters.map((row) => playerSource(reading, row)),
  needed: ({ removal }) => removal.needed,
};
