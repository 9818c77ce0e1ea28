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

/** What an option is about is what it names first. */
function objectOf({ reading, waiting: { option } }: WaitingSource) {
  const named = idIn(option.known) ?? idIn(option.facts);
  return named === null ? null : needRow(reading, named.type, named.id);
}

export const waitingResolvers: Resolvers = {
  Viewer: {
    waiting: ({ account }, asked, context) => waitingPage(context, account.id, asked),
  },
  SeasonViewer: {
    waiting: ({ reading, accountId }, _args, context) => waitingIn(context, reading, accountId),
  },
  Waiting: {
    kind: ({ waiting }) => waiting.kind,
    season: ({ reading }) => SeasonSource.of(reading),
    on: objectOf,
    since: ({ waiting }) => printed(waiting.sinceMs),
    from: ({ waiting }) => printed(waiting.fromMs),
    until: ({ waiting: { option } }) => printed(option.untilMs),
    option: ({ reading, waiting: { option } }) => ({ reading, option }),
    refusal: ({ reading, waiting: { refusal } }) =>
      refusal === null ? null : { ...refusal, seasonId: reading.record.id },
  },
};
