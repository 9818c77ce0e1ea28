import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { t } from '../../platform/i18n/translate';

type ShareDialogProps = { readonly title: string; readonly children: ReactNode };

/** A button and its dialog with the ways to share a page. */
export function ShareDialog({ title, children }: ShareDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('share.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <Suspense fallback={<p className="quiet">{t('house.loading')}</p>}>{children}</Suspense>
      </Dialog>
    </>
  );
}
