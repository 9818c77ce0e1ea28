import { Suspense, useState } from 'react';
import { lazyPage } from '../../../platform/lazy-page';
import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import './history.css';
import { useSeat } from '../seat/seat';

const LastSettlement = lazyPage(async () => (await import('./settlement')).LastSettlement);

/** Shows the settlement of a week that ends during the visit, on any tab. */
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
    <section className="news" aria-label={t('history.news')}>
      <Suspense fallback={<p className="quiet">{t('house.loading')}</p>}>
        <LastSettlement key={week} />
      </Suspense>
      <Button look="quiet" onClick={() => setOpen(false)}>
        {t('history.seen')}
      </Button>
    </section>
  );
}
