import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { ClockContext } from '../live/use-now';

const CLOCK = graphql(`
  fragment SeasonClock on Season {
    id
    rehearsal
    now
  }
`);

type SeasonClockProps = {
  readonly season: FragmentType<typeof CLOCK>;
  readonly children: ReactNode;
};

/** The clock of a rehearsal stands until its host moves it; every other goes as the server's. */
export function SeasonClock({ season, children }: SeasonClockProps) {
  const { rehearsal, now } = unmask(CLOCK, season);
  const { offset } = use(ClockContext);
  const standsAt = rehearsal ? Date.parse(now) : null;
  const clock = useMemo(() => ({ offset, standsAt }), [offset, standsAt]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}
