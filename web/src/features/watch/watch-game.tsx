import { Backs } from '../../ui/cards/backs';
import { Card } from '../../ui/cards/card';
import { Mask } from '../../ui/cards/mask';
import { graphql } from '../../generated/gql';
import type { WatchGameFragment, WatchGameNowFragment } from '../../generated/graphql';
import { unmask } from '../../generated/fragment-masking';
import { GameBar, Result, Tricks, cardsLeft } from '../giolitti';
import { t } from '../../platform/i18n/translate';
import '../giolitti/result.css';
import '../giolitti/giolitti.css';

export const WATCH_GAME = graphql(`
  fragment WatchGame on GiolittiGame {
    id
    number
    season {
      id
    }
    grandCanal {
      rank
      suit
      name
    }
    ...WatchGameNow
    ...GameTricks
  }
`);

/** The part of a game that changes. */
export const WATCH_NOW = graphql(`
  fragment WatchGameNow on GiolittiGame {
    id
    gameStatus
    turn {
      id
    }
    participants {
      score
      mask
      handCards
      handArcana
      plays {
        number
        card {
          rank
          suit
          name
        }
      }
      player {
        id
        name
      }
      lastPocket {
        rank
        suit
        name
      }
      disclosedHand {
        rank
        suit
        name
      }
    }
    ...GameBar
    ...GameResult
  }
`);

type Participant = WatchGameNowFragment['participants'][number];

/** A game at its table: both pockets around the Grand Canal. */
export function WatchGame({ game }: { readonly game: WatchGameFragment }) {
  const now = unmask(WATCH_NOW, game);
  const [upper, lower] = now.participants;
  return (
    <article className="game-table">
      <h2>{t('dynasty.game', { number: game.number })}</h2>
      <Result game={now} />
      {upper !== undefined && (
        <WatchSeat seat={upper} season={game.season.id} turn={now.turn?.id ?? null} />
      )}
      <section className="canal" aria-label={t('game.canal')}>
        <Card face={game.grandCanal} width={112} />
        <div>
          <h3>{t('game.canal')}</h3>
          <Tricks game={game} />
          <GameBar game={now} />
        </div>
      </section>
      {lower !== undefined && (
        <WatchSeat seat={lower} season={game.season.id} turn={now.turn?.id ?? null} />
      )}
    </article>
  );
}

type WatchSeatProps = {
  readonly seat: Participant;
  readonly season: string;
  readonly turn: string | null;
};

function WatchSeat({
  seat: { player, mask, score, lastPocket, disclosedHand, plays, ...dealt },
  season,
  turn,
}: WatchSeatProps) {
  const left = cardsLeft(dealt, plays);
  return (
    <section className="seat" data-turn={turn === player.id} aria-label={player.name}>
      <header>
        <div className="seat-who">
          {mask !== null && <Mask mask={mask} width={44} />}
          <h3>{player.name}</h3>
        </div>
        {disclosedHand === null && left > 0 && (
          <Backs
            season={season}
            label={t('game.faceDown', { name: player.name, count: left })}
            count={left}
            width={30}
          />
        )}
        <p className="seat-score">
          <span className="unseen">{t('game.score')} </span>
          {score}
        </p>
      </header>
      <ul className="pocket" aria-label={t('game.pocket', { name: player.name })}>
        {/* Keyed by place, since a card may be named twice [Arlecchino] and keeps its place. */}
        {lastPocket.map((card, at) => (
          <li key={at}>
            <Card face={card} width={84} />
          </li>
        ))}
        {lastPocket.length === 0 && <li className="quiet">{t('game.pocketEmpty')}</li>}
      </ul>
      {disclosedHand !== null && (
        <div className="wall-hand">
          <p className="quiet small">{t('game.hand', { name: player.name })}</p>
          <ul
            className="disclosed disclosed-hand"
            aria-label={t('game.hand', { name: player.name })}
          >
            {disclosedHand.map((card, at) => (
              <li key={at}>
                <Card face={card} width={48} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
