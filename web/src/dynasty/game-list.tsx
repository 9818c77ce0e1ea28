import { Link } from 'wouter';
import { Card } from '../cards/card';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Deadline } from '../kit/deadline';
import { say } from '../words/words';

const GAMES = graphql(`
  fragment GameList on Dynasty {
    id
    games(first: 24, order: NEWEST_FIRST) {
      nodes {
        id
        ...GameListEntry
      }
    }
  }
`);

const GAME = graphql(`
  fragment GameListEntry on GiolittiGame {
    id
    number
    gameStatus
    bersaglio
    deadline
    grandCanal {
      rank
      suit
      name
    }
    turn {
      id
      name
    }
    campione {
      id
      name
    }
    participants {
      score
      player {
        id
        name
      }
    }
  }
`);

export function GameList({ dynasty }: { readonly dynasty: FragmentType<typeof GAMES> }) {
  const { games } = unmask(GAMES, dynasty);
  return (
    <section aria-labelledby="games">
      <h2 id="games">{say('dynasty.games')}</h2>
      {games.nodes.length === 0 && <p className="quiet">{say('dynasty.noGames')}</p>}
      <div className="game-list">
        {games.nodes.map((game) => (
          <GameEntry key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}

function GameEntry({ game }: { readonly game: FragmentType<typeof GAME> }) {
  const { id, number, gameStatus, participants, grandCanal, ...now } = unmask(GAME, game);
  const isPlayed = gameStatus === 'ACTIVE';
  return (
    <article className="game-entry" data-status={gameStatus}>
      <Card face={grandCanal} width={60} />
      <div>
        <h3>
          <Link href={`/g/${id}`}>{say('dynasty.game', { number })}</Link>
        </h3>
        <ul>
          {participants.map(({ player, score }) => (
            <li key={player.id} className="game-entry-score">
              <span>{player.name}</span>
              <b className="figures">{score}</b>
            </li>
          ))}
        </ul>
        <p className="small quiet">
          {isPlayed && now.turn !== null
            ? say('dynasty.turn', { name: now.turn.name })
            : say(`game.status.${gameStatus}`)}
          {now.campione !== null && ` · ${say('game.campione', { name: now.campione.name })}`}
        </p>
        {isPlayed && now.deadline !== null && (
          <p className="small">
            <Deadline at={now.deadline} what={say('game.clock')} />
          </p>
        )}
      </div>
    </article>
  );
}
