import { say } from '../../platform/i18n/translate';
import { Button } from '../form/button';

/** Shown for a failed load, which a retry may still fetch. */
export function Failed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <p className="outcome" role="alert">
      {say('house.failed')}{' '}
      <Button look="quiet" onClick={onAgain}>
        {say('house.again')}
      </Button>
    </p>
  );
}
