import type { Instant } from '../../kernel';
import { idIn } from '../ids/facts';
import type { Resolvers } from '../generated/resolvers';
import { needRow } from '../nodes/find-row';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../snapshots/season-source';
import type { WaitingSource } from './sources';
import { waitingIn, waitingPage } from './waiting-page';

const printed = (at: Instant | null = null): string | null =>
  at === null ? null : printDateTime(at);

/** The object of an option is the first one that it names. */
function objectOf({ snapshot, waiting: { option } }: WaitingSource) {
  const named = idIn(option.known) ?? idIn(option.facts);
  return named === null ? null : needRow(snapshot, named.type, named.id);
}

export const waitingResolvers: Resolvers = {
  Viewer: {
    waiting: ({ account }, asked, context) => waitingPage(context, account.id, asked),
  },
  SeasonViewer: {
    waiting: ({ snapshot, accountId }, _args, context) => waitingIn(context, snapshot, accountId),
  },
  Waiting: {
    kind: ({ waiting }) => waiting.kind,
    season: ({ snapshot }) => SeasonSource.of(snapshot),
    on: objectOf,
    since: ({ waiting }) => printed(waiting.sinceMs),
    from: ({ waiting }) => printed(waiting.fromMs),
    until: ({ waiting: { option } }) => printed(option.untilMs),
    option: ({ snapshot, waiting: { option } }) => ({ snapshot, option }),
    refusal: ({ snapshot, waiting: { refusal } }) =>
      refusal === null ? null : { ...refusal, seasonId: snapshot.record.id },
  },
};
