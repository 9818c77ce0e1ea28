import { t } from '../platform/i18n/translate';
import { HandSkeleton } from './hand-skeleton';
import './skeleton.css';

/** The places of a page whose contents still load. */
export function Skeleton({ of }: { readonly of: 'game' | 'lots' }) {
  return (
    <div className="skeleton" aria-busy="true">
      <p className="unseen">{t('house.loading')}</p>
      <div aria-hidden="true">{of === 'game' ? <GameSkeleton /> : <LotsSkeleton />}</div>
    </div>
  );
}

const GameSkeleton = () => (
  <>
    <i className="skeleton-line" />
    <div className="skeleton-seat" />
    <div className="skeleton-canal">
      <HandSkeleton cards={1} />
    </div>
    <div className="skeleton-seat" />
    <HandSkeleton cards={7} />
  </>
);

const LotsSkeleton = () => (
  <>
    <i className="skeleton-line" />
    <div className="skeleton-seat" />
    <div className="skeleton-lots">
      {Array.from({ length: 10 }, (_, at) => (
        <div key={at} className="skeleton-seat">
          <HandSkeleton cards={3} />
        </div>
      ))}
    </div>
  </>
);
