import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { Note } from '../app/note';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { useRefreshed } from '../live/use-refreshed';
import { SeasonClock } from '../season/season-clock';
import { say } from '../words/words';
import { GameBar } from './game-bar';
import { GameTable } from './game-table';
import '../season/season.css';
import './giolitti.css';

const GAME = graphql(`
  query Game($game: ID!) {
    node(id: $game) {
      __typename
      id
      ... on GiolittiGame {
        number
        story
        season {
          id
          name
          ...SeasonClock
        }
        ...GameTable
        ...GameBar
      }
    }
  }
`);

const GAME_LIVE = graphql(`
  subscription GameLive($game: ID!) {
    tableUpdated(tableId: $game) {
      id
      ... on GiolittiGame {
        story
        ...GameTable
        ...GameBar
      }
    }
  }
`);

/** A game at its table, as whoever comes by may see it. */
export function GamePage({ game: id }: { readonly game: string }) {
  const variables = { game: id };
  const [{ data, fetching }, ask] = useQuery({
    query: GAME,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  const game = data?.node?.__typename === 'GiolittiGame' ? data.node : null;
  useSubscription({ query: GAME_LIVE, variables, pause: game === null });
  const title = game === null ? null : say('dynasty.game', { number: game.number });
  useTitle(title);
  if (game === null) {
    if (fetching) return <p className="quiet">{say('house.loading')}</p>;
    return <Note title={say('game.gone')} text={say('season.goneText')} />;
  }
  return (
    <SeasonClock season={game.season}>
      <header className="game-head">
        <h1>{title}</h1>
        <p>
          <Link href={`/d/${game.season.id}`}>{game.season.name}</Link>
        </p>
      </header>
      <GameBar game={game} />
      <div className="board">
        <div className="board-main">
          <GameTable game={game} />
        </div>
        <aside className="story">
          <h2>{say('game.story')}</h2>
          <ol>
            {game.story.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        </aside>
      </div>
    </SeasonClock>
  );
}
