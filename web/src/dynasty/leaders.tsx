import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { PlayerName } from '../kit/player-name';
import { printNumber } from '../words/figures';
import { say } from '../words/words';
import { Course } from './course';
import { MEASURES, MEASURE_NAMES } from './measure';
import type { Measure } from './measure';
import '../kit/ledger.css';

const LEADERS = graphql(`
  query Leaders($season: ID!, $by: LeaderboardOrder!) {
    season(id: $season) {
      id
      ... on Dynasty {
        leaderboard(by: $by, first: 100) {
          nodes {
            place
            value
            player {
              id
              record {
                games
                won
              }
              ...PlayerName
            }
          }
        }
      }
    }
  }
`);

/** Who leads, by pegs or by Magistrelli, and how they got there. */
export function Leaders({ season }: { readonly season: string }) {
  const [by, setBy] = useState<Measure>('PEGS');
  const [{ data }] = useQuery({
    query: LEADERS,
    variables: { season, by },
    requestPolicy: 'cache-and-network',
  });
  const found = data?.season;
  const entries = found && 'leaderboard' in found ? found.leaderboard.nodes : [];
  const measure = say(MEASURE_NAMES[by]);
  return (
    <section aria-labelledby="leaders">
      <h2 id="leaders">{say('leaders.title')}</h2>
      <div className="leaders-by" role="group" aria-label={say('leaders.by')}>
        {MEASURES.map((each) => (
          <Button key={each} aria-pressed={by === each} onClick={() => setBy(each)}>
            {say(MEASURE_NAMES[each])}
          </Button>
        ))}
      </div>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{say('round.player')}</th>
            <th scope="col" className="figure">
              {measure}
            </th>
            <th scope="col" className="figure">
              {say('leaders.won')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ place, value, player }) => (
            <tr key={player.id}>
              <td>
                <span className="figures quiet">{place}.</span> <PlayerName player={player} />
              </td>
              <td className="figure">{printNumber(value)}</td>
              <td className="figure">
                {say('leaders.record', {
                  won: player.record?.won ?? 0,
                  games: player.record?.games ?? 0,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Course season={season} by={by} />
    </section>
  );
}
