import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import '../../ui/numbers.css';

const NUMBERS = graphql(`
  query DynastyNumbers($season: ID!) {
    season(id: $season) {
      id
      ... on Dynasty {
        statistics {
          gamesEnded
          plays
          claims
          claimsFailed
          pointsScored
          sfideOffered
          sfideAccepted
          bets
          fines
          withoutCampione
          tricks {
            trick
            name
            games
          }
        }
      }
    }
  }
`);

const COUNTS = [
  ...(['gamesEnded', 'withoutCampione', 'plays', 'pointsScored', 'claims'] as const),
  ...(['claimsFailed', 'sfideOffered', 'sfideAccepted', 'bets', 'fines'] as const),
];

export function Statistics({ season }: { readonly season: string }) {
  const [{ data }] = useQuery({
    query: NUMBERS,
    variables: { season },
    requestPolicy: 'cache-and-network',
  });
  const found = data?.season;
  if (!found || !('statistics' in found)) return null;
  const { tricks, ...counts } = found.statistics;
  const most = Math.max(1, ...tricks.map(({ games }) => games));
  const seen = tricks.filter(({ games }) => games > 0);
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{t('numbers.title')}</h2>
      <dl className="numbers">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`numbers.${name}`)}</dt>
            <dd className="figures">{printNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {seen.length > 0 && (
        <figure className="numbers-tricks">
          <figcaption>{t('numbers.trick')}</figcaption>
          <ul>
            {seen.map(({ trick, name, games }) => (
              <li key={trick}>
                <span>{name}</span>
                <span
                  className="numbers-bar"
                  aria-hidden
                  style={{ width: `${(games / most) * 100}%` }}
                />
                <b className="figures">{games}</b>
              </li>
            ))}
          </ul>
        </figure>
      )}
    </section>
  );
}
