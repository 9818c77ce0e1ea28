import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import type { ReplayFragment } from '../../../generated/graphql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Stepper } from '../../../ui/list/stepper';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { Fact } from '../table/game-bar';
import { printTricks } from '../table/print-tricks';
import type { Position } from './use-positions';

const GAME = graphql(`
  fragment Replay on GiolittiGame {
    id
    bersaglio
    story
    plays {
      number
      at
      player {
        id
        name
      }
      card {
        rank
        suit
        name
      }
      claim
      scored
      tricks {
        trick
        name
        points
      }
    }
  }
`);

type ReplayProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly at: number;
  /** The position after the play `at`; null while loading. */
  readonly position: Position | null;
  readonly onGo: (play: number) => void;
};

/** Steps through the plays of a game: by slider, buttons, and arrow keys anywhere on the page. */
export function Replay({ game: shown, at, position, onGo }: ReplayProps) {
  const game = unmask(GAME, shown);
  const { id, plays, bersaglio } = game;
  const count = plays.length;
  const now = Math.min(at, count);
  const where = now === 0 ? t('replay.start') : t('replay.at', { number: now, count });
  return (
    <section className="replay" aria-label={t('replay.title')}>
      <Stepper
        at={now}
        first={0}
        last={count}
        back={t('replay.back')}
        on={t('replay.on')}
        slider={t('replay.slider')}
        where={where}
        keys
        onGo={onGo}
      />
      <dl className="replay-facts">
        {position !== null && <Fact name={t('game.stakes')} value={position.stakes} />}
        <Fact name={t('game.bersaglio')} value={bersaglio} />
      </dl>
      <div className="replay-play" aria-live="polite">
        <h2>{where}</h2>
        <Played play={plays[now - 1]} />
        <ul className="replay-between quiet">
          {between(game.story, now).map((line, each) => (
            <li key={each}>{line}</li>
          ))}
        </ul>
      </div>
      <p>
        <Link href={`/g/${id}`}>{t('replay.leave')}</Link>
      </p>
    </section>
  );
}

type PlayedProps = { readonly play: ReplayFragment['plays'][number] | undefined };

/** A play: the player, the card, the claim, the score and the tricks. */
function Played({ play }: PlayedProps) {
  const now = useNow();
  if (play === undefined) return null;
  const { player, card, claim, scored, tricks, at } = play;
  const said = { name: player.name, card: card.name, claim, scored };
  return (
    <p>
      {t(claim > 0 ? 'replay.claimed' : 'replay.played', said)}
      {tricks.length > 0 && ` (${printTricks(tricks)})`}{' '}
      <time className="quiet small figures" dateTime={at}>
        {printMoment(Date.parse(at), now)}
      </time>
    </p>
  );
}

/** The lines of the story between a play and the next: Sfide, bets and the end. */
function between(story: readonly string[], play: number): readonly string[] {
  const from = story.findIndex((line) => line.startsWith(`${play}. `)) + 1;
  const to = story.findIndex((line) => line.startsWith(`${play + 1}. `));
  return story.slice(from, to === -1 ? undefined : to);
}
