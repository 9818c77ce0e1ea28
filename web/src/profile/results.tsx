import { Link } from 'wouter';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';
import '../kit/ledger.css';

const RESULTS = graphql(`
  fragment Results on Account {
    id
    results(first: 50) {
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
    }
  }
`);

export function Results({ account }: { readonly account: FragmentType<typeof RESULTS> }) {
  const results = unmask(RESULTS, account).results?.nodes ?? [];
  return (
    <section className="page" aria-labelledby="results">
      <h2 id="results">{say('profile.results')}</h2>
      {results.length === 0 && <p className="quiet">{say('profile.noResults')}</p>}
      {results.length > 0 && (
        <table className="ledger narrow">
          <thead>
            <tr>
              <th scope="col">{say('profile.season')}</th>
              <th scope="col" className="figure">
                {say('profile.place')}
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
    </section>
  );
}
