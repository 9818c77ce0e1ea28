import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../platform/lazy-component';

const WatchSettlement = lazyComponent(
  async () => (await import('./watch-settlement')).WatchSettlement,
);

type WatchAuctionProps = {
  readonly season: string;
  readonly week: number | null;
  readonly children: ReactNode;
};

/** The lots, or the last week's settlement when a week ends. */
export function WatchAuction({ season, week, children }: WatchAuctionProps) {
  const [seen, setSeen] = useState(week);
  const [played, setPlayed] = useState<number | null>(null);
  const end = useCallback(() => setPlayed(null), []);
  if (week !== seen) {
    setSeen(week);
    setPlayed(seen === null ? null : week);
  }
  if (played === null) return children;
  return (
    <Suspense fallback={children}>
      <WatchSettlement key={played} season={season} week={played} onDone={end} />
    </Suspense>
  );
}
