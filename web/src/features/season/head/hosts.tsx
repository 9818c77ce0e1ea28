import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { t } from '../../../platform/i18n/translate';

const HostDetails = lazyComponent(async () => (await import('./host-details')).HostDetails);

type HostsProps = { readonly season: string; readonly names: string };

/** The hosts; a press explains the role in this season. */
export function Hosts({ season, names }: HostsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('lobby.host', { host: names })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('hosting.title')}>
        <Suspense fallback={<p className="quiet">{t('house.loading')}</p>}>
          <HostDetails season={season} />
        </Suspense>
      </Dialog>
    </>
  );
}
