import { t } from '../../platform/i18n/translate';
import { Button } from '../form/button';

/** Shown for a failed load, which a retry may still fetch. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="outcome" role="alert">
      {t('house.failed')}{' '}
      <Button look="quiet" onClick={onRetry}>
        {t('house.again')}
      </Button>
    </p>
  );
}
