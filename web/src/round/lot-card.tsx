import { Card } from '../cards/card';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { printNumber } from '../words/figures';
import { say } from '../words/words';

const LOT = graphql(`
  fragment LotCard on Lot {
    id
    number
    status
    price
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
    cards {
      rank
      suit
      name
    }
    items {
      item
      name
      quantity
    }
  }
`);

type LotCardProps = { readonly lot: FragmentType<typeof LOT>; readonly sealed: boolean };

export function LotCard({ lot, sealed }: LotCardProps) {
  const shown = unmask(LOT, lot);
  const { number, cards, items } = shown;
  return (
    <article className="lot" data-status={shown.status}>
      <h3>{say('round.lot', { number })}</h3>
      <ul className="lot-cards" aria-label={say('round.lotCards', { number })}>
        {cards.map((card, at) => (
          <li key={at}>
            <Card face={card} width={72} />
          </li>
        ))}
        {cards.length === 0 &&
          items.map(({ item, name, quantity }) => (
            <li key={item}>
              {printNumber(quantity)} {name}
            </li>
          ))}
      </ul>
      <p className="lot-state">
        <LotState lot={shown} sealed={sealed} />
      </p>
    </article>
  );
}

type LotStateProps = {
  readonly sealed: boolean;
  readonly lot: {
    readonly price: number | null;
    readonly minimumBid: number | null;
    readonly winner: { readonly name: string } | null;
    readonly leadingBid: {
      readonly amount: number | null;
      readonly player: { readonly name: string };
    } | null;
  };
};

function LotState({ lot: { price, winner, leadingBid, minimumBid }, sealed }: LotStateProps) {
  if (winner !== null) {
    const sold = { name: winner.name, price: printNumber(price ?? 0) };
    return <span className="won">{say('round.sold', sold)}</span>;
  }
  if (sealed) return <span className="quiet">{say('round.sealed')}</span>;
  if (leadingBid !== null) {
    const amount = printNumber(leadingBid.amount ?? 0);
    return <>{say('round.leading', { name: leadingBid.player.name, amount })}</>;
  }
  return (
    <span className="quiet">
      {minimumBid === null
        ? say('round.noBids')
        : say('round.minimum', { amount: printNumber(minimumBid) })}
    </span>
  );
}
