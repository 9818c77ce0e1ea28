import { useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Button } from '../kit/button';
import { say } from '../words/words';
import { taken } from './taken';

const GAME = graphql(`
  fragment Replay on GiolittiGame {
    id
    plays {
      number
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

const KEY = 'play';

/** The play that the address names; null for the game as it stands. */
export function useReplay(): readonly [number | null, (play: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(KEY);
  const at = asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : null;
  const go = (play: number | null): void =>
    setSearch(play === null ? {} : { [KEY]: String(play) }, { replace: at !== null });
  return [at, go];
}

type ReplayProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly at: number;
  readonly onGo: (play: number) => void;
};

/** Goes through the plays of a game: by a slider, buttons, and the arrow keys wherever one is. */
export function Replay({ game, at, onGo }: ReplayProps) {
  const { id, plays } = unmask(GAME, game);
  const count = plays.length;
  const shown = Math.min(at, count);
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const isTyping = event.target instanceof HTMLInputElement;
      if (by === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onGo(Math.min(count, Math.max(0, shown + by)));
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [count, shown, onGo]);
  const play = plays[shown - 1];
  const where = shown === 0 ? say('replay.start') : say('replay.at', { number: shown, count });
  return (
    <section className="replay" aria-label={say('replay.title')}>
      <p className="replay-play" aria-live="polite">
        <b>{where}</b>{' '}
        {play !== undefined &&
          say(play.claim > 0 ? 'replay.claimed' : 'replay.played', {
            name: play.player.name,
            card: play.card.name,
            claim: play.claim,
            scored: play.scored,
          })}
        {play !== undefined && play.tricks.length > 0 && ` (${taken(play.tricks)})`}
      </p>
      <p className="replay-acts">
        <Button
          aria-label={say('replay.back')}
          aria-disabled={shown === 0}
          onClick={() => onGo(Math.max(0, shown - 1))}
        >
          ‹
        </Button>
        <input
          type="range"
          min={0}
          max={count}
          value={shown}
          aria-label={say('replay.slider')}
          aria-valuetext={where}
          onChange={({ target }) => onGo(Number(target.value))}
        />
        <Button
          aria-label={say('replay.on')}
          aria-disabled={shown === count}
          onClick={() => onGo(Math.min(count, shown + 1))}
        >
          ›
        </Button>
      </p>
      <p>
        <Link href={`/g/${id}`}>{say('replay.leave')}</Link>
      </p>
    </section>
  );
}
