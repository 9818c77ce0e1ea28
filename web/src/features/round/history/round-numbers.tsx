import { useQuery } from 'urql';
import { Card } from '../../../ui/cards/card';
import { graphql } from '../../../generated/gql';
import type { RoundNumbersQuery } from '../../../generated/graphql';
import { Money } from '../../../ui/money';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { Poker, Score } from '../hands/hand-score';
import '../../../ui/ledger.css';
import '../../../ui/numbers.css';
import '../hands/hands.css';
import './round-numbers.css';

const NUMBERS = graphql(`
  query RoundNumbers($season: ID!) {
    season(id: $season) {
      __typename
      id
      ... on Round {
        currency {
          item
          name
          plural
        }
        statistics {
          lotsDrawn
          playerLots
          lotsSold
          averagePrice
          highestPrice
          cardPrices {
            sold
            averagePrice
            card {
              rank
              suit
              name
            }
          }
          bids
          bidsFailed
          bidsWon
          handsPlaced
          bestHand {
            id
            week
            player {
              id
              name
            }
            cards {
              count
              card {
                rank
                suit
                name
              }
            }
            score {
              ...HandScore
            }
            poker {
              ...PokerRank
            }
          }
          tradesDone
          contractsBegun
          proposalsAdopted
          proposalsRejected
        }
      }
    }
  }
`);

const COUNTS = [
  ...(['lotsDrawn', 'playerLots', 'lotsSold', 'bids', 'bidsWon', 'bidsFailed'] as const),
  ...(['handsPlaced', 'tradesDone', 'contractsBegun', 'proposalsAdopted'] as const),
  'proposalsRejected',
] as const;
const PRICES = { average: 'averagePrice', highest: 'highestPrice' } as const;

/** Statistics of the round, and the prices of cards. */
export function RoundNumbers({ season }: { readonly season: string }) {
  const [{ data }] = useQuery({
    query: NUMBERS,
    variables: { season },
    requestPolicy: 'cache-and-network',
  });
  const round = data?.season;
  if (round?.__typename !== 'Round') return null;
  const { statistics, currency } = round;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{t('roundNumbers.title')}</h2>
      <dl className="numbers">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`roundNumbers.${name}`)}</dt>
            <dd className="figures">{printNumber(statistics[name])}</dd>
          </div>
        ))}
        {(['average', 'highest'] as const).map((name) => {
          const price = statistics[PRICES[name]];
          if (price === null) return null;
          return (
            <div key={name}>
              <dt>{t(`roundNumbers.${name}`)}</dt>
              <dd className="figures">
                <Money amount={price} of={currency} />
              </dd>
            </div>
          );
        })}
      </dl>
      {statistics.bestHand !== null && <BestHand hand={statistics.bestHand} />}
      {statistics.cardPrices.length > 0 && (
        <CardPrices prices={statistics.cardPrices} currency={currency.plural} />
      )}
    </section>
  );
}

type Round = Extract<NonNullable<RoundNumbersQuery['season']>, { readonly __typename: 'Round' }>;
type RoundStatistics = Round['statistics'];

function BestHand({ hand }: { readonly hand: NonNullable<RoundStatistics['bestHand']> }) {
  const { player, week, cards, score, poker } = hand;
  return (
    <section className="best-hand" aria-labelledby="best-hand">
      <h3 id="best-hand">{t('roundNumbers.best')}</h3>
      <p className="quiet">{t('roundNumbers.bestOf', { name: player.name, week })}</p>
      <ul className="fan">
        {cards.map(({ card, count }) => (
          <li key={card.name}>
            <Card face={card} width={64} />
            {count > 1 && <span className="count figures">× {count}</span>}
          </li>
        ))}
      </ul>
      {score !== null && <Score score={score} />}
      {poker !== null && <Poker rank={poker} />}
    </section>
  );
}

/** Only the most expensive cards show at first; a button lists all. */
const SEEN = 8;

type CardPricesProps = {
  readonly prices: RoundStatistics['cardPrices'];
  readonly currency: string;
};

function CardPrices({ prices, currency }: CardPricesProps) {
  const dearest = [...prices].sort((one, other) => other.averagePrice - one.averagePrice);
  return (
    <section aria-labelledby="card-prices">
      <h3 id="card-prices">{t('roundNumbers.cards')}</h3>
      <p className="quiet small">{t('roundNumbers.cardsText')}</p>
      <ol className="card-prices">
        {dearest.slice(0, SEEN).map(({ card, averagePrice }) => (
          <li key={card.name}>
            <Card face={card} width={72} />
            <b className="figures">{printNumber(averagePrice)}</b>
          </li>
        ))}
      </ol>
      <details className="unfold">
        <summary>{t('roundNumbers.allCards')}</summary>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{t('roundNumbers.card')}</th>
              <th scope="col" className="figure">
                {t('roundNumbers.sold')}
              </th>
              <th scope="col" className="figure">
                {t('roundNumbers.price', { currency })}
              </th>
            </tr>
          </thead>
          <tbody>
            {dearest.map(({ card, sold, averagePrice }) => (
              <tr key={card.name}>
                <th scope="row">{card.name}</th>
                <td className="figure">{printNumber(sold)}</td>
                <td className="figure">{printNumber(averagePrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
