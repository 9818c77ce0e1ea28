import { say } from '../../platform/i18n/translate';
import { Button } from '../form/button';
import { Failed } from './load-failed';
import type { Further } from './use-pages';

type LeftProps = {
  readonly of: Pick<Further<unknown>, 'more' | 'isFetching' | 'again'>;
  /** The number of players left out; leave it out for lists of other things. */
  readonly count?: number;
};

/** A button that loads more of a list, with the number of players left out. */
export function Left({ of: { more, isFetching, again }, count = 0 }: LeftProps) {
  if (again !== null) return <Failed onAgain={again} />;
  if (isFetching) return <p className="quiet">{say('house.loading')}</p>;
  if (more === null) return null;
  return (
    <p className="line-up">
      {count > 0 && <span className="quiet">{say('list.leftPlayers', { count })}</span>}
      <Button look="quiet" data-earlier onClick={more}>
        {say('list.more')}
      </Button>
    </p>
  );
}
