import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { LOT, LotCard, noLots, useFurtherLots } from '../round';
import { say } from '../../platform/i18n/translate';
import { useTurn } from './use-rotation';

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

/** Two rows of three. */
const ON_A_PAGE = 6;

type WatchLotsProps = {
  readonly season: string;
  readonly auction: FragmentType<typeof LOTS>;
  readonly isPaused: boolean;
  readonly isOver: boolean;
  /** The refetch counter. */
  readonly told: number;
};

/** The open lots, with cards and leaders, in rotation if they do not fit. */
export function WatchLots({ season, auction, told, ...moment }: WatchLotsProps) {
  const { biddingClosesAt, lots } = unmask(LOTS, auction);
  const after = lots.pageInfo.hasNextPage ? lots.pageInfo.endCursor : null;
  const further = useFurtherLots({ season, atSeq: null, after, told });
  const all = [...unmask(LOT, [...lots.nodes, ...further])].sort(
    (one, other) => one.number - other.number,
  );
  const first = useTurn(Math.ceil(all.length / ON_A_PAGE)) * ON_A_PAGE;
  const shown = all.slice(first, first + ON_A_PAGE);
  return (
    <section className="wall-lots" aria-labelledby="lots">
      <h2 id="lots">
        {say('round.lots')}{' '}
        <span className="quiet figures">
          {all.length > ON_A_PAGE
            ? say('watch.part', {
                from: first + 1,
                to: first + shown.length,
                count: all.length,
              })
            : all.length}
        </span>
      </h2>
      {all.length === 0 && <p className="quiet">{say(noLots({ biddingClosesAt, ...moment }))}</p>}
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
