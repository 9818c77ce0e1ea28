import { Suspense } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { lazyComponent } from '../../../platform/lazy-component';
import { WeekLine } from './week-line';
import { AdvanceClockButton } from './advance-clock-button';
import { SeasonHead } from './season-head';
import { Tasks } from '../tasks/tasks';
import { SeasonTabs } from './season-tabs';

const SeasonCues = lazyComponent(async () => (await import('../sound/season-cues')).SeasonCues);

const TOP = graphql(`
  fragment SeasonTop on Season {
    __typename
    id
    seq
    ...SeasonHead
    ...ClockOn
    ...SeasonTabs
    ...Tasks
    ...SeasonCues
    ... on Round {
      ...WeekLine
    }
  }
`);

/** The top of every page of a season, the same on all tabs. */
export function SeasonTop({ season }: { readonly season: FragmentType<typeof TOP> }) {
  const top = unmask(TOP, season);
  return (
    <>
      <SeasonHead season={top} />
      {top.__typename === 'Round' ? (
        <WeekLine round={top}>
          <AdvanceClockButton season={top} />
        </WeekLine>
      ) : (
        <AdvanceClockButton season={top} />
      )}
      <Tasks season={top} />
      <SeasonTabs season={top} />
      <Suspense fallback={null}>
        <SeasonCues season={top} />
      </Suspense>
    </>
  );
}
