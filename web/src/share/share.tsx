import { lazy, Suspense, useState } from 'react';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';
import type { SHARE } from './shared';

const Ways = lazy(async () => ({ default: (await import('./share-ways')).ShareWays }));

/** The button, and behind it the ways in which a season goes out of this page. */
export function Share({ season }: { readonly season: FragmentType<typeof SHARE> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {say('share.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('share.title')}>
        <Suspense fallback={<p className="quiet">{say('house.loading')}</p>}>
          <Ways season={season} />
        </Suspense>
      </Dialog>
    </>
  );
}
