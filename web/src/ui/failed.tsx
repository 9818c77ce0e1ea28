import { say } from '../platform/i18n/words';
import { Button } from './button';

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
