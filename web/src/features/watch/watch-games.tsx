import { useSubscription } from 'urql';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { t } from '../../platform/i18n/translate';
import { useRotation } from './use-rotation';
import { WATCH_GAME, WATCH_NOW, WatchGame } from './watch-game';

const GAMES = graphql(`
  fragment WatchGames on Dynasty {
    id
    games(first: 8, order: NEWEST_FIRST) {
      nodes {
        id
        ...WatchGame
      }
    }
  }
`);

/**
 * The part of the live view of a dynasty: its games with their scores and outcomes. A new game is
 * then fetched whole.
 */
graphql(`
  fragment WatchGamesLive on Dynasty {
    id
    games(first: 8, order: NEWEST_FIRST) {
      nodes {
        id
        ...GameResult
      }
    }
  }
`);

const GAME_LIVE = graphql(`
  subscription WatchGameLive($game: ID!) {
    tableUpdated(tableId: $game) {
      id
      ...WatchGameNow
    }
  }
`);

/** The running games in rotation, or else the last game's result. */
export function WatchGames({ dynasty }: { readonly dynasty: FragmentType<typeof GAMES> }) {
  const { games } = unmask(GAMES, dynasty);
  const newest = unmask(WATCH_GAME, games.nodes);
  const running = newest.filter((game) => unmask(WATCH_NOW, game).gameStatus === 'ACTIVE');
  const shown = running.length === 0 ? newest.slice(0, 1) : running;
  const game = shown[useRotation(shown.length)];
  useSubscription({
    query: GAME_LIVE,
    variables: { game: game?.id ?? '' },
    pause: game === undefined,
  });
  return (
    <section className="wall-games" aria-label={t('dynasty.games')}>
      {game === undefined ? (
        <p className="quiet">{t('dynasty.noGames')}</p>
      ) : (
        <WatchGame key={game.id} game={game} />
      )}
      {shown.length > 1 && (
        <ul className="wall-scores">
          {shown.map(({ id, number, ...now }) => (
            <li key={id} data-shown={id === game?.id}>
              {t('dynasty.game', { number })}:{' '}
              {unmask(WATCH_NOW, now)
                .participants.map(({ player, score }) => `${player.name} ${score}`)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
