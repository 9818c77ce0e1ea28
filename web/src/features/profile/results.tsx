import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { FurtherResultsQuery, ResultPageFragment } from '../../generated/graphql';
import { LoadMore } from '../../ui/list/load-more';
import { usePages } from '../../ui/list/use-pages';
import { t } from '../../platform/i18n/translate';
import '../../ui/ledger.css';

const RESULTS = graphql(`
  fragment Results on Account {
    id
    results(first: 50) {
      ...ResultPage
    }
  }
`);
const PAGE = graphql(`
  fragment ResultPage on AccountResultConnection {
    nodes {
      place
      won
      season {
        id
        name
        kind
      }
      player {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const FURTHER = graphql(`
  query FurtherResults($account: ID!, $after: String!) {
    node(id: $account) {
      __typename
      id
      ... on Account {
        results(first: 50, after: $after) {
          ...ResultPage
        }
      }
    }
  }
`);

const pageIn = ({ node }: FurtherResultsQuery): ResultPageFragment | null =>
  node?.__typename === 'Account' ? unmask(PAGE, node.results) : null;

export function Results({ account }: { readonly account: FragmentType<typeof RESULTS> }) {
  const { id, results: first } = unmask(RESULTS, account);
  const previous = unmask(PAGE, first);
  const variables = { account: id };
  const further = usePages({ previous, query: FURTHER, variables, pageOf: pageIn });
  const results = [...(previous?.nodes ?? []), ...further.nodes];
  return (
    <section className="page" aria-labelledby="results">
      <h2 id="results">{t('profile.results')}</h2>
      {results.length === 0 && <p className="quiet">{t('profile.noResults')}</p>}
      {results.length > 0 && (
        <table className="ledger narrow">
          <thead>
            <tr>
              <th scope="col">{t('profile.season')}</th>
              <th scope="col" className="figure">
                {t('profile.place')}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ season, player, place, won }) => (
              <tr key={player.id}>
                <td>
                  <Link href={`/${season.kind === 'DYNASTY' ? 'd' : 's'}/${season.id}`}>
                    {season.name}
                  </Link>
                </td>
                <td className={won ? 'figure due' : 'figure'}>{place}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LoadMore of={further} />
    </section>
  );
}
