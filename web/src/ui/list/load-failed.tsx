import { t } from '../../platform/i18n/translate';
import { Button } from '../form/button';

/** The notice for a failed load, with a button to retry. */
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
