import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { LOT, LotCard, noLotsReason, useLotPages } from '../round';
import { t } from '../../platform/i18n/translate';
import { useRotation } from './use-rotation';

const LOTS = graphql(`
  fragment WatchLots on Auction {
    id
    biddingClosesAt
    lots(first: 100) {
      nodes {
        id
        ...LotCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Two rows of three lots. */
const ON_A_PAGE = 6;

type WatchLotsProps = {
  readonly season: string;
  readonly auction: FragmentType<typeof LOTS>;
  readonly isPaused: boolean;
  readonly isOver: boolean;
  /** The refetch counter. */
  readonly version: number;
};

/** The open lots with cards and leaders; pages rotate. */
export function WatchLots({ season, auction, version, ...moment }: WatchLotsProps) {
  const { biddingClosesAt, lots } = unmask(LOTS, auction);
  const after = lots.pageInfo.hasNextPage ? lots.pageInfo.endCursor : null;
  const further = useLotPages({ season, atSeq: null, after, version });
  const all = [...unmask(LOT, [...lots.nodes, ...further])].sort(
    (one, other) => one.number - other.number,
  );
  const first = useRotation(Math.ceil(all.length / ON_A_PAGE)) * ON_A_PAGE;
  const shown = all.slice(first, first + ON_A_PAGE);
  return (
    <section className="wall-lots" aria-labelledby="lots">
      <h2 id="lots">
        {t('round.lots')}{' '}
        <span className="quiet figures">
          {all.length > ON_A_PAGE
            ? t('watch.part', {
                from: first + 1,
                to: first + shown.length,
                count: all.length,
              })
            : all.length}
        </span>
      </h2>
      {all.length === 0 && (
        <p className="quiet">{t(noLotsReason({ biddingClosesAt, ...moment }))}</p>
      )}
      <div className="lots">
        {shown.map((lot) => (
          <LotCard
            key={lot.id}
            lot={lot}
            hushed={false}
            bidding={biddingClosesAt !== null}
            me={null}
          />
        ))}
      </div>
    </section>
  );
}
