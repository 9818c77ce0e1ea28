import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Card } from '../../../ui/cards/card';
import { graphql } from '../../../generated/gql';
import type { LotCardFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { useChangeCount } from '../../../ui/motion/use-change-count';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import '../../../ui/motion/changed.css';

export const LOT = graphql(`
  fragment LotCard on Lot {
    id
    number
    status
    price
    procedure
    minimumBid
    winner {
      id
      name
    }
    leadingBid {
      id
      amount
      player {
        id
        name
      }
    }
    kind
    creator {
      id
      name
    }
    thirdPartyBid
    bids {
      id
      amount
      status
      failure
      player {
        id
        name
      }
    }
    cards {
      rank
      suit
      name
    }
    items {
      item
      name
      quantity
      card {
        rank
        suit
        name
      }
    }
  }
`);

type Lot = LotCardFragment;

type LotCardProps = {
  readonly lot: Lot;
  /** True beside bid fields, where each lot need not repeat that bids are sealed. */
  readonly hushed: boolean;
  /** True while bids are open. */
  readonly bidding: boolean;
  readonly me: string | null;
  /** False for an off-screen lot, which renders a placeholder. */
  readonly near?: boolean;
  readonly place?: Ref<HTMLElement>;
  /** The actions on the lot. */
  readonly children?: ReactNode;
};

export function LotCard({ lot, near = true, place, ...rest }: LotCardProps) {
  const { me } = rest;
  const { number, creator } = lot;
  const leads = me !== null && lot.leadingBid?.player.id === me;
  return (
    <article
      ref={place}
      className="lot"
      id={`lot-${number}`}
      data-lot={lot.id}
      data-status={lot.status}
      data-leads={leads}
      data-far={!near}
    >
      <header className="lot-head">
        <h3>{t('round.lot', { number })}</h3>
        {creator !== null && (
          <span className="quiet small">{t('lots.creator', { name: creator.name })}</span>
        )}
      </header>
      {near && <LotBody lot={lot} leads={leads} {...rest} />}
    </article>
  );
}

type LotBodyProps = Omit<LotCardProps, 'near' | 'place'> & { readonly leads: boolean };

function LotBody({ lot, leads, hushed, bidding, me, children }: LotBodyProps) {
  const { number, cards, items } = lot;
  const changes = useChangeCount(lot.leadingBid?.amount ?? null);
  return (
    <>
      <ul className="lot-cards" aria-label={t('round.lotCards', { number })}>
        {cards.map((card, at) => (
          <li key={at}>
            <Card face={card} width={72} />
          </li>
        ))}
        {cards.length === 0 && items.map((held) => <Held key={held.item} held={held} />)}
      </ul>
      {!hushed && (
        <p key={changes} className="lot-state" data-changed={changes > 0}>
          <LotState lot={lot} leads={leads} bidding={bidding} me={me} />
        </p>
      )}
      <KnownBids lot={lot} me={me} />
      {children}
    </>
  );
}

function Held({ held: { card, name, quantity } }: { readonly held: Lot['items'][number] }) {
  if (card === null) {
    return (
      <li>
        {printNumber(quantity)} {name}
      </li>
    );
  }
  return (
    <li>
      <Card face={card} width={72} />
      {quantity > 1 && <span className="count figures">× {quantity}</span>}
    </li>
  );
}

const BIDS = 5;

/** The known bids of players, highest priority first. */
function KnownBids({ lot, me }: { readonly lot: Lot; readonly me: string | null }) {
  const { bids, thirdPartyBid } = lot;
  const [all, setAll] = useState(false);
  if (bids.length === 0 && thirdPartyBid === null) return null;
  return (
    <ul className="lot-bids" aria-label={t('lots.knownBids')}>
      {thirdPartyBid !== null && (
        <li>{t('lots.thirdParty', { amount: printNumber(thirdPartyBid) })}</li>
      )}
      {bids.slice(0, all ? undefined : BIDS).map(({ id, amount, failure, player }) => (
        <li key={id} data-mine={player.id === me}>
          <span>
            {player.name}
            {failure !== null && <i className="quiet"> {t(`lots.why.${failure}`)}</i>}
          </span>
          <span className="figures">{amount === null ? '–' : printNumber(amount)}</span>
        </li>
      ))}
      {!all && bids.length > BIDS && (
        <li>
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('lots.moreBids', { count: bids.length - BIDS })}
          </Button>
        </li>
      )}
    </ul>
  );
}

type LotStateProps = Pick<LotBodyProps, 'lot' | 'leads' | 'bidding' | 'me'>;

function LotState({ lot, leads, bidding, me }: LotStateProps) {
  const { price, procedure, winner, leadingBid, minimumBid, bids } = lot;
  if (winner !== null) {
    const sold = { name: winner.name, price: printNumber(price ?? 0) };
    return <span className="won">{t('round.sold', sold)}</span>;
  }
  if (procedure === 'SEALED' && leadingBid === null) {
    if (bids.length > 0) return <HighestBid bids={bids} me={me} />;
    return bidding ? <span className="quiet">{t('round.sealed')}</span> : null;
  }
  if (leadingBid !== null) {
    const amount = printNumber(leadingBid.amount ?? 0);
    if (leads) return <span className="won">{t('lots.youLead', { amount })}</span>;
    return <>{t('round.leading', { name: leadingBid.player.name, amount })}</>;
  }
  return (
    <span className="quiet">
      {minimumBid === null
        ? t('round.noBids')
        : t('round.minimum', { amount: printNumber(minimumBid) })}
    </span>
  );
}

type HighestBidProps = { readonly bids: Lot['bids']; readonly me: string | null };

/** The revealed bid with the highest priority. Of equal bids, the one sealed first has priority. */
function HighestBid({ bids, me }: HighestBidProps) {
  const [first, second] = bids.filter(({ failure }) => failure === null);
  if (first === undefined) return null;
  const isMine = first.player.id === me;
  const values = { name: first.player.name, amount: printNumber(first.amount ?? 0) };
  const isTied = second?.amount === first.amount;
  const text = isTied
    ? t(isMine ? 'round.tiedMe' : 'round.tied', values)
    : t(isMine ? 'round.highestMe' : 'round.highest', values);
  return <span className={isMine ? 'won' : undefined}>{text}</span>;
}
