import { Suspense, useEffect, useRef } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { useToken } from '../../platform/session';
import { Unavailable } from '../../ui/unavailable';
import { lazyComponent } from '../../platform/lazy-component';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import type { GameQuery } from '../../generated/graphql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { Button } from '../../ui/form/button';
import { HandSkeleton } from '../../ui/hand-skeleton';
import { Loading } from '../../ui/loading';
import { Skeleton } from '../../ui/skeleton';
import { OptionRules } from '../../ui/form/option-rule';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { PauseNotice } from '../season';
import { SeasonClock } from '../../ui/season-clock';
import { t } from '../../platform/i18n/translate';
import { GameActions, OfferSfida } from './actions/game-actions';
import { GameBar } from './table/game-bar';
import { GameTable } from './table/game-table';
import { optionOf, useMySeat } from './table/my-seat';
import type { MySeat } from './table/my-seat';
import { DynastyLink } from './actions/dynasty-link';
import { Result } from './result';
import { SfidaPrompt } from './actions/sfida';
import { useTelling } from './use-telling';
import { GameStory } from './table/game-story';
import { usePosition } from './replay/use-positions';
import { useReplayStep } from './replay/use-replay-step';
import { learnSeasonAddress } from '../../platform/learn-address';
import { ShareGame } from '../share';
import { startTour } from '../tour';
import '../season/season.css';
import './result.css';
import './table/my-hand.css';
import './giolitti.css';

// Only participants need the hand. It loads together with their seat.
const fetchHand = async () => (await import('./table/my-hand')).MyHand;
const MyHand = lazyComponent(fetchHand);
// Few visitors see these parts, mostly after the game.
const Bets = lazyComponent(async () => (await import('./actions/bets')).Bets);
const Replay = lazyComponent(async () => (await import('./replay/replay')).Replay);
const NextGame = lazyComponent(async () => (await import('./actions/next-game')).NextGame);
const FineReport = lazyComponent(async () => (await import('./actions/fine')).FineReport);
const DecidingCard = lazyComponent(async () => (await import('./actions/fine')).DecidingCard);
const SfidaMoment = lazyComponent(async () => (await import('./actions/sfida-moment')).SfidaMoment);
const GameCues = lazyComponent(async () => (await import('./game-cues')).GameCues);
const MakeFine = lazyComponent(async () => (await import('./actions/dealer')).MakeFine);
const TableActions = lazyComponent(
  async () => (await import('./actions/table-actions')).TableActions,
);
const VoidGameButton = lazyComponent(async () => (await import('./actions/dealer')).VoidGameButton);
// The last part of the page.
const TableTalk = lazyComponent(async () => (await import('./table/table-talk')).TableTalk);

const GAME = graphql(`
  query Game($game: ID!) {
    node(id: $game) {
      __typename
      id
      ... on GiolittiGame {
        seq
        number
        gameStatus
        fine {
          clean
        }
        plays {
          number
        }
        season {
          id
          name
          visibility
          watching
          pausedUntil
          ...SeasonClock
          ...Paused
        }
        ...GameTable
        ...GameStory
        ...GameCues
        ...GameNow
        ...GameResult
        ...Fine
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
        fine {
          clean
        }
        plays {
          number
        }
        ...GameTable
        ...GameStory
        ...GameCues
        ...GameNow
        ...GameResult
        ...Fine
        ...Replay
      }
    }
  }
`);

/** A pause of the season changes a game's deadline and options. */
const SEASON_LIVE = graphql(`
  subscription GameSeasonLive($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      watching
      pausedUntil
      ...SeasonClock
      ...Paused
    }
  }
`);

/** The part of a game that commands change; each payload selects it. */
graphql(`
  fragment GameAfter on GiolittiGame {
    id
    seq
    ...GameTable
    ...GameBar
    ...SfidaAsked
    ...SfidaMoment
    ...GameResult
    ...GameStory
  }
`);

/** Preloads the hand for signed-in visitors, who may be participants. */
function useHandAtHand(): void {
  const isSomebody = useToken() !== null;
  useEffect(() => {
    if (isSomebody) fetchHand().catch(() => undefined);
  }, [isSomebody]);
}

