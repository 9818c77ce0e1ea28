import { say } from '../words/words';
import { Button } from './button';

/** In place of what could not be fetched, which may be there nonetheless. */
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
