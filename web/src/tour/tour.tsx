import { lazy, Suspense } from 'react';
import { useTour } from './tour-state';

const Guide = lazy(async () => ({ default: (await import('./tour-guide')).TourGuide }));

/** The guide, while somebody is shown around. */
export function Tour() {
  const tour = useTour();
  if (tour === null) return null;
  return (
    <Suspense fallback={null}>
      <Guide key={tour.season} tour={tour} />
    </Suspense>
  );
}
