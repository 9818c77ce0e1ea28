import { Link } from 'wouter';
import { Card } from '../../ui/cards/card';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { EarlierGamesQuery, GameListPageFragment } from '../../generated/graphql';
import { Deadline } from '../../ui/deadline';
import { NextPages } from '../../ui/list/next-pages';
import { t } from '../../platform/i18n/translate';

const GAMES = graphql(`
  fragment GameList on Dynasty {
    id
    games(first: 24, order: NEWEST_FIRST) {
      ...GameListPage
    }
  }
`);

const PAGE = graphql(`
  fragment GameListPage on GameConnection {
    nodes {
      id
      ...GameListEntry
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const EARLIER = graphql(`
  query EarlierGames($season: ID!, $atSeq: Int, $after: String!) {
    season(id: $season, atSeq: $atSeq) {
      id
      ... on Dynasty {
        games(first: 24, order: NEWEST_FIRST, after: $after) {
          ...GameListPage
        }
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

type GameListProps = {
  readonly dynasty: FragmentType<typeof GAMES>;
  /** The event after which to show the state; now if left out. */
  readonly atSeq?: number;
};

export function GameList({ dynasty, atSeq }: GameListProps) {
  const { id, ...shown } = unmask(GAMES, dynasty);
  const games = unmask(PAGE, shown.games);
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('dynasty.games')}</h2>
      {games.nodes.length === 0 && <p className="quiet">{t('dynasty.noGames')}</p>}
      <Entries games={games.nodes} />
      <NextPages
        previous={games}
        query={EARLIER}
        variables={{ season: id, atSeq: atSeq ?? null }}
        pageOf={pageIn}
      >
        {(earlier) => <Entries games={earlier} />}
      </NextPages>
    </section>
  );
}

function pageIn({ season }: EarlierGamesQuery): GameListPageFragment | null {
  return season !== null && 'games' in season ? unmask(PAGE, season.games) : null;
}

const Entries = ({ games }: { readonly games: GameListPageFragment['nodes'] }) => (
  <div className="game-list">
    {games.map((game) => (
      <GameEntry key={game.id} game={game} />
    ))}
  </div>
);

function GameEntry({ game }: { readonly game: FragmentType<typeof GAME> }) {
  const { id, number, gameStatus, participants, grandCanal, ...now } = unmask(GAME, game);
  const isPlayed = gameStatus === 'ACTIVE';
  return (
    <article className="game-entry" data-status={gameStatus}>
      <Card face={grandCanal} width={60} />
      <div>
        <h3>
          <Link href={`/g/${id}`}>{t('dynasty.game', { number })}</Link>
        </h3>
        <ul>
          {participants.map(({ player, score }) => (
            <li
              key={player.id}
              className="game-entry-score"
              data-won={player.id === now.campione?.id}
            >
              <span>{player.name}</span>
              <b className="figures">{score}</b>
            </li>
          ))}
        </ul>
        <p className="small quiet">
          {now.campione !== null
            ? t('game.campione', { name: now.campione.name })
            : isPlayed && now.turn !== null
              ? t('dynasty.turn', { name: now.turn.name })
              : t(gameStatus === 'ENDED' ? 'game.noCampione' : `game.status.${gameStatus}`)}
        </p>
        {isPlayed && now.deadline !== null && (
          <p className="small">
            <Deadline at={now.deadline} what={t('game.clock')} />
          </p>
        )}
      </div>
    </article>
  );
}
