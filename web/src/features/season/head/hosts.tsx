import { Suspense, useState } from 'react';
import { late } from '../../../platform/lazy-component';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { say } from '../../../platform/i18n/translate';

const HostsNow = late(async () => (await import('./host-details')).HostsNow);

type HostsProps = { readonly season: string; readonly names: string };

/** The hosts; a press shows the meaning of the role in this season. */
export function Hosts({ season, names }: HostsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {say('lobby.host', { host: names })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('hosting.title')}>
        <Suspense fallback={<p className="quiet">{say('house.loading')}</p>}>
          <HostsNow season={season} />
        </Suspense>
      </Dialog>
    </>
  );
}
