import { t } from '../../platform/i18n/translate';
import { Button } from '../form/button';
import { LoadFailed } from './load-failed';
import type { Pages } from './use-pages';

type LoadMoreProps = {
  readonly of: Pick<Pages<unknown>, 'more' | 'isFetching' | 'retry'>;
  /** The number of players still to load; left out for lists of other things. */
  readonly count?: number;
};

/** A button that loads more of a list, with the number of players still to load. */
export function LoadMore({ of: { more, isFetching, retry }, count = 0 }: LoadMoreProps) {
  if (retry !== null) return <LoadFailed onRetry={retry} />;
  if (isFetching) return <p className="quiet">{t('house.loading')}</p>;
  if (more === null) return null;
  return (
    <p className="line-up">
      {count > 0 && <span className="quiet">{t('list.leftPlayers', { count })}</span>}
      <Button look="quiet" data-earlier onClick={more}>
        {t('list.more')}
      </Button>
    </p>
  );
}
