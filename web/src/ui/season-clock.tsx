import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { GlossaryContext } from './glossary/glossary-context';
import { ClockContext } from '../platform/live/use-now';

const CLOCK = graphql(`
  fragment SeasonClock on Season {
    id
    kind
    rehearsal
    now
  }
`);

type SeasonClockProps = {
  readonly season: FragmentType<typeof CLOCK>;
  readonly children: ReactNode;
};

/**
 * Provides the season's clock and glossary to its children. The clock of a rehearsal stands still
 * until the host moves it; the clock of any other season follows the server's clock.
 */
export function SeasonClock({ season, children }: SeasonClockProps) {
  const { id, kind, rehearsal, now } = unmask(CLOCK, season);
  const { offset } = use(ClockContext);
  const standsAt = rehearsal ? Date.parse(now) : null;
  const clock = useMemo(() => ({ offset, standsAt }), [offset, standsAt]);
  const place = useMemo(
    () => ({ season: id, rules: `/${kind === 'DYNASTY' ? 'd' : 's'}/${id}/rules` }),
    [id, kind],
  );
  return (
    <GlossaryContext value={place}>
      <ClockContext value={clock}>{children}</ClockContext>
    </GlossaryContext>
  );
}
