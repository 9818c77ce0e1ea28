import { say } from '../words/words';
import { Button } from './button';
import { Failed } from './failed';
import type { Further } from './use-further';

type LeftProps = {
  readonly of: Pick<Further<unknown>, 'more' | 'isFetching' | 'again'>;
  /** How many players are not shown; left out of a list of something else. */
  readonly count?: number;
};

/** A button that brings more of a list, beside how many players are not shown. */
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
