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
  id: ({ snapshot }) => partGlobalId('JudgeOffice', snapshot.record.id),
  round: ({ snapshot }) => SeasonSource.of(snapshot),
  player: ({ snapshot }) => {
    const [term] = sittingTerms(snapshot.state);
    return term === undefined ? null : playerOf(snapshot, term.playerId);
  },
  term: ({ snapshot }) => {
    const [term] = sittingTerms(snapshot.state);
    return term === undefined ? null : judgeTermSource(snapshot, term);
  },
  seats: ({ snapshot }) => seatsIn(snapshot.state),
  sitting: ({ snapshot }) =>
    sittingTerms(snapshot.state).map((row) => judgeTermSource(snapshot, row)),
  terms: ({ snapshot }, asked) =>
    pageByOrdinal(termsOf(snapshot.state), asked, (row) => judgeTermSource(snapshot, row)),
  candidates: ({ snapshot }, { week, ...asked }) =>
    pageByOrdinal(candidaciesOf(snapshot.state, orNull(week)), asked, (row) =>
      candidacySource(snapshot, row),
    ),
  requests: ({ snapshot }, { status, ...asked }) =>
    pageByOrdinal(requestsOf(snapshot.state, orNull(status)), asked, (row) =>
      justiceRequestSource(snapshot, row),
    ),
  rulings: ({ snapshot }, asked) =>
    pageByOrdinal(rulingsOf(snapshot.state), asked, (row) => rulingSource(snapshot, row)),
  removal: ({ snapshot }) => {
    const [removal] = removalViews(snapshot.state);
    return removal === undefined ? null : { snapshot, removal };
  },
  removals: ({ snapshot }) =>
    removalViews(snapshot.state).map((removal) => ({ snapshot, removal })),
};

export const removalResolvers: JudgeRemovalResolvers = {
  judge: ({ snapshot, removal }) => playerOf(snapshot, removal.term.playerId),
  assents: ({ snapshot, removal }) => removal.assenters.map((row) => playerSource(snapshot, row)),
  needed: ({ removal }) => removal.needed,
};
