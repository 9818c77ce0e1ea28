import { Suspense, useEffect, useRef } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { Absent } from '../app/absent';
import { late } from '../app/late';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Button } from '../kit/button';
import { OptionRules } from '../kit/option-rule';
import { useRefreshed } from '../live/use-refreshed';
import { Paused } from '../season/paused';
import { SeasonClock } from '../season/season-clock';
import { say } from '../words/words';
import { Bets } from './bets';
import { GameActs, OfferSfida } from './game-acts';
import { GameBar } from './game-bar';
import { GameTable } from './game-table';
import { MyHand } from './my-hand';
import { useMySeat } from './my-seat';
import type { MySeat } from './my-seat';
import { Replay, useReplay } from './replay';
import { ToDynasty } from './to-dynasty';
import { Result } from './result';
import { SfidaAsked } from './sfida';
import { Story } from './story';
import { usePosition } from './use-positions';
import '../season/season.css';
import './giolitti.css';

// What few see, most of it only once a game is closed.
const NextGame = late(async () => (await import('./next-game')).NextGame);
const FineTold = late(async () => (await import('./fine')).FineTold);
const DealersPart = late(async () => (await import('./dealer')).DealersPart);
const TableActions = late(async () => (await import('./table-actions')).TableActions);
const Voiding = late(async () => (await import('./dealer')).Voiding);
// The last of the page.
const Talk = late(async () => (await import('./talk')).Talk);

const GAME = graphql(`
  query Game($game: ID!) {
    node(id: $game) {
      __typename
      id
      ... on GiolittiGame {
        seq
        number
        gameStatus
        season {
          id
          name
          pausedUntil
          ...SeasonClock
          ...Paused
        }
        ...GameTable
        ...GameStory
        ...SfidaAsked
        ...GameNow
        ...GameResult
        ...Replay
      }
    }
  }
`);

const GAME_LIVE = graphql(`
  subscription GameLive($game: ID!) {
    tableUpdated(tableId: $game) {
      id
      ... on GiolittiGame {
        seq
        ...GameTable
        ...GameStory
        ...SfidaAsked
        ...GameNow
        ...GameResult
        ...Replay
      }
    }
  }
`);

/** A pause of its season changes when its clock runs out, and what can be done. */
const SEASON_LIVE = graphql(`
  subscription GameSeasonLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      pausedUntil
      ...SeasonClock
      ...Paused
    }
  }
`);

/** What a command of a game changes: each of them answers with it. */
graphql(`
  fragment GameAfter on GiolittiGame {
    id
    seq
    ...GameTable
    ...GameBar
    ...GameResult
    ...GameStory
  }
`);

/** A game at its table, as whoever comes by may see it. */
export function GamePage({ game: id }: { readonly game: string }) {
  const variables = { game: id };
  const [{ data, fetching, error }, ask] = useQuery({
    query: GAME,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  const game = data?.node?.__typename === 'GiolittiGame' ? data.node : null;
  useSubscription({ query: GAME_LIVE, variables, pause: game === null });
  const pausedUntil = usePause(game?.season ?? null, ask);
  const seat = useMySeat(id, game?.seq ?? null, pausedUntil);
  const [at, go] = useReplay();
  const position = usePosition(id, game?.seq ?? null, at);
  const title = game === null ? null : say('dynasty.game', { number: game.number });
  useTitle(title);
  if (game === null) {
    if (fetching) return <p className="quiet">{say('house.loading')}</p>;
    return <Absent error={error} title={say('game.gone')} />;
  }
  return (
    <SeasonClock season={game.season}>
      <header className="game-head">
        <h1>{title}</h1>
        <p>
          <Link href={`/d/${game.season.id}`}>{game.season.name}</Link>{' '}
          <Paused season={game.season} />
        </p>
      </header>
      <div className="board">
        <div className="board-main">
          <OptionRules options={seat.options}>
            {at === null && (
              <Result game={game}>
                {isOver(game.gameStatus) && (
                  <p className="claim-acts">
                    <Suspense fallback={<ToDynasty season={game.season.id} />}>
                      <NextGame season={game.season.id} />
                    </Suspense>
                    <Button onClick={() => go(0)}>{say('result.replay')}</Button>
                    <Link href={`/verify/${game.season.id}/${game.number}`}>
                      {say('verify.link')}
                    </Link>
                  </p>
                )}
              </Result>
            )}
            <GameTable game={game} below={seat.player} position={position}>
              {at === null && <SfidaAsked game={game} seat={seat} />}
            </GameTable>
            {at === null ? (
              <GameNow game={game} seat={seat} onReplay={() => go(0)} />
            ) : (
              <Replay game={game} at={at} onGo={go} />
            )}
          </OptionRules>
        </div>
        <div className="game-side">
          <Story game={game} />
          <Suspense fallback={null}>
            <Talk season={game.season.id} maySay={seat.player !== null} />
          </Suspense>
        </div>
      </div>
    </SeasonClock>
  );
}

const isOver = (status: string): boolean => status === 'ENDED' || status === 'VOIDED';

type Ask = (options: { readonly requestPolicy: 'network-only' }) => void;
type Pausing = { readonly id: string; readonly pausedUntil: string | null };

/** Until when the season of the game pauses; whenever that changes the game is asked for again. */
function usePause(season: Pausing | null, ask: Ask): string | null {
  const id = season?.id ?? '';
  useSubscription({ query: SEASON_LIVE, variables: { season: id }, pause: season === null });
  const until = season?.pausedUntil ?? null;
  const known = useRef(until);
  useEffect(() => {
    if (season === null || until === known.current) return;
    known.current = until;
    ask({ requestPolicy: 'network-only' });
  }, [season, until, ask]);
  return until;
}

const NOW = graphql(`
  fragment GameNow on GiolittiGame {
    id
    gameStatus
    season {
      id
      pausedUntil
    }
    ...GameBar
    ...GameActs
    ...TableActions
    ...MyHand
    ...Fine
    ...Bets
    ...DealersPart
  }
`);

type GameNowProps = {
  readonly game: FragmentType<typeof NOW>;
  readonly seat: MySeat;
  readonly onReplay: () => void;
};

/** What is done at the table as it stands. */
function GameNow({ game: shown, seat, onReplay }: GameNowProps) {
  const game = unmask(NOW, shown);
  return (
    <>
      {game.gameStatus === 'ACTIVE' && <MyHand game={game} seat={seat} />}
      <GameBar
        game={game}
        act={game.season.pausedUntil === null && <OfferSfida game={game} seat={seat} />}
      >
        {game.season.pausedUntil === null && <GameActs game={game} seat={seat} />}
        <Suspense fallback={null}>
          <TableActions game={game} seat={seat} />
        </Suspense>
        {!isOver(game.gameStatus) && (
          <Button look="quiet" onClick={onReplay}>
            {say('replay.watch')}
          </Button>
        )}
        <Suspense fallback={null}>
          <Voiding game={game} seat={seat} />
        </Suspense>
      </GameBar>
      <Suspense fallback={null}>
        <FineTold game={game} />
      </Suspense>
      <Bets game={game} seat={seat} />
      <Suspense fallback={null}>
        <DealersPart game={game} seat={seat} />
      </Suspense>
    </>
  );
}
