import { Suspense, useState } from 'react';
import { lazyPage } from '../../../platform/lazy-page';
import './history.css';
import { useSeat } from '../seat/seat';

const LastSettlement = lazyPage(async () => (await import('./settlement')).LastSettlement);

/** The settlement of a week that ends during the visit. `isHere`: true on the table's tab. */
export function SettlementNews({ isHere }: { readonly isHere: boolean }) {
  const { week } = useSeat();
  const [seen, setSeen] = useState(week);
  const [open, setOpen] = useState(false);
  if (week !== null && week !== seen) {
    setSeen(week);
    setOpen(seen !== null && week > seen);
  }
  if (!open || !isHere) return null;
  return (
    <Suspense fallback={null}>
      <LastSettlement key={week} onSeen={() => setOpen(false)} />
    </Suspense>
  );
}
