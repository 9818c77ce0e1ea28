import { Suspense } from 'react';
import { lazyPage } from '../../platform/lazy-page';
import { useTour } from './tour-state';

const Guide = lazyPage(async () => (await import('./tour-guide')).TourGuide);

/** The tour guide, during a tour. */
export function Tour() {
  const tour = useTour();
  if (tour === null) return null;
  return (
    <Suspense fallback={null}>
      <Guide key={tour.season} tour={tour} />
    </Suspense>
  );
}
