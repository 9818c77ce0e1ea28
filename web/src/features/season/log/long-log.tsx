import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { LogLineFragment } from '../../../generated/graphql';
import { VirtualList } from '../../../ui/list/virtual-list';
import { EventText } from '../../../ui/event-text';
import { PlainLink } from '../../../ui/plain-link';
import { printDay } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { LogLine } from './log-line';
import { reactionIn } from './reaction-signs';
import { SignedText } from './signed-text';
import { LOG_LINE, seqOf } from './use-journal';
import { useWithheld } from './withheld';

type MaskedLine = FragmentType<typeof LOG_LINE>;

type LongLogProps = {
  readonly events: readonly MaskedLine[];
  readonly page: string | undefined;
  readonly isComing: (event: MaskedLine) => boolean;
  /** Asks for older lines; null if all are here. */
  readonly onEnd: (() => void) | null;
};

/** The scrollable log, without results that a page is still telling. */
export function LongLog({ events, page, isComing, onEnd }: LongLogProps) {
  const lines = useMemo(() => events.map((each) => unmask(LOG_LINE, each)), [events]);
  const withheld = useWithheld(lines);
  const shown = useMemo(
    () => (withheld.size === 0 ? events : events.filter((each) => !withheld.has(seqOf(each)))),
    [events, withheld],
  );
  const days = useMemo(() => daysOf(shown), [shown]);
  return (
    <VirtualList items={shown} keyOf={seqOf} estimate={52} label={t('season.log')} onEnd={onEnd}>
      {(event) => (
        <LogLine event={event} day={days.get(seqOf(event))} page={page} isComing={isComing(event)}>
          {contentOf(unmask(LOG_LINE, event), page)}
        </LogLine>
      )}
    </VirtualList>
  );
}

/**
 * A reaction with its sign, or a settled week with a link that tells it again; undefined for other
 * events.
 */
function contentOf(event: LogLineFragment, page: string | undefined): ReactNode {
  if (event.__typename === 'Said' && reactionIn(event.message) !== null) {
    return <SignedText event={event} sign={event.message} />;
  }
  if (event.__typename !== 'WeekSettled' || page === undefined) return undefined;
  return (
    <span>
      <EventText event={event} />{' '}
      <PlainLink href={`${page}/history?week=${event.week}&again=yes`}>
        {t('history.again')}
      </PlainLink>
    </span>
  );
}

/** The date of each day, by the number of its newest event. */
function daysOf(events: readonly MaskedLine[]): ReadonlyMap<number, string> {
  const moments = events.map((event) => new Date(unmask(LOG_LINE, event).at));
  return new Map(
    events.flatMap((event, at) => {
      const moment = moments[at];
      if (moment?.toDateString() === moments[at - 1]?.toDateString()) return [];
      return moment === undefined ? [] : [[seqOf(event), printDay(moment.getTime())] as const];
    }),
  );
}
