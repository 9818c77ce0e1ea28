import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { LotCardFragment } from '../../../generated/graphql';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Select } from '../../../ui/form/select';
import { Deadline } from '../../../ui/deadline';
import { t } from '../../../platform/i18n/translate';
import { LOT } from './lot-card';
import { LazyLot } from './lazy-lot';
import { useLotSearch } from './lot-search';
import { noLotsReason } from './no-lots-reason';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';
import { useLotPages } from './use-lot-pages';
import { useLotFlights } from './use-lot-flights';
import { useSealedBids } from '../bids/use-sealed-bids';

const SealedBids = lazyComponent(async () => (await import('../bids/sealed-bids')).SealedBids);

const LOTS = graphql(`
  fragment Lots on Auction {
    id
    biddingClosesAt
    biddingOpensAt
    concludesAt
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

const GENERATE_LOT = graphql(`
  mutation GenerateLot($input: GenerateLotInput!) {
    generateLot(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      auction {
        id
        ...Lots
      }
    }
  }
`);

const ORDERS = ['byNumber', 'byPrice', 'byNew', 'byMine'] as const;
type Order = (typeof ORDERS)[number];

/** The screen area per lot, to estimate the number visible before any scrolling. */
const LOT_PIXELS = 200_000;
/** The number of lots drawn at first if the screen size is unknown. */
const DRAWN = 8;
const EARLY = import.meta.env.SSR
  ? DRAWN
  : Math.ceil((window.innerWidth * window.innerHeight) / LOT_PIXELS);

type LotsProps = {
  readonly auction: FragmentType<typeof LOTS>;
  /** The event after which to show the state; now if left out. */
  readonly atSeq?: number;
  /** The refetch counter. */
  readonly version?: number;
  /** The viewer's sealed bids, by lot number. */
  readonly mySealed?: ReadonlyMap<number, number>;
};

/** The open lots with their cards, their known bids, and the viewer's own. */
export function Lots({ auction, atSeq, version = 0, mySealed }: LotsProps) {
  const { biddingClosesAt: closesAt, lots, ...hours } = unmask(LOTS, auction);
  const { season, over, isPaused, me, options } = useSeat();
  const [order, setOrder] = useState<Order>('byNumber');
  // The control updates at once, and the sorted list afterwards.
  const shownOrder = useDeferredValue(order);
  const bids = useSealedBids();
  const mine = me?.id ?? null;
  const after = lots.pageInfo.hasNextPage ? lots.pageInfo.endCursor : null;
  const further = useLotPages({ season, atSeq: atSeq ?? null, after, version });
  const all = useMemo(() => unmask(LOT, [...lots.nodes, ...further]), [lots.nodes, further]);
  const { box, found } = useLotSearch(all);
  const shown = useMemo(() => ordered(found, shownOrder, mine), [found, shownOrder, mine]);
  const wall = useLotFlights(all, shown);
  const sealed = all.filter(isSealed);
  return (
    <section aria-labelledby="lots">
      <header className="lots-head">
        <h2 id="lots">
          <GlossaryText>{t('round.lots')}</GlossaryText>{' '}
          <span className="quiet figures">{all.length}</span>
        </h2>
        <AuctionHour
          closesAt={closesAt}
          {...hours}
          areKnown={all.some(({ bids }) => bids.length > 0)}
        />
        <span className="row">
          {optionFor(options, 'generateLot') !== null && <GenerateLot season={season} />}
          {box}
          {all.length > 1 && (
            <Select
              label={t('lots.order')}
              value={order}
              of={ORDERS.map((value) => ({ value, name: t(`lots.${value}`) }))}
              onChange={setOrder}
            />
          )}
        </span>
      </header>
      {shown.length === 0 && (
        <None of={all.length} biddingClosesAt={closesAt} isPaused={isPaused} isOver={over} />
      )}
      <div className="lots" ref={wall}>
        {shown.map((lot, at) => (
          <LazyLot
            key={lot.id}
            lot={lot}
            canSeal={bids.canSeal && isSealed(lot)}
            bidding={closesAt !== null}
            over={over}
            me={mine}
            early={at < EARLY}
            sealed={mySealed?.get(lot.number) ?? null}
            amount={bids.amounts[lot.id] ?? ''}
            onAmount={bids.change}
          />
        ))}
      </div>
      {bids.canSeal && sealed.length > 0 && me !== null && (
        <Suspense fallback={null}>
          <SealedBids bids={bids} lots={sealed} mySealed={mySealed} />
        </Suspense>
      )}
    </section>
  );
}

type AuctionHourProps = {
  readonly closesAt: string | null;
  readonly biddingOpensAt: string | null;
  readonly concludesAt: string | null;
  /** True if bids on the lots are known. */
  readonly areKnown: boolean;
};

/** The auction's next hour: the end of bidding, the cards, or the next bidding. */
function AuctionHour({ closesAt, biddingOpensAt, concludesAt, areKnown }: AuctionHourProps) {
  if (closesAt !== null) return <Deadline at={closesAt} what={t('round.bidsClose')} house />;
  if (areKnown && concludesAt !== null) {
    return <Deadline at={concludesAt} what={t('round.cardsCome')} house />;
  }
  if (biddingOpensAt === null) return null;
  return <Deadline at={biddingOpensAt} what={t('round.bidsOpen')} house />;
}

type NoneProps = Parameters<typeof noLotsReason>[0] & {
  /** The number of lots before the search. */
  readonly of: number;
};

const None = ({ of, ...moment }: NoneProps) => (
  <p className="quiet">{t(of > 0 ? 'lots.noneLike' : noLotsReason(moment))}</p>
);

type Lot = LotCardFragment;

const isSealed = ({ procedure }: Lot): boolean => procedure === 'SEALED';

function ordered(lots: readonly Lot[], order: Order, me: string | null): readonly Lot[] {
  const mine = (lot: Lot): number => (lot.bids.some(({ player }) => player.id === me) ? 0 : 1);
  const price = (lot: Lot): number => lot.price ?? lot.leadingBid?.amount ?? lot.minimumBid ?? 0;
  const sorted = [...lots].sort((one, other) => one.number - other.number);
  switch (order) {
    case 'byNumber':
      return sorted;
    case 'byNew':
      return sorted.reverse();
    case 'byPrice':
      return sorted.sort((one, other) => price(other) - price(one));
    case 'byMine':
      return sorted.sort((one, other) => mine(one) - mine(other));
  }
}

/** Draws the next lot. */
const GenerateLot = ({ season }: { readonly season: string }) => (
  <MutationButton
    document={GENERATE_LOT}
    season={season}
    command="generateLot"
    input={{ seasonId: season }}
  >
    {t('lots.draw')}
  </MutationButton>
);