/** The public page of a game. */
export function GamePage({ game: id }: { readonly game: string }) {
  const variables = { game: id };
  const [{ data, fetching, error }, ask] = useQuery({
    query: GAME,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const game = data?.node?.__typename === 'GiolittiGame' ? data.node : null;
  useSubscription({ query: GAME_LIVE, variables, pause: game === null });
  const pausedUntil = usePause(game?.season ?? null, ask);
  const seat = useMySeat(id, game?.seq ?? null, pausedUntil);
  useHandAtHand();
  const title = game === null ? null : t('dynasty.game', { number: game.number });
  useTitle(title);
  if (game === null && fetching) return <Skeleton of="game" />;
  if (game === null) return <Unavailable error={error} title={t('game.gone')} />;
  // The order of the seats and the parts below the table depend on the viewer.
  if (seat.waits) return <Skeleton of="game" />;
  return (
    <SeasonClock season={game.season}>
      <header className="game-head">
        <h1>{title}</h1>
        <p>
          <Link href={`/d/${game.season.id}`}>{game.season.name}</Link>{' '}
          {game.season.watching > 0 && (
            <span className="quiet small">
              {t('lobby.watching', { count: game.season.watching })}
            </span>
          )}{' '}
          <PauseNotice season={game.season} />{' '}
          {seat.player !== null && (
            <Button look="quiet" onClick={() => startTour('DYNASTY', game.season.id, `/g/${id}`)}>
              {t('tour.start')}
            </Button>
          )}{' '}
          <Link href={learnSeasonAddress('DYNASTY', '', game.season.id)}>{t('learn.link')}</Link>{' '}
          <ShareGame game={id} isPublic={game.season.visibility === 'PUBLIC'} />
        </p>
      </header>
      <Board game={game} seat={seat} />
    </SeasonClock>
  );
}

type Game = Extract<NonNullable<GameQuery['node']>, { readonly __typename: 'GiolittiGame' }>;
type BoardProps = { readonly game: Game; readonly seat: MySeat };

/** The table with what belongs to it. While the Fine is told, nothing else shows its outcome. */
function Board({ game, seat }: BoardProps) {
  const { id, season } = game;
  const [at, go] = useReplayStep();
  const position = usePosition(id, game.seq, at);
  const telling = useTelling(game.fine !== null, game.plays.length);
  const isLive = at === null;
  return (
    <div className="board">
      <div className="board-main">
        <OptionRules options={seat.options}>
          {isLive && telling.isTold && (
            <Result game={game} me={seat.player} isNews={telling.isNews}>
              {isOver(game.gameStatus) && (
                <>
                  <Suspense fallback={null}>
                    <DecidingCard game={game} />
                  </Suspense>
                  <p className="claim-acts">
                    <Suspense fallback={<DynastyLink season={season.id} />}>
                      <NextGame season={season.id} />
                    </Suspense>
                    <Button onClick={() => go(0)}>{t('result.replay')}</Button>
                    <Link href={`/verify/${season.id}/${game.number}`}>{t('verify.link')}</Link>
                  </p>
                </>
              )}
            </Result>
          )}
          {isLive && game.fine !== null && (
            <Suspense fallback={<Loading />}>
              <FineReport game={game} telling={telling} />
            </Suspense>
          )}
          <GameTable game={game} below={seat.player} position={position} />
          {isLive && telling.isTold && <GameNow game={game} seat={seat} onReplay={() => go(0)} />}
          {!isLive && (
            <Suspense fallback={<div className="replay" />}>
              <Replay game={game} at={at} position={position} onGo={go} />
            </Suspense>
          )}
        </OptionRules>
      </div>
      <div className="game-side">
        {telling.isTold && <GameStory game={game} at={at} />}
        <Suspense fallback={null}>
          <GameCues game={game} me={seat.player} isTold={telling.isTold} />
        </Suspense>
        <Suspense fallback={null}>
          <OptionRules options={seat.inDynasty}>
            <TableTalk season={season.id} maySay={seat.player !== null} />
          </OptionRules>
        </Suspense>
      </div>
    </div>
  );
}

const isOver = (status: string): boolean => status === 'ENDED' || status === 'VOIDED';

type Refetch = (options: { readonly requestPolicy: 'network-only' }) => void;
type Pausing = { readonly id: string; readonly pausedUntil: string | null };

/** The end of the season's pause. A change of this time refetches the game. */
function usePause(season: Pausing | null, ask: Refetch): string | null {
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
    ruleset {
      id
      dynasty {
        betting
      }
    }
    season {
      id
      pausedUntil
    }
    ...GameBar
    ...SfidaAsked
    ...SfidaMoment
    ...GameActs
    ...TableActions
    ...MyHand
    ...Bets
    ...DealersPart
  }
`);

type GameNowProps = {
  readonly game: FragmentType<typeof NOW>;
  readonly seat: MySeat;
  readonly onReplay: () => void;
};

/** The actions at the live table. */
function GameNow({ game: shown, seat, onReplay }: GameNowProps) {
  const game = unmask(NOW, shown);
  return (
    <>
      {game.gameStatus === 'ACTIVE' && seat.hand !== null && (
        <Suspense fallback={<HandSkeleton cards={seat.hand.length} />}>
          <MyHand game={game} seat={seat} />
        </Suspense>
      )}
      <GameBar
        game={game}
        mine={seat.player}
        asked={
          <>
            <SfidaPrompt game={game} seat={seat} />
            <Suspense fallback={null}>
              <SfidaMoment game={game} />
            </Suspense>
          </>
        }
        act={game.season.pausedUntil === null && <OfferSfida game={game} seat={seat} />}
      >
        {game.season.pausedUntil === null && <GameActions game={game} seat={seat} />}
        <Suspense fallback={null}>
          <TableActions game={game} seat={seat} />
        </Suspense>
        {!isOver(game.gameStatus) && (
          <Button look="quiet" onClick={onReplay}>
            {t('replay.watch')}
          </Button>
        )}
        {optionOf(seat, 'voidGame') !== null && (
          <Suspense
            fallback={
              <Button look="quiet" aria-disabled>
                {t('dealer.void')}
              </Button>
            }
          >
            <VoidGameButton game={game} seat={seat} />
          </Suspense>
        )}
      </GameBar>
      <Suspense fallback={game.ruleset.dynasty?.betting === true ? <BetsPlace /> : null}>
        <Bets game={game} seat={seat} />
      </Suspense>
      <Suspense fallback={null}>
        <MakeFine game={game} seat={seat} />
      </Suspense>
    </>
  );
}

/** The place of the bets while their code loads: as high as the section without a bet. */
const BetsPlace = () => (
  <section className="bets" aria-busy="true">
    <h2>{t('bets.title')}</h2>
    <Loading />
    <ul />
    <div className="bets-acts" />
  </section>
);
