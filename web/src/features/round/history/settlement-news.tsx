import { Suspense, useState } from 'react';
import { paged } from '../../../platform/lazy-page';
import { Button } from '../../../ui/form/button';
import { say } from '../../../platform/i18n/translate';
import './history.css';
import { useSeat } from '../seat/seat';

const LastSettlement = paged(async () => (await import('./settlement')).LastSettlement);

/** Shows the settlement of a week that ends while watched, on whatever tab the viewer is. */
export function SettlementNews() {
  const { week } = useSeat();
  const [seen, setSeen] = useState(week);
  const [open, setOpen] = useState(false);
  if (week !== null && week !== seen) {
    setSeen(week);
    setOpen(seen !== null && week > seen);
  }
  if (!open) return null;
  return (
    <section className="news" aria-label={say('history.news')}>
      <Suspense fallback={<p className="quiet">{say('house.loading')}</p>}>
        <LastSettlement key={week} />
      </Suspense>
      <Button look="quiet" onClick={() => setOpen(false)}>
        {say('history.seen')}
      </Button>
    </section>
  );
}
