import { memo, Suspense, useRef } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import type { LotCardFragment } from '../../../generated/graphql';
import { useInView } from '../../../ui/list/use-in-view';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { LotCard } from './lot-card';
import { OpenBid } from '../bids/open-bid';
import { StakeField } from '../../../ui/form/stake-field';

const ThirdPartyBid = lazyComponent(async () => (await import('./third-party-bid')).ThirdPartyBid);

type LotPlaceProps = {
  readonly lot: LotCardFragment;
  /** True if the viewer can seal a bid on the lot. */
  readonly canSeal: boolean;
  /** True while bids are open. */
  readonly bidding: boolean;
  /** True if the round has ended. */
  readonly over: boolean;
  readonly me: string | null;
  /** True for a lot in the first view. */
  readonly early: boolean;
  /** The viewer's sealed bid; null for none. */
  readonly sealed: number | null;
  /** The viewer's intended bid; empty for none. */
  readonly amount: string;
  readonly onAmount: (lotId: string, amount: string) => void;
};

/** A lot with its actions. Memoised, so that an edit at another lot does not render it again. */
export const LazyLot = memo(function LotPlace(props: LotPlaceProps) {
  const { lot, canSeal, bidding, over, me, early, sealed, amount, onAmount } = props;
  const place = useRef<HTMLElement>(null);
  const near = useInView(place, early);
  return (
    <LotCard
      place={place}
      lot={lot}
      hushed={canSeal || (over && lot.winner === null)}
      bidding={bidding}
      me={me}
      near={near}
    >
      {sealed !== null && (
        <p className="lot-sealed">
          {t('seal.sealed')} <b className="figures">{printNumber(sealed)}</b>
        </p>
      )}
      {lot.procedure === 'OPEN' && <OpenBid lot={lot} />}
      {canSeal && (
        <p className="lot-bid">
          <span className="quiet">{t('bid.mine')}</span>
          <StakeField
            label={t('bid.amount', { number: lot.number })}
            value={amount}
            onChange={(next) => onAmount(lot.id, next)}
          />
        </p>
      )}
      {lot.kind === 'PLAYER' && (
        <Suspense fallback={null}>
          <ThirdPartyBid lot={lot.id} />
        </Suspense>
      )}
    </LotCard>
  );
});
